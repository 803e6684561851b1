/** A way whose pin or end is moved to another hex, and where that could go. Pure. */
import type { Reach } from './movement';
import { wayOver, type Ways } from './route';

/** The hexes that a way leads over, and the one where it ends. */
export interface Way {
  readonly pins: readonly string[];
  readonly end: string;
}

/** Null: the way has no such pin or end. A pin that is put onto another, the end or the start is gone. */
export function movedWay({ pins, end }: Way, start: string, from: string, to: string): Way | null {
  if (from === end) {
    const at = pins.indexOf(to);
    return { pins: (at < 0 ? pins : pins.slice(0, at)).filter((pin) => pin !== from), end: to };
  }
  if (!pins.includes(from)) return null;
  const goes = to === end || to === start || pins.includes(to);
  return {
    pins: goes ? pins.filter((pin) => pin !== from) : pins.map((pin) => (pin === from ? to : pin)),
    end,
  };
}

/** The hexes to which it may be moved, with what the whole way costs then. */
export function movedReach(ways: Ways, way: Way, from: string): readonly Reach[] {
  return ways.reachable.flatMap((one) => {
    const moved = movedWay(way, ways.start, from, one.hex);
    const path = moved === null ? null : wayOver(ways, moved.pins, moved.end);
    return path === null ? [] : [{ ...one, path: [...path], cost: path.length }];
  });
}

/**
 * Ways over several hexes that a player pins. The API tells the shortest way to each hex; a way over a pin is
 * made of hexes that it told as reachable, and the server has the last word (a dry run of the sheet). Pure.
 */
import { DIRECTIONS, neighbour } from '../../board/geometry';
import type { Reach } from './movement';

/**
 * The shortest way between two hexes over those that may be gone through; null: there is none. Without the
 * first hex.
 */
function leg(from: string, to: string, through: ReadonlySet<string>): readonly string[] | null {
  const before = new Map<string, string>([[from, from]]);
  for (let edge = [from]; edge.length > 0;) {
    const next: string[] = [];
    for (const hex of edge)
      for (const direction of DIRECTIONS) {
        const near = neighbour(hex, direction);
        if (before.has(near) || !through.has(near)) continue;
        before.set(near, hex);
        if (near === to) return walked(before, from, to);
        next.push(near);
      }
    edge = next;
  }
  return null;
}

function walked(before: ReadonlyMap<string, string>, from: string, to: string): readonly string[] {
  const way: string[] = [];
  for (let hex = to; hex !== from; hex = before.get(hex) as string) way.unshift(hex);
  return way;
}

export interface Ways {
  readonly start: string;
  readonly reachable: readonly Reach[];
  /** MP of the mech: hexes that a way may be long. */
  readonly most: number;
}

/**
 * Over the pins in their order to `to`; null: there is no such way, or it is too long. Without pins it is
 * what the API told.
 */
export function wayOver(
  { start, reachable, most }: Ways,
  pins: readonly string[],
  to: string,
): readonly string[] | null {
  if (pins.length === 0) return reachable.find(({ hex }) => hex === to)?.path ?? null;
  const through = new Set(reachable.map(({ hex }) => hex));
  const way: string[] = [];
  let from = start;
  for (const goal of [...pins, to]) {
    const part = goal === from ? [] : leg(from, goal, through);
    if (part === null) return null;
    way.push(...part);
    from = goal;
  }
  return way.length === 0 || way.length > most ? null : way;
}

/** What can be reached over the pins, with its cost. Without pins it is what the API told. */
export function reachOver(ways: Ways, pins: readonly string[]): readonly Reach[] {
  if (pins.length === 0) return ways.reachable;
  return ways.reachable.flatMap((one) => {
    const way = wayOver(ways, pins, one.hex);
    return way === null ? [] : [{ ...one, path: [...way], cost: way.length }];
  });
}

/** The pins that a saved way shows: where it leaves the shortest one. So they need not be kept. */
export function pinsOf(ways: Ways, path: readonly string[]): readonly string[] {
  const end = path.at(-1);
  const shortest = ways.reachable.find(({ hex }) => hex === end)?.path;
  if (end === undefined || shortest === undefined || shortest.join() === path.join()) return [];
  const pins: string[] = [];
  // The fewest pins, greedily: each as late on the way as still leads along it.
  for (let done = 0; done < path.length;) {
    const rest = path.slice(done);
    if (wayOver(ways, pins, end)?.join() === path.join()) return pins;
    const found = rest.findLastIndex((hex, index) => {
      const way = wayOver({ ...ways, most: Infinity }, pins, hex);
      return way?.join() === path.slice(0, done + index + 1).join();
    });
    if (found < 0) return path.slice(0, -1);
    pins.push(rest[found] as string);
    done += found + 1;
  }
  return pins;
}

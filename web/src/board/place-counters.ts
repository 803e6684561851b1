/** Where in a hex its counters stand. Pure. */
import type { BuildingMark, Counter } from './scene';

/** Seats side by side in a hex. */
const FANNED = 4;

export interface Placed {
  readonly counter: Counter;
  /** In hex radii from the hex's centre. */
  readonly dx: number;
  readonly dy: number;
  /** Seats that are not shown beside it. */
  readonly more?: number;
}

/**
 * Two seats in a hex stand side by side, more as a fan; mine in front. With a building a counter moves
 * north-east.
 */
export function placeCounters(
  counters: readonly Counter[],
  buildings: readonly BuildingMark[],
): readonly Placed[] {
  const built = new Set(buildings.map(({ hex }) => hex));
  const byHex = new Map<string, Counter[]>();
  for (const counter of counters) byHex.set(counter.hex, [...(byHex.get(counter.hex) ?? []), counter]);
  return [...byHex].flatMap(([hex, here]) => {
    const sorted = [...here].sort((a, b) => Number(a.own) - Number(b.own));
    const wide = sorted.length > 2 ? 0.44 : 0.62;
    // Of many only some fit; the card of the hex names all.
    const shown = sorted.slice(-FANNED);
    return shown.map((counter, i) => {
      if (shown.length === 1)
        return { counter, dx: built.has(hex) ? 0.3 : 0, dy: built.has(hex) ? -0.14 : 0 };
      return {
        counter,
        dx: (i - (shown.length - 1) / 2) * wide,
        dy: i % 2 === 0 ? 0.12 : -0.18,
        ...(i === 0 && sorted.length > FANNED ? { more: sorted.length - FANNED } : {}),
      };
    });
  });
}

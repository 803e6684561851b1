/** Where a mech can go this phase, with the shortest way there (MOV-1, MOV-7). */
import type { Hex, PlanetMap } from '../model/map';
import { gridOf } from './grid';

export interface Reach {
  readonly hex: Hex;
  /** Without the start hex. */
  readonly path: readonly Hex[];
  /** MP: the length of the path. */
  readonly cost: number;
}

const never = (): boolean => false;
const always = (): boolean => true;

/**
 * The hexes other than the start that a mech with `mp` can end in, nearest first, each with one shortest
 * path: of equal ones the first, trying directions clockwise from north. A hex with `blockedThrough` (an
 * enemy is seen there) may be entered but not passed. A hex with `forbiddenEnd` may be passed, not ended in.
 * `mayStep` forbids single steps (MOV-4: a mech that has left enemy sight may not step back into it).
 */
export const reachable = (
  map: PlanetMap,
  start: Hex,
  mp: number,
  blockedThrough: (hex: Hex) => boolean = never,
  forbiddenEnd: (hex: Hex) => boolean = never,
  mayStep: (from: Hex, to: Hex) => boolean = always,
): readonly Reach[] => {
  const grid = gridOf(map);
  const origin = grid.indexOf(start);
  if (origin < 0) return [];
  const paths = new Map<number, readonly Hex[]>([[origin, []]]);
  const found: Reach[] = [];
  let edge: number[] = [origin];
  for (let cost = 1; cost <= mp && edge.length > 0; cost += 1) {
    const next: number[] = [];
    for (const from of edge) {
      const way = paths.get(from) ?? [];
      for (const to of grid.adjacent(from)) {
        if (grid.passable[to] !== 1 || paths.has(to)) continue;
        const hex = grid.hexAt(to);
        if (!mayStep(grid.hexAt(from), hex)) continue;
        const path = [...way, hex];
        paths.set(to, path);
        if (!blockedThrough(hex)) next.push(to);
        if (!forbiddenEnd(hex)) found.push({ hex, path, cost });
      }
    }
    edge = next;
  }
  return found;
};

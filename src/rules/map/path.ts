/** What is wrong with the path of a move on the planet map (MOV-1, MOV-7). */
import { type ParamsGiven, type ProblemCode, violation, type Violation } from '../../kernel';
import type { Direction, Hex, PlanetMap } from '../model/map';
import { gridOf } from './grid';
import { directionTo } from '../../kernel/hex';

export interface PathQuestion {
  readonly map: PlanetMap;
  readonly start: Hex;
  /** Without the start hex, as the player sent it. */
  readonly path: readonly string[];
  /** Hexes that the mech can move: its walking MP (MOV-1). */
  readonly allowance: number;
  /** Whether the mover's player sees an enemy in the hex now. */
  readonly enemySeenIn: (hex: Hex) => boolean;
}

/**
 * Everything wrong with the path, pointers from the path on (`/2` is its third hex). A path may come back to
 * a hex, even to its start; one may always leave the start, whoever is seen there.
 */
export const pathViolations = ({ map, start, path, allowance, enemySeenIn }: PathQuestion): Violation[] => {
  if (path.length === 0) return [violation('movement/empty-path', 'MOV-7', '')];
  const found: Violation[] = [];
  const grid = gridOf(map);
  if (path.length > allowance) {
    found.push(violation('movement/too-far', 'MOV-1', '', { length: path.length, allowance }));
  }
  let before = grid.indexOf(start);
  const wrong = <C extends ProblemCode>(code: C, position: number, ...params: ParamsGiven<C>): void =>
    void found.push(violation(code, 'MOV-7', `/${position}`, ...params));
  path.forEach((step, position) => {
    const index = grid.indexOf(step);
    if (index < 0) {
      wrong('movement/off-map', position, { hex: step });
    } else {
      const hex = grid.hexAt(index);
      if (before >= 0 && !grid.adjacent(before).includes(index))
        wrong('movement/not-adjacent', position, { from: grid.hexAt(before), hex });
      if (grid.passable[index] !== 1) wrong('movement/impassable', position, { hex });
      if (position < path.length - 1 && enemySeenIn(hex)) wrong('movement/through-enemy', position, { hex });
    }
    before = index;
  });
  return found;
};

/**
 * The direction of a path's last step, from which the mech enters its last hex (MOV-7, CMB-4); null for no
 * legal path.
 */
export const lastStep = (start: Hex, path: readonly Hex[]): Direction | null => {
  const last = path.at(-1);
  return last === undefined ? null : directionTo(path.at(-2) ?? start, last);
};

/**
 * MOV-4 and MOV-5 for one path and one picture of enemy sight: a move may not lead into it, but a mech that
 * begins in it may pass seen hexes until its first unseen one.
 */
import { flatMap, violation, type Violation } from '../../kernel';
import type { Grid } from '../map/grid';
import type { Hex } from '../model/map';

/** Whether a mech that began at `start` may step from `from` to `to`; all are grid indices. */
export const mayStep = (sight: Uint8Array, start: number, from: number, to: number): boolean =>
  // Whoever stands in a seen hex has passed seen hexes only, since nobody may step back into one.
  sight[to] !== 1 || (sight[start] === 1 && sight[from] === 1);

/** The positions in a path whose steps lead into sight against the rule. */
export const forbiddenSteps = (
  sight: Uint8Array,
  start: number,
  path: readonly number[],
): readonly number[] =>
  flatMap(path, (to, position) => (mayStep(sight, start, path[position - 1] ?? start, to) ? [] : [position]));

/** Whether a move that begins in sight never leaves it. */
export const staysInSight = (sight: Uint8Array, start: number, path: readonly number[]): boolean =>
  sight[start] === 1 && path.every((hex) => sight[hex] === 1);

/** How many steps of a path enemy sight lets be made: none of one that never leaves it. */
export const stepsInPeace = (sight: Uint8Array, start: number, path: readonly number[]): number =>
  staysInSight(sight, start, path) ? 0 : (forbiddenSteps(sight, start, path)[0] ?? path.length);

/** What is wrong with a path under the enemy sight that its player knows of; pointers from the path on. */
export const enemySightViolations = (
  grid: Grid,
  sight: Uint8Array,
  start: Hex,
  path: readonly Hex[],
): Violation[] => {
  const origin = grid.indexOf(start);
  const indices = path.map(grid.indexOf);
  // Hexes off the map are another rule's business.
  if (indices.some((index) => index < 0) || path.length === 0) return [];
  const found = forbiddenSteps(sight, origin, indices).map((position) =>
    violation('movement/into-enemy-sight', 'MOV-4', `/${position}`, { hex: path[position] ?? start }),
  );
  if (staysInSight(sight, origin, indices))
    found.push(violation('movement/stays-in-enemy-sight', 'MOV-5', '', { hex: path.at(-1) ?? start }));
  return found;
};

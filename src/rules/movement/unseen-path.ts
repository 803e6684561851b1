/**
 * MOV-4 and MOV-5 for one path and one picture of enemy sight: a move may not lead into it, but a mech that begins in it may pass
 * seen hexes until its first unseen one.
 */
import { violation, type Violation } from '../../kernel/violation';
import type { Grid } from '../map/grid';
import type { Hex } from '../model/map';

/** Whether a mech that began at `start` may step from `from` to `to`; all are grid indices. */
export const mayStep = (sight: Uint8Array, start: number, from: number, to: number): boolean =>
  // Whoever stands in a seen hex has passed seen hexes only, since nobody may step back into one.
  sight[to] !== 1 || (sight[start] === 1 && sight[from] === 1);

/** What is wrong with a path under the enemy sight that its player knows of; pointers from the path on. */
export const enemySightViolations = (grid: Grid, sight: Uint8Array, start: Hex, path: readonly Hex[]): Violation[] => {
  const origin = grid.indexOf(start);
  const indices = path.map(grid.indexOf);
  // Hexes off the map are another rule's business.
  if (indices.some((index) => index < 0) || path.length === 0) return [];
  const found: Violation[] = [];
  let from = origin;
  indices.forEach((to, position) => {
    if (!mayStep(sight, origin, from, to)) found.push(violation('movement/into-enemy-sight', 'MOV-4', `/${position}`, { hex: path[position] }));
    from = to;
  });
  if (sight[origin] === 1 && indices.every((index) => sight[index] === 1))
    found.push(violation('movement/stays-in-enemy-sight', 'MOV-5', '', { hex: path[path.length - 1] }));
  return found;
};

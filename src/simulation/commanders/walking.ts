/** The way to a goal, as far as one gets in a round (MOV-7). */
import { enemyHexes, knownEnemySight, mayStep, type Hex } from '../../rules';
import type { SheetDraft } from './sheet-draft';
import { stepsTo } from './situation';

/**
 * Downhill in steps to the goal, at most so many; it ends where an enemy is seen, and in the movement phase
 * before they would see (MOV-4).
 */
export const walkTo = ({ knowledge }: SheetDraft, from: Hex, goal: Hex, most: number): readonly Hex[] => {
  const { grid } = knowledge;
  const steps = stepsTo(grid, goal);
  const enemies = enemyHexes(knowledge);
  const sight = knowledge.campaign.phase === 'movement' ? knownEnemySight(knowledge) : null;
  const path: Hex[] = [];
  const start = grid.indexOf(from);
  let at = start;
  while (path.length < most && (steps[at] ?? 0) > 0) {
    const here = steps[at] ?? 0;
    const next = grid.adjacent(at).find((one) => grid.passable[one] === 1 && (steps[one] ?? here) < here);
    if (next === undefined || (sight !== null && !mayStep(sight, start, at, next))) break;
    at = next;
    path.push(grid.hexAt(at));
    if (enemies.has(grid.hexAt(at))) break;
  }
  return path;
};

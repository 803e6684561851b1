/**
 * SETUP-1: what a rule gives a side goes to the team-mate with the most tonnage able to fight there; a tie is
 * rolled.
 */
import type { Catalog } from '../../catalog';
import type { ForceId } from '../../kernel';
import type { MechRow } from '../model/state';
import { tonnageOf } from './presence';
import type { Roller } from './roller';

/**
 * The force of one side that gets it; `able` are that side's mechs able to fight there. Null when there are
 * none.
 */
export const forceThatGets = (
  catalog: Catalog,
  able: readonly Pick<MechRow, 'force' | 'design'>[],
  dice: Roller,
): ForceId | null => {
  const forces = [...new Set(able.map(({ force }) => force))].sort();
  const weights = forces.map((force) =>
    tonnageOf(
      catalog,
      able.filter((mech) => mech.force === force),
    ),
  );
  const most = Math.max(...weights);
  const heaviest = forces.filter((_, index) => weights[index] === most);
  return heaviest.length === 0 ? null : dice.pick(heaviest);
};

/**
 * BLD-QUARRY: a quarry's controller gets 1 t for every 10 CP that enemies had repaired in the phase, when
 * supply closes.
 */
import { addTons, type ForceId, MICRO_TONS, microTons, type MicroTons, ZERO_TONS } from '../../kernel';
import { rowsOf } from '../model/draft';
import type { Turn } from '../model/turn';
import { areEnemies } from '../sides';
import { benefitsInState } from '../buildings/benefits';
import { changeAccount } from './account';

const enemyCp = (resolution: Turn, force: ForceId): number =>
  resolution.events.reduce(
    (sum, event) =>
      event.type === 'building-repaired' && areEnemies(resolution.state.forces, force, event.data.force)
        ? sum + event.data.cp
        : sum,
    0,
  );

/** Of several quarries each brings it (BLD-5). */
const earned = (resolution: Turn, force: ForceId): MicroTons =>
  benefitsInState(resolution.state, force).enemyCpPerTon.reduce<MicroTons>(
    (sum, perTon) => addTons(sum, microTons(Math.floor((enemyCp(resolution, force) * MICRO_TONS) / perTon))),
    ZERO_TONS,
  );

export const creditQuarries = (resolution: Turn): void => {
  for (const { id, out } of rowsOf(resolution.state.forces))
    if (!out)
      changeAccount(resolution, id, earned(resolution, id), {
        rule: 'BLD-QUARRY',
        text: 'supply/quarry',
        order: null,
      });
};

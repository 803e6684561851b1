/**
 * Where trains stop (BLD-RAIL): before a hex that turns out to hold an enemy: one that stands there and
 * stays, or that ends its march there at the same time. Trains do not stop for each other.
 */
import type { ForceId } from '../../kernel';
import { rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { CampaignState } from '../model/state';
import { areEnemies } from '../sides';
import type { March } from './march';

const isTrain = ({ mech }: March): boolean => mech.moved === 'rail';

/** How many steps each march makes before a train of it must stop; of those on foot, all. */
export const trainStops = (state: CampaignState, marches: readonly March[]): readonly number[] => {
  if (!marches.some(isTrain)) return marches.map(({ path }) => path.length);
  const onTheMove = new Set(marches.map(({ mech }) => mech.id));
  const holders = new Map<Hex, ForceId[]>();
  const hold = (hex: Hex, force: ForceId): void =>
    void holders.set(hex, [...(holders.get(hex) ?? []), force]);
  for (const mech of rowsOf(state.mechs))
    if (mech.hex !== null && !onTheMove.has(mech.id)) hold(mech.hex, mech.force);
  for (const march of marches) if (!isTrain(march)) hold(march.path.at(-1) ?? march.from, march.mech.force);
  return marches.map((march) => {
    if (!isTrain(march)) return march.path.length;
    const stop = march.path.findIndex((hex) =>
      (holders.get(hex) ?? []).some((force) => areEnemies(state.forces, march.mech.force, force)),
    );
    return stop < 0 ? march.path.length : stop;
  });
};

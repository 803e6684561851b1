/**
 * CMB-1: the report of a battle that was lost at once, without a fight: everything is left as it stands, and
 * who is able holds the field.
 */
import { isFit } from '../mechs/ability';
import type { Catalog } from '../../catalog';
import { rowOf } from '../model/draft';
import type { BattleReport } from '../model/battle';
import type { MechId } from '../../kernel';
import type { BattleRow, CampaignState } from '../model/state';

/** `holder`: the side in the battle that alone has mechs able to fight. */
export const reportWithoutFight = (
  state: CampaignState,
  catalog: Catalog,
  { setup }: BattleRow,
  holder: string,
): BattleReport => ({
  hash: setup.hash,
  turns: 0,
  holder,
  log: null,
  units: setup.units.map((unit) => {
    const mech = rowOf(state.mechs, unit.id as MechId);
    const fit = mech !== null && isFit(state, catalog, mech);
    return {
      id: unit.id,
      fate: fit ? 'on-field-fit' : 'on-field-unfit',
      edge: null,
      condition: unit.condition,
      pilot: unit.pilot === null ? null : { hits: unit.pilot.hits, fate: 'in-mech' },
    };
  }),
  buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
  minesUsed: {},
});

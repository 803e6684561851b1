/**
 * How the forces stand (END-1): what their mechs, tons and buildings are worth by the campaign's `values`,
 * exactly, in millionths.
 */
import { type Catalog, valueAsItStands } from '../../catalog';
import { type ForceId, MICRO_TONS } from '../../kernel';
import { rowOf, rowsOf } from '../model/draft';
import type { Standing } from '../model/standing';
import type { Values } from '../model/options';
import type { CampaignState, MechRow } from '../model/state';

/** Mechs that the force owns; hired ones do not count. */
export const ownsMech = (state: CampaignState, force: ForceId): boolean =>
  rowsOf(state.mechs).some((mech) => mech.force === force && !mech.hired);

/**
 * Of rulesets that have no such option: their mechs count as their designs are, whatever they have lost and
 * whoever sits in them.
 */
const VALUES_OF_DESIGNS: Values = { bv: 1, ton: 100, building: 200 };

/** Of every force, by seat. */
export const standingOf = (state: CampaignState, catalog: Catalog): readonly Standing[] => {
  const { values } = state.campaign.options;
  const worth = values ?? VALUES_OF_DESIGNS;
  const bvOf = (mech: MechRow): number => {
    const design = catalog.mech(mech.design);
    if (design === null) return 0;
    return values === undefined
      ? design.bv
      : valueAsItStands(design, mech.condition, rowOf(state.pilots, mech.pilot), (id) => catalog.item(id));
  };
  return [...rowsOf(state.forces)]
    .sort((a, b) => a.seat - b.seat)
    .map(({ id, out, account }) => {
      const own = rowsOf(state.mechs).filter((mech) => mech.force === id && !mech.hired);
      const bv = own.reduce((sum, mech) => sum + bvOf(mech), 0);
      const buildings = rowsOf(state.buildings).filter((building) => building.control === id).length;
      return {
        force: id,
        out,
        bv,
        tons: account,
        buildings,
        value: (worth.bv * bv + worth.building * buildings) * MICRO_TONS + worth.ton * account,
      };
    });
};

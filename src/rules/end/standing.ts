/** How the forces stand (END-1): BV of mechs + 100 × tons + 200 × buildings, exactly, in millionths. */
import type { Catalog } from '../../catalog';
import { type ForceId, MICRO_TONS } from '../../kernel';
import { rowsOf } from '../model/draft';
import type { Standing } from '../model/standing';
import type { CampaignState } from '../model/state';

/** Mechs that the force owns; hired ones do not count. */
export const ownsMech = (state: CampaignState, force: ForceId): boolean =>
  Object.values(state.mechs).some((mech) => mech.force === force && !mech.hired);

/** Of every force, by seat. */
export const standingOf = (state: CampaignState, catalog: Catalog): readonly Standing[] =>
  [...rowsOf(state.forces)]
    .sort((a, b) => a.seat - b.seat)
    .map(({ id, out, account }) => {
      const own = Object.values(state.mechs).filter((mech) => mech.force === id && !mech.hired);
      const bv = own.reduce((sum, mech) => sum + (catalog.mech(mech.design)?.bv ?? 0), 0);
      const buildings = Object.values(state.buildings).filter((building) => building.control === id).length;
      return { force: id, out, bv, tons: account, buildings, value: (bv + 200 * buildings) * MICRO_TONS + 100 * account };
    });

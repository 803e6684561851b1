/** How the forces stand at the end of a round: the figures of END-1, and what they have and lost. */
import type { Catalog } from '../../catalog';
import type { RoundLine } from '../events/course/round-ended';
import type { CampaignState } from '../model/state';
import { lossesOf } from './round-losses';
import { standingOf } from './standing';

/** Of every force, by seat. */
export const roundLines = (state: CampaignState, catalog: Catalog): readonly RoundLine[] =>
  standingOf(state, catalog).map((standing) => {
    const { force } = standing;
    const own = Object.values(state.mechs).filter((mech) => mech.force === force && !mech.hired);
    const hired = new Set(
      Object.values(state.mechs).flatMap((mech) => (mech.hired && mech.pilot !== null ? [mech.pilot] : [])),
    );
    const pilots = Object.values(state.pilots).filter(
      ({ id, force: owner, status }) =>
        owner === force && (status === 'stored' || status === 'in-mech') && !hired.has(id),
    );
    return { ...standing, mechs: own.length, pilots: pilots.length, lost: lossesOf(state, catalog, force) };
  });

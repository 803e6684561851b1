/** How the forces stand at the end of a round: the figures of END-1, and what they have and lost. */
import type { Catalog } from '../../catalog';
import type { RoundLine } from '../events/course/round-ended';
import { rowsOf } from '../model/draft';
import type { CampaignState } from '../model/state';
import { lossesOf } from './round-losses';
import { standingOf } from './standing';

/** Of every force, by seat. */
export const roundLines = (state: CampaignState, catalog: Catalog): readonly RoundLine[] =>
  standingOf(state, catalog).map(({ force, out, bv, tons, buildings, value }) => {
    const mechs = rowsOf(state.mechs);
    const hired = new Set(mechs.filter((mech) => mech.hired).map(({ pilot }) => pilot));
    const pilots = rowsOf(state.pilots).filter(
      ({ id, force: owner, status }) =>
        owner === force && (status === 'stored' || status === 'in-mech') && !hired.has(id),
    );
    return {
      force,
      out,
      bv,
      tons,
      buildings,
      value,
      mechs: mechs.filter((mech) => mech.force === force && !mech.hired).length,
      pilots: pilots.length,
      lost: lossesOf(state, catalog, force),
    };
  });

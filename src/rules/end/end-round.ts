/**
 * The end of a round (END-1): forces without a mech are out, all are told how they stand, and a condition of
 * victory may end the campaign.
 */
import { flatMap } from '../../kernel';
import { rowOf, rowsOf } from '../model/draft';
import type { ForceRow } from '../model/state';
import type { Turn } from '../model/turn';
import { termsOf } from '../rulesets/terms-of';
import { roundLines } from './round-lines';
import { ownsMech, standingOf } from './standing';
import { outcomeOf } from './victory';

/** Its prisoners go home: they are stored in the HQ hex of their own force. */
const goOut = (resolution: Turn, { id, name }: ForceRow): void => {
  for (const pilot of rowsOf(resolution.state.pilots)) {
    if (pilot.status !== 'captured' || pilot.captor !== id) continue;
    const home = rowOf(resolution.state.forces, pilot.force);
    if (home !== null)
      resolution.emit({
        type: 'prisoner-passed',
        data: {
          pilot: pilot.id,
          name: pilot.name,
          owner: pilot.force,
          from: id,
          to: pilot.force,
          hex: home.hq,
        },
      });
  }
  const buildings = flatMap(rowsOf(resolution.state.buildings), (building) =>
    building.control === id ? [building.id] : [],
  );
  resolution.emit({ type: 'force-out', data: { force: id, name, buildings } });
};

const tellRoundEnd = (resolution: Turn): void => {
  const { round, ruleset } = resolution.state.campaign;
  if (!termsOf(ruleset).roundEnds) return;
  resolution.emit({
    type: 'round-ended',
    data: { round, forces: roundLines(resolution.state, resolution.catalog) },
  });
};

/** Called when supply has closed. */
export const endRound = (resolution: Turn): void => {
  const lost = [...rowsOf(resolution.state.forces)].filter(
    ({ id, out }) => !out && !ownsMech(resolution.state, id),
  );
  for (const force of lost.sort((a, b) => a.seat - b.seat)) goOut(resolution, force);
  tellRoundEnd(resolution);
  const outcome = outcomeOf(resolution.state, resolution.catalog);
  if (outcome === null) return;
  resolution.emit({
    type: 'campaign-finished',
    data: { ...outcome, reason: null, standing: standingOf(resolution.state, resolution.catalog) },
  });
};

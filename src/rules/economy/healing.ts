/**
 * INJ-1: injured pilots who were in no mech for the whole round regain health at the end of supply, prisoners
 * too.
 */
import { benefitsInState } from '../buildings/benefits';
import { rowsOf } from '../model/draft';
import type { PilotRow } from '../model/state';
import type { Turn } from '../model/turn';

/** Health that a rested pilot regains a round. */
const REGAINED = 1;

const heals = (pilot: PilotRow): boolean =>
  pilot.rested && pilot.hits > 0 && (pilot.status === 'stored' || pilot.status === 'captured');

/**
 * A hospital treats its controller's own pilots (BLD-HOSP): nobody carries prisoners there, nor may one's own
 * be sent from captivity.
 */
const healthRegained = (resolution: Turn, pilot: PilotRow): number =>
  pilot.status === 'stored'
    ? Math.max(REGAINED, benefitsInState(resolution.state, pilot.force).healing)
    : REGAINED;

export const healRestedPilots = (resolution: Turn): void => {
  for (const pilot of rowsOf(resolution.state.pilots))
    if (heals(pilot))
      resolution.emit({
        type: 'pilot-healed',
        data: {
          force: pilot.force,
          pilot: pilot.id,
          name: pilot.name,
          hits: Math.max(0, pilot.hits - healthRegained(resolution, pilot)),
        },
      });
};

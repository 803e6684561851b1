/** INJ-1: injured pilots who were in no mech for the whole round regain health at the end of supply, prisoners too. */
import { rowsOf } from '../model/draft';
import type { PilotRow } from '../model/state';
import type { Turn } from '../model/turn';

/** Health that a rested pilot regains a round. */
const REGAINED = 1;

const heals = (pilot: PilotRow): boolean => pilot.rested && pilot.hits > 0 && (pilot.status === 'stored' || pilot.status === 'captured');

export const healRestedPilots = (resolution: Turn): void => {
  for (const pilot of rowsOf(resolution.state.pilots))
    if (heals(pilot))
      resolution.emit({
        type: 'pilot-healed',
        data: { force: pilot.force, pilot: pilot.id, name: pilot.name, hits: Math.max(0, pilot.hits - REGAINED) },
      });
};

/** Taking pilots out of mechs and putting them into mechs, as events of a correction (PREP-2, DEP-5). */
import type { Hex } from '../../model/map';
import { rowOf } from '../../model/draft';
import type { MechRow, PilotRow } from '../../model/state';
import type { Resolution } from '../../resolution';

/** Where a pilot goes who leaves the mech: its hex, or their HQ when it waits to enter play. */
const exitOf = (resolution: Resolution, mech: MechRow, pilot: PilotRow): Hex | null =>
  mech.hex ?? rowOf(resolution.state.forces, pilot.force)?.hq ?? null;

/** The mech's pilot, if any, is stored where it stands. The caller empties the seat. */
export const storePilotOf = (resolution: Resolution, mech: MechRow): void => {
  const before = rowOf(resolution.state.pilots, mech.pilot);
  if (before === null || before.status !== 'in-mech') return;
  const after: PilotRow = {
    ...before,
    status: 'stored',
    hex: exitOf(resolution, mech, before),
    captor: null,
    rested: false,
  };
  resolution.emit({ type: 'pilot-corrected', data: { before, after, counter: null } });
};

/** The pilot sits in a mech now. The caller fills the seat. */
export const seatPilot = (resolution: Resolution, before: PilotRow): void => {
  const after: PilotRow = { ...before, status: 'in-mech', hex: null, captor: null, rested: false };
  resolution.emit({ type: 'pilot-corrected', data: { before, after, counter: null } });
};

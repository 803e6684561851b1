/** A fall from the die for its side to what its pilot suffers (BT-PSR-5 to 7), and the rolls of a phase. */
import type { Mech } from '../../mech/model';
import type { Failure } from '../automatic';
import type { Cause, PhaseCause } from '../causes';
import type { Driver } from '../driver';
import { type Drop, fallOf, levelsFallen } from './fall-height';
import { pilotInFall } from './fall-pilot';
import { phaseRolls } from '../order';

/** What made it fall: a roll that failed, or what needs none. */
export interface Reason {
  readonly cause: Cause | null;
  readonly why: Failure | null;
}

/** The mech afterwards; null: destroyed. */
export const fallNow = (mech: Mech, drop: Drop, reason: Reason, driver: Driver): Mech | null => {
  const fall = fallOf(mech, drop, driver.die(mech));
  const fallen = driver.tell({ kind: 'fell', fall, ...reason }, mech);
  if (fallen === null) return null;
  const pilot = pilotInFall(fallen, levelsFallen(drop));
  if (pilot.kind === 'unhurt') return fallen;
  if (pilot.kind === 'roll' && driver.roll({ kind: 'pilot-unhurt', target: pilot.target }, fallen))
    return fallen;
  return driver.tell({ kind: 'pilot-hurt' }, fallen);
};

/** At the end of a phase (BT-PSR-4); `drop`: on the spot where it stands. */
export const rollPhase = (
  mech: Mech,
  causes: readonly PhaseCause[],
  drop: Drop,
  driver: Driver,
): Mech | null => {
  const due = phaseRolls(mech, causes);
  if (due.falls) return fallNow(mech, drop, { cause: null, why: due.why }, driver);
  for (const { cause, target } of due.rolls)
    if (!driver.roll({ kind: 'piloting', cause, target }, mech))
      return fallNow(mech, drop, { cause, why: null }, driver);
  return mech;
};

/** Why a mech must roll to stay on its feet after a hit (BT-CRIT-7, BT-CRIT-9, BT-PSR-3). */
import type { PhaseCause } from '../piloting/causes';
import type { DamageEvent, FallCause } from './events';

const CAUSES: Readonly<Record<FallCause, PhaseCause>> = {
  'gyro-hit': 'gyro-hit',
  'gyro-destroyed': 'gyro-hit',
  hip: 'hip-hit',
  'leg-actuator': 'leg-hit',
  foot: 'leg-hit',
  'leg-lost': 'leg-lost',
};

/** Null: the event asks for no roll. 20 points in a phase are a cause of their own (BT-PSR-3). */
export const causeOf = (event: DamageEvent): PhaseCause | null =>
  'fall' in event && event.fall !== null ? CAUSES[event.fall] : null;

/** Points that count towards the 20 of a phase. */
export const damageTaken = (event: DamageEvent): number => (event.type === 'damaged' ? event.loss.damage : 0);

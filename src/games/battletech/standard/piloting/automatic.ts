/** BT-PSR-2: piloting rolls that fail without dice. */
import type { Wounded } from '../mech/body';
import type { Mech } from '../mech/model';
import { DEAD, isGyroGone } from '../movement/points/able';
import { hasNoLegs, legs } from '../movement/points/legs';
import type { PhaseCause } from './causes';

export type Failure =
  'pilot-dead' | 'pilot-unconscious' | 'gyro-lost' | 'legs-lost' | 'shut-down' | 'leg-lost';

type Steered = Wounded & Pick<Mech, 'pilotHits' | 'isConscious' | 'isShutDown'>;

/** The first reason why no roll of the mech can succeed; null: it may. */
export const failureOf = (mech: Steered): Failure | null => {
  if (mech.pilotHits >= DEAD) return 'pilot-dead';
  if (!mech.isConscious) return 'pilot-unconscious';
  if (isGyroGone(mech)) return 'gyro-lost';
  if (hasNoLegs(mech)) return 'legs-lost';
  return mech.isShutDown ? 'shut-down' : null;
};

/** Why the phase's causes make it fall without a roll; null: it rolls. */
export const phaseFailure = (mech: Steered, causes: readonly PhaseCause[]): Failure | null => {
  if (causes.length === 0) return null;
  const failure = failureOf(mech);
  if (failure !== null && !(failure === 'shut-down' && causes.includes('shut-down'))) return failure;
  const isLegless =
    causes.includes('leg-lost') && (mech.sheet.motion === 'biped' || legs(mech).lost.length > 1);
  return isLegless ? 'leg-lost' : null;
};

/** BT-PSR-9: standing up. */
import { armsOf, isGone } from '../../mech/body';
import type { Mech } from '../../mech/model';
import { isAble, isGyroGone } from '../../movement/points/able';
import { hasNoLegs, legs } from '../../movement/points/legs';
import { runMp } from '../../movement/points/run';
import { type PilotingTarget, pilotingTarget } from '../target';

export type StandUp =
  | {
      readonly possible: true;
      /** MP of a try. */
      readonly cost: number;
      /** Null: it succeeds without a roll. */
      readonly target: PilotingTarget | null;
    }
  | { readonly possible: false; readonly why: 'upright' | 'unable' | 'gyro' | 'legs' | 'arms' | 'mp' };

/** `left`: MP not yet spent in the mode of this movement. */
export const standUp = (mech: Mech, left: number): StandUp => {
  const no = (why: 'upright' | 'unable' | 'gyro' | 'legs' | 'arms' | 'mp'): StandUp => ({
    possible: false,
    why,
  });
  if (!mech.isProne) return no('upright');
  if (!isAble(mech)) return no('unable');
  if (isGyroGone(mech)) return no('gyro');
  if (hasNoLegs(mech)) return no('legs');
  const { lost } = legs(mech);
  const arms = armsOf(mech.sheet);
  if (lost.length > 0 && arms.length > 0 && arms.every((arm) => isGone(mech, arm))) return no('arms');
  const cost = runMp(mech) === 1 ? 1 : 2;
  if (left < cost) return no('mp');
  const isSure = mech.sheet.motion === 'quad' && lost.length === 0;
  return { possible: true, cost, target: isSure ? null : pilotingTarget(mech, 'stand-up', 0) };
};

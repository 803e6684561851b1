/** Whether a mech is hurt so badly that its side had better lead it off the field (CMB-5). */
import { LOCATIONS } from '../../../../catalog';
import { brokenParts, engineHits, isGone, legsOf, type Wounded } from '../mech/body';

const LIMBS_HURT = 3;
const TORSOS_HURT = 2;
const PILOT_HURT = 4;

const isOpen = ({ sheet, condition }: Wounded, location: (typeof LOCATIONS)[number]): boolean =>
  (condition.structure[location] ?? sheet.structure[location]) < sheet.structure[location];

/**
 * A leg or a side torso is gone, the structure of two torsos or three limbs is hurt, engine and gyro or the
 * engine twice are hit, no sensor is left, or the pilot has 4 hits.
 */
export const isCrippled = (mech: Wounded & { readonly pilotHits: number }): boolean => {
  const hurt = (some: readonly (typeof LOCATIONS)[number][]): number =>
    some.filter((location) => isOpen(mech, location)).length;
  return (
    legsOf(mech.sheet).some((leg) => isGone(mech, leg)) ||
    (['RT', 'LT'] as const).some((torso) => isGone(mech, torso)) ||
    hurt(['CT', 'RT', 'LT']) >= TORSOS_HURT ||
    hurt(['RA', 'LA', 'RL', 'LL']) >= LIMBS_HURT ||
    engineHits(mech) + Math.min(1, brokenParts(mech, 'gyro')) >= 2 ||
    brokenParts(mech, 'sensors', 'HD') >= 2 ||
    mech.pilotHits >= PILOT_HURT
  );
};

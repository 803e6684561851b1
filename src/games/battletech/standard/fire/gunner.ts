/** What the attacker's own state adds to their shots, or forbids (BT-GUN-8 to BT-GUN-10). */
import type { Location } from '../../../../catalog';
import { armsOf, legsOf } from '../mech/body';
import type { Mech } from '../mech/model';
import type { Mount } from '../mech/sheet';
import { isLeg } from './arcs';
import { type Working, workingOf } from './working';

const HEAT: readonly number[] = [8, 13, 17, 24];

export const heatModifier = (heat: number): number => HEAT.filter((from) => heat >= from).length;

const COCKPITS: Readonly<Record<string, number>> = { industrial: 1, 'primitive-industrial': 2 };

/** Null: it sees nothing to shoot at. */
export const sensorsModifier = (mech: Mech): number | null => {
  const { sensorHits } = workingOf(mech);
  const isInTorso = mech.sheet.cockpit === 'torso-mounted';
  if (sensorHits > (isInTorso ? 2 : 1)) return null;
  const damage = sensorHits === 2 ? 4 : 2 * sensorHits;
  return damage + (COCKPITS[mech.sheet.cockpit] ?? 0);
};

/** Shut down, unconscious or dead: it attacks nobody, and is hit more easily. */
export const isImmobile = ({ isShutDown, isConscious, pilotHits }: Mech): boolean =>
  isShutDown || !isConscious || pilotHits >= 6;

/** Its crew does nothing this turn (BT-SUP-10). */
export const isStunned = ({ supportHarm }: Pick<Mech, 'supportHarm'>): boolean => supportHarm?.stun === 1;

const isSteady = (mech: Mech, { gone, brokenHips }: Working): boolean =>
  mech.sheet.motion === 'quad' && legsOf(mech.sheet).every((leg) => !gone.has(leg) && !brokenHips.has(leg));

/** Whether a prone mech may not fire the mount. */
export const isBarredByProne = (mech: Mech, { location }: Pick<Mount, 'location'>): boolean => {
  if (!mech.isProne) return false;
  const working = workingOf(mech);
  if (mech.sheet.motion === 'biped')
    return armsOf(mech.sheet).some((arm) => working.gone.has(arm)) || isLeg(mech.sheet, location);
  if (isSteady(mech, working)) return false;
  const goneLegs = legsOf(mech.sheet).filter((leg) => working.gone.has(leg));
  const isWithoutFront = working.gone.has('RA') && working.gone.has('LA');
  return goneLegs.length >= 3 || isWithoutFront || location === 'RL' || location === 'LL';
};

export const proneModifier = (mech: Mech): number =>
  mech.isProne && !isSteady(mech, workingOf(mech)) ? 2 : 0;

/** The biped's arm that holds the mount, wholly or in part; null: none. */
const armOf = (mech: Mech, { location, slots }: Mount): Location | null =>
  mech.sheet.motion === 'quad'
    ? null
    : ([location, ...slots.map((slot) => slot.location)].find((one) => one === 'RA' || one === 'LA') ?? null);

export const shoulderModifier = (mech: Mech, mount: Mount): number => {
  const arm = armOf(mech, mount);
  return arm !== null && workingOf(mech).brokenShoulder.has(arm) ? 4 : 0;
};

export const actuatorsModifier = (mech: Mech, mount: Mount): number => {
  const arm = armOf(mech, mount);
  if (arm === null) return 0;
  const { brokenShoulder, brokenUpperArm, brokenLowerArm, enhancement } = workingOf(mech);
  const helped = mount.location === arm && enhancement.has(arm) ? -1 : 0;
  if (brokenShoulder.has(arm)) return helped;
  return (brokenUpperArm.has(arm) ? 1 : 0) + (brokenLowerArm.has(arm) ? 1 : 0) + helped;
};

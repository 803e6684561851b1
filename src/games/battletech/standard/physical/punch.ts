/** Punches (BT-PHYS-2). */
import type { Location } from '../../../../catalog';
import type { HitTable } from '../aim';
import { isLeftOfArm, isRightOfArm } from '../fire/arcs';
import { workingOf } from '../fire/working';
import { isGone, partsIn, works } from '../mech/body';
import type { Mech } from '../mech/model';
import {
  type Bout,
  commonTerms,
  type Melee,
  proneTerm,
  reachReasons,
  some,
  strengthOf,
  underWater,
} from './bout';

export type Arm = Extract<Location, 'RA' | 'LA'>;

const hasClaw = (mech: Mech, arm: Arm): boolean =>
  mech.sheet.mounts.some(
    ({ id, figures, location }) =>
      location === arm && figures.flags.includes('hand-weapon') && workingOf(mech).whole.has(id),
  );

const reasons = (bout: Bout, arm: Arm): readonly string[] => {
  const { from, stand, target, sectors, fired } = bout;
  const bears = arm === 'RA' ? isRightOfArm : isLeftOfArm;
  const isArm = from.sheet.motion === 'biped';
  return [
    ...reachReasons(bout),
    ...(fired.has(arm) ? ['weapon'] : []),
    ...(isArm ? [] : ['quad']),
    ...(isArm && (isGone(from, arm) || !works(from, arm, 'shoulder')) ? ['arm'] : []),
    ...(target.feet > stand.height || target.height < stand.height ? ['elevation'] : []),
    ...(sectors === null || bears(sectors.torso) ? [] : ['arc']),
  ];
};

const handModifier = (from: Mech, arm: Arm): number => {
  if (hasClaw(from, arm)) return 1;
  const isPlanned = partsIn(from, arm, 'hand') > 0;
  if (isPlanned) return works(from, arm, 'hand') ? 0 : 1;
  return partsIn(from, arm, 'lower-arm') > 0 ? 1 : 0;
};

const tableFor = ({ stand, target }: Bout): HitTable => {
  if (stand.height !== target.feet) return 'punch';
  return target.isUpright ? 'kick' : 'normal';
};

const damage = (bout: Bout, arm: Arm): number => {
  const { from } = bout;
  const whole = Math.ceil(from.sheet.tons / (hasClaw(from, arm) ? 7 : 10));
  const halves = (works(from, arm, 'upper-arm') ? 1 : 2) * (works(from, arm, 'lower-arm') ? 1 : 2);
  return underWater(bout, arm, Math.floor((whole * strengthOf(bout)) / halves));
};

export const punch = (bout: Bout, arm: Arm): Melee => ({
  reasons: reasons(bout, arm),
  base: bout.from.piloting,
  terms: [
    ...commonTerms(bout),
    ...proneTerm(bout),
    ...some('upper-arm', works(bout.from, arm, 'upper-arm') ? 0 : 2),
    ...some('lower-arm', works(bout.from, arm, 'lower-arm') ? 0 : 2),
    ...some('hand', handModifier(bout.from, arm)),
    ...some('arm-actuators', workingOf(bout.from).enhancement.has(arm) ? -1 : 0),
  ],
  table: tableFor(bout),
  side: bout.side,
  damage: damage(bout, arm),
});

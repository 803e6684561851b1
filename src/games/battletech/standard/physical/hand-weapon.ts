/** Hatchets, swords, maces and tools (BT-PHYS-8). */
import { type Blade, bladeOf } from '../equipment/body/blade-figures';
import { isLeftOfArm, isRightOfArm } from '../fire/arcs';
import { workingOf } from '../fire/working';
import { isGone, works } from '../mech/body';
import type { HitTable } from '../aim';
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
import type { Arm } from './punch';

/** They change punches and kicks, and strike no blows of their own. */
const NO_BLOWS: readonly string[] = ['claw', 'clan-talons'];
const FARTHEST_LEVELS = 1;

const mountsIn = ({ sheet }: Pick<Mech, 'sheet'>, arm: Arm) =>
  sheet.mounts.filter(
    ({ location, figures }) =>
      location === arm && bladeOf(figures) !== null && !NO_BLOWS.includes(figures.item),
  );

/** Whether its design has one in the arm. */
export const hasHandWeapon = (mech: Pick<Mech, 'sheet'>, arm: Arm): boolean => mountsIn(mech, arm).length > 0;

const weaponIn = (mech: Mech, arm: Arm): Blade | null => {
  const mount = mountsIn(mech, arm).find(({ id }) => workingOf(mech).whole.has(id));
  return mount === undefined ? null : bladeOf(mount.figures);
};

const isUsable = (from: Mech, arm: Arm, weapon: Blade | null): boolean =>
  weapon !== null && !isGone(from, arm) && works(from, arm, 'shoulder') && works(from, arm, 'hand');

const reasons = (bout: Bout, arm: Arm, weapon: Blade | null): readonly string[] => {
  const { from, stand, target, sectors, fired } = bout;
  const bears = arm === 'RA' ? isRightOfArm : isLeftOfArm;
  const isArm = from.sheet.motion === 'biped';
  return [
    ...reachReasons(bout),
    ...(fired.has(arm) ? ['weapon'] : []),
    ...(isArm ? [] : ['quad']),
    ...(isArm && !isUsable(from, arm, weapon) ? ['arm'] : []),
    ...(Math.abs(stand.feet - target.feet) > FARTHEST_LEVELS ? ['elevation'] : []),
    ...(sectors === null || bears(sectors.torso) ? [] : ['arc']),
  ];
};

const tableFor = ({ stand, target }: Bout): HitTable => {
  if (stand.feet > target.feet) return 'punch';
  return stand.feet < target.feet && target.isUpright ? 'kick' : 'normal';
};

export const handWeapon = (bout: Bout, arm: Arm): Melee => {
  const { from } = bout;
  const weapon = weaponIn(from, arm);
  const points = (weapon?.damage(from.sheet.tons) ?? 0) * strengthOf(bout);
  return {
    reasons: reasons(bout, arm, weapon),
    base: from.piloting + (weapon?.modifier ?? 0),
    terms: [
      ...commonTerms(bout),
      ...proneTerm(bout),
      ...some('upper-arm', works(from, arm, 'upper-arm') ? 0 : 2),
      ...some('lower-arm', works(from, arm, 'lower-arm') ? 0 : 2),
      ...some('arm-actuators', workingOf(from).enhancement.has(arm) ? -1 : 0),
    ],
    table: tableFor(bout),
    side: bout.side,
    damage: underWater(bout, arm, points),
  };
};

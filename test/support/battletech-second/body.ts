/** What is left of a mech, from its sheet and its condition alone (BT-DMG-5, BT-CRIT-7). */
import type { Location, SystemPart } from '../../../src/catalog';
import type { Mount } from '../../../src/games/battletech/standard/mech/sheet';
import type { Unit } from './question';

type Hurt = Pick<Unit, 'sheet' | 'condition'>;

const isOut = ({ sheet, condition }: Hurt, location: Location): boolean =>
  (condition.structure[location] ?? sheet.structure[location]) === 0;

/** BT-DMG-5: the arm, or of a quad the front leg, goes with its torso. */
export const isLost = (mech: Hurt, location: Location): boolean =>
  isOut(mech, location) ||
  (location === 'RA' && isOut(mech, 'RT')) ||
  (location === 'LA' && isOut(mech, 'LT'));

/** Counted from 1. */
export const isSlotBroken = (mech: Hurt, location: Location, slot: number): boolean =>
  isLost(mech, location) ||
  mech.condition.slots.some((one) => one.location === location && one.slot === slot);

/** Slots of the part in the location that no longer work. */
export const brokenOf = (mech: Hurt, location: Location, part: SystemPart): number =>
  mech.sheet.slots[location].filter(
    (slot, index) =>
      slot !== null && 'part' in slot && slot.part === part && isSlotBroken(mech, location, index + 1),
  ).length;

export const hasPart = ({ sheet }: Hurt, location: Location, part: SystemPart): boolean =>
  sheet.slots[location].some((slot) => slot !== null && 'part' in slot && slot.part === part);

export const isPartWhole = (mech: Hurt, location: Location, part: SystemPart): boolean =>
  hasPart(mech, location, part) && brokenOf(mech, location, part) === 0;

export const isMountWhole = (mech: Hurt, mount: Mount): boolean =>
  mount.slots.every(({ location, slot }) => !isSlotBroken(mech, location, slot));

/** Whole pieces with one of the flags. */
export const wholeWith = (mech: Hurt, flag: string): readonly Mount[] =>
  mech.sheet.mounts.filter((mount) => mount.figures.flags.includes(flag) && isMountWhole(mech, mount));

export const hasMyomer = ({ sheet }: Hurt): boolean =>
  sheet.mounts.some(({ figures }) => figures.flags.includes('tsm'));

export const isQuad = ({ sheet }: Hurt): boolean => sheet.motion === 'quad';

export const legsOf = (mech: Hurt): readonly Location[] =>
  isQuad(mech) ? ['RA', 'LA', 'RL', 'LL'] : ['RL', 'LL'];

export const lostLegs = (mech: Hurt): number => legsOf(mech).filter((leg) => isLost(mech, leg)).length;

/** BT-CRIT-8: two hits destroy it, three a heavy-duty one. */
export const isGyroGone = (mech: Hurt): boolean =>
  brokenOf(mech, 'CT', 'gyro') >= (mech.sheet.gyro === 'heavy-duty' ? 3 : 2);

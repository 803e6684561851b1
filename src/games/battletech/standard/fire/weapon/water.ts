/** Weapons under water (BT-GUN-15). */
import type { Location } from '../../../../../catalog';
import type { Ground } from '../../field/ground';
import type { Mech } from '../../mech/model';
import type { Figures } from '../../mech/sheet';
import type { Stand } from '../../sight/heights';
import { AMMUNITION } from './ammunition-types';
import { isLeg } from '../arcs';
import type { Ranges } from '../range';

/** Whether a location of the mech is under water. */
export const isWet = (
  ground: Ground,
  { index, elevation, isUpright }: Stand,
  { sheet }: Pick<Mech, 'sheet'>,
  location: Location,
): boolean => {
  const depth = elevation === 0 ? (ground.depth[index] ?? 0) : 0;
  if (depth === 0) return false;
  return depth > 1 || !isUpright || isLeg(sheet, location);
};

type Three = readonly [short: number, medium: number, long: number];
const SMALL: Three = [1, 2, 2];
const MEDIUM: Three = [2, 4, 6];
const LARGE: Three = [3, 6, 9];
const PPC: Three = [4, 7, 10];
const FAR: Three = [4, 10, 16];

/** Short, medium and long range under water, by item. What is not listed does not fire there. */
const RANGES: Readonly<Record<string, Three>> = {
  'small-laser': SMALL,
  'medium-laser': MEDIUM,
  'large-laser': LARGE,
  'is-er-small-laser': [1, 2, 3],
  'is-er-medium-laser': [3, 5, 8],
  'is-er-large-laser': [3, 9, 12],
  'clan-er-micro-laser': SMALL,
  'clan-er-small-laser': [1, 2, 4],
  'clan-er-medium-laser': [3, 7, 10],
  'clan-er-large-laser': [5, 10, 16],
  'is-small-pulse-laser': SMALL,
  'is-medium-pulse-laser': [2, 3, 4],
  'is-large-pulse-laser': [2, 5, 7],
  'clan-micro-pulse-laser': SMALL,
  'clan-small-pulse-laser': [1, 2, 4],
  'clan-medium-pulse-laser': [3, 5, 8],
  'clan-large-pulse-laser': [4, 10, 14],
  'clan-er-small-pulse-laser': [1, 2, 4],
  'clan-er-medium-pulse-laser': [3, 5, 8],
  'clan-er-large-pulse-laser': FAR,
  'clan-heavy-small-laser': SMALL,
  'clan-heavy-medium-laser': MEDIUM,
  'clan-heavy-large-laser': LARGE,
  'clan-improved-heavy-small-laser': SMALL,
  'clan-improved-heavy-medium-laser': MEDIUM,
  'clan-improved-heavy-large-laser': LARGE,
  'is-small-x-pulse-laser': [1, 2, 3],
  'is-medium-x-pulse-laser': MEDIUM,
  'is-large-x-pulse-laser': LARGE,
  'is-small-re-engineered-laser': SMALL,
  'is-medium-re-engineered-laser': MEDIUM,
  'is-large-re-engineered-laser': LARGE,
  'is-binary-laser-blazer-cannon': LARGE,
  'is-bombast-laser': LARGE,
  ppc: PPC,
  'is-light-ppc': PPC,
  'is-heavy-ppc': PPC,
  'is-snub-nose-ppc': [6, 8, 9],
  'er-ppc': FAR,
  'clan-er-ppc': FAR,
  'enhanced-ppc': FAR,
};
const LRM_TORPEDO: Three = [7, 14, 21];
const SRM_TORPEDO: Three = [3, 6, 9];

export const isTorpedo = ({ weapon }: Figures): boolean =>
  weapon?.ammunition === AMMUNITION.lrmTorpedo || weapon?.ammunition === AMMUNITION.srmTorpedo;

/** Null: the weapon does not fire under water. */
export const rangesUnderWater = ({ item, weapon }: Figures): Ranges | null => {
  if (weapon === null) return null;
  const torpedo =
    weapon.ammunition === AMMUNITION.lrmTorpedo
      ? LRM_TORPEDO
      : weapon.ammunition === AMMUNITION.srmTorpedo
        ? SRM_TORPEDO
        : null;
  const found = torpedo ?? RANGES[item];
  if (found === undefined) return null;
  const [short, medium, long] = found;
  return { min: weapon.min, short, medium, long };
};

/** Which bin feeds a weapon, and what its munition adds (BT-GUN-13). */
import { shotsIn } from '../../mech/body';
import type { Mech } from '../../mech/model';
import type { Bin, Figures, Mount } from '../../mech/sheet';
import { AMMUNITION, NEVER_FIRED } from './ammunition-types';
import { targetJumped, targetMovement } from '../movement';
import { workingOf } from '../working';

/** One-shot launchers bring their shot. */
export const needsAmmunition = ({ weapon, flags }: Figures): boolean =>
  weapon !== null && weapon.ammunition !== AMMUNITION.none && !flags.includes('oneshot');

/** Same type and size, and of a kind that is fired at all. */
export const feeds = ({ weapon }: Figures, { ammunition }: Figures): boolean =>
  weapon !== null &&
  ammunition !== null &&
  weapon.ammunition === ammunition.type &&
  weapon.rackSize === ammunition.rackSize &&
  !(ammunition.munition in NEVER_FIRED);

/**
 * The bin from which the mount is fed: the one that was named, or the first that fits and is not empty. Null:
 * it needs none; undefined: there is none, or the one that was named does not fit or is empty.
 */
export const binFor = (mech: Mech, { figures }: Mount, named: Bin | null): Bin | null | undefined => {
  if (!needsAmmunition(figures)) return null;
  const fits = (bin: Bin): boolean => feeds(figures, bin.figures) && shotsIn(mech, bin) > 0;
  if (named !== null) return fits(named) ? named : undefined;
  return mech.sheet.bins.find(fits);
};

const AUTOCANNONS: readonly number[] = [
  AMMUNITION.autocannon,
  AMMUNITION.lightAutocannon,
  AMMUNITION.protoAutocannon,
  AMMUNITION.improvedAutocannon,
];

/** Shots that spread: no targeting computer helps them. */
export const isCluster = (bin: Bin | null): boolean => {
  const ammunition = bin?.figures.ammunition ?? null;
  if (ammunition === null) return false;
  if (ammunition.type === AMMUNITION.silverBullet || ammunition.munition === 'flak') return true;
  return ammunition.type === AMMUNITION.lbx && ammunition.munition === 'cluster';
};

export const ammunitionModifier = (from: Mech, to: Mech, mount: Mount, bin: Bin | null): number => {
  const ammunition = bin?.figures.ammunition ?? null;
  if (ammunition === null) return 0;
  const { type, munition } = ammunition;
  if (type === AMMUNITION.silverBullet || (type === AMMUNITION.lbx && munition === 'cluster')) return -1;
  if (munition === 'armor-piercing' && AUTOCANNONS.includes(type)) return 1;
  if (munition === 'precision' && AUTOCANNONS.includes(type))
    return -Math.min(2, targetMovement(to.moved) + targetJumped(to.moved)) || 0;
  if (munition === 'artemis-v') return workingOf(from).artemisV.has(mount.location) ? -1 : 0;
  return munition === 'heat-seeking' && to.heat === 0 ? 1 : 0;
};

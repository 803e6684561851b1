/** BT-GUN-4, 12 to 15: what a weapon brings to its shot, by the figures of the catalogue. */
import type { Bin, Mount } from '../../../src/games/battletech/standard/mech/sheet';
import { isSlotBroken } from './body';
import type { Unit } from './question';

export interface Ranges {
  readonly least: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

const ATM = 28;
const MISSILES_IN_A_ROW = 12;
const SCATTERING = 19;

/** BT-GUN-13: whether the bin's ammunition fits, and how much is left of it. */
export const feeds = (mount: Mount, bin: Bin): boolean => {
  const weapon = mount.figures.weapon;
  const ammunition = bin.figures.ammunition;
  if (weapon === null || ammunition === null || ammunition.type !== weapon.ammunition) return false;
  // Slugs of gauss rifles say no rack: one kind fits all of a type.
  return ammunition.rackSize === 0 || ammunition.rackSize === weapon.rackSize;
};

export const shotsLeft = (unit: Unit, bin: Bin): number => {
  if (isSlotBroken(unit, bin.location, bin.slot)) return 0;
  const left = unit.condition.ammunition.find(
    (one) => one.location === bin.location && one.slot === bin.slot,
  );
  return left?.shots ?? bin.shots;
};

export const needsAmmunition = ({ figures }: Mount): boolean =>
  (figures.weapon?.ammunition ?? -1) >= 0 && !figures.flags.includes('oneshot');

/** The bin of a shot: the one that is asked for, or the first; null: there is none with a shot in it. */
export const binFor = (unit: Unit, mount: Mount, asked: Bin | null): Bin | null => {
  const fits = (bin: Bin): boolean => feeds(mount, bin) && shotsLeft(unit, bin) > 0;
  if (asked !== null) return fits(asked) ? asked : null;
  return unit.sheet.bins.find(fits) ?? null;
};

export const munitionOf = (bin: Bin | null): string => bin?.figures.ammunition?.munition ?? 'standard';

/** BT-GUN-4 */
export const rangesOf = ({ figures }: Mount, bin: Bin | null): Ranges | null => {
  const weapon = figures.weapon;
  if (weapon === null || weapon.long <= 0) return null;
  if (weapon.ammunition === ATM && munitionOf(bin) === 'extended-range')
    return { least: 4, short: 9, medium: 18, long: 27 };
  if (weapon.ammunition === ATM && munitionOf(bin) === 'high-explosive')
    return { least: 0, short: 3, medium: 6, long: 9 };
  return { least: weapon.min, short: weapon.short, medium: weapon.medium, long: weapon.long };
};

/** BT-GUN-12 */
export const neverFires = ({ figures }: Mount): boolean =>
  figures.weapon === null || ['ams', 'ap-pod'].some((flag) => figures.flags.includes(flag));

export const ownTerm = ({ figures }: Mount): number => {
  const { flags, weapon } = figures;
  if (flags.includes('pulse')) return flags.includes('er') ? -1 : -2;
  if (flags.includes('laser') && flags.includes('heavy')) return 1;
  return weapon?.ammunition === MISSILES_IN_A_ROW ? 1 : 0;
};

/** BT-GUN-13 */
export const munitionTerm = ({ figures }: Mount, bin: Bin | null): number =>
  figures.weapon?.ammunition === SCATTERING && munitionOf(bin) === 'cluster' ? -1 : 0;

/** BT-GUN-14 */
export const isAimedByComputer = (mount: Mount, bin: Bin | null): boolean =>
  mount.figures.flags.includes('direct-fire') && munitionTerm(mount, bin) === 0;

/** BT-GUN-18: points of a hit, by the range where the weapon has three figures; null: rolled. */
export const damageOf = (mount: Mount, bin: Bin | null, far: number): number | null => {
  if (munitionTerm(mount, bin) !== 0) return null;
  const figures = (mount.figures.weapon?.damage ?? '').split('/').map(Number);
  const damage = figures.length === 1 ? figures[0] : figures[far / 2];
  return damage === undefined || Number.isNaN(damage) ? null : damage;
};

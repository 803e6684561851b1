/**
 * What a weapon is worth before anything else: its own value, or that of an array of machine guns (TM and TO,
 * BV).
 */
import { flagged } from '../flagged';
import { has, type Mount } from '../mounts';
import type { Subject } from '../subject';
import { given, product, sum, type Term } from '../term';

/** Machine guns that one array fires together. */
const ARRAY_SIZE = 4;
const ARRAY_GAIN = 0.67;

const own = ({ item }: Mount): Term => given('weapon/base', item.bv ?? 0);
const slotOf = ({ slots }: Mount): number => slots[0]?.slot ?? 0;

/**
 * The guns of each array: of its own size and location, up to four, from the first that no array has yet on
 * for as long as they stand slot by slot.
 */
const arraysOf = (subject: Subject): ReadonlyMap<Mount, readonly Mount[]> => {
  const taken = new Set<Mount>();
  const arrays = new Map<Mount, readonly Mount[]>();
  for (const array of flagged(subject.mounts, 'mga')) {
    const guns: Mount[] = [];
    for (const gun of subject.mounts) {
      if (gun.location !== array.location || !has(gun, 'mg') || taken.has(gun)) continue;
      if (gun.item.weapon?.rackSize !== array.item.weapon?.rackSize || guns.length === ARRAY_SIZE) continue;
      const last = guns.at(-1);
      if (last !== undefined && slotOf(gun) !== slotOf(last) + 1) break;
      guns.push(gun);
      taken.add(gun);
    }
    arrays.set(array, guns);
  }
  return arrays;
};

/** The base value of each weapon. */
export const weaponBase = (subject: Subject): ((weapon: Mount) => Term) => {
  const arrays = arraysOf(subject);
  return (weapon) => {
    const guns = arrays.get(weapon);
    return guns === undefined
      ? own(weapon)
      : product('weapon/array', [sum('weapon/guns', guns.map(own)), given('weapon/array-gain', ARRAY_GAIN)]);
  };
};

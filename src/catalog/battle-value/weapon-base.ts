/** What a weapon is worth before anything else: its own value, with a PPC's capacitor, or as an array of machine guns (TM and TO, BV). */
import { chargedPpcs } from './capacitor';
import { has, type Mount } from './mounts';
import type { Subject } from './subject';
import { given, product, sum, type Term } from './term';

/** Machine guns that one array fires together. */
const ARRAY_SIZE = 4;
const ARRAY_GAIN = 0.67;

const own = ({ item }: Mount): Term => given('weapon/base', item.bv ?? 0);

/** The machine guns of an array's own kind in its location. */
const arrayOf = (subject: Subject, array: Mount): readonly Mount[] =>
  subject.mounts
    .filter((mount) => has(mount, 'mg') && mount.location === array.location && mount.item.weapon?.ammunition === array.item.weapon?.ammunition)
    .slice(0, ARRAY_SIZE);

/** The base value of each weapon that is not simply its own. */
export const weaponBase = (subject: Subject): ((weapon: Mount) => Term) => {
  const charged = chargedPpcs(subject);
  return (weapon) => {
    const gain = charged.get(weapon) ?? null;
    if (gain !== null) return sum('weapon/charged', [own(weapon), given('weapon/capacitor', gain)]);
    if (!has(weapon, 'mga')) return own(weapon);
    return product('weapon/array', [sum('weapon/guns', arrayOf(subject, weapon).map(own)), given('weapon/array-gain', ARRAY_GAIN)]);
  };
};

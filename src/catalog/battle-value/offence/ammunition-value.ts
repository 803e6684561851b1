/**
 * Ammunition in a Battle Value: each bin by the shots in it, all for one kind of weapon never above those
 * weapons' own value (TM, BV).
 */
import { ANTI_MISSILE, COOLANT_POD } from './ammunition-types';
import type { Mount } from '../mounts';
import type { Subject } from '../subject';
import { given, product, smallest, sum, type Term } from '../term';
import type { Bin } from '../working';

const binTerm = ({ item, location, shots, fullShots }: Bin): Term =>
  product(
    'ammunition/bin',
    [given('ammunition/full', item.bv ?? 0), given('ammunition/filled', shots / fullShots)],
    {
      item: item.id,
      location,
      shots,
    },
  );

const weaponTerm = ({ item, location }: Mount): Term =>
  given('ammunition/weapon', item.bv ?? 0, { item: item.id, location });
const isFed = ({ item }: Mount): boolean => item.weapon !== null && !item.flags.includes('oneshot');
const bounded = (bins: readonly Bin[], weapons: readonly Mount[]): Term =>
  smallest('ammunition/kind', [
    sum('ammunition/bins', bins.map(binTerm)),
    sum('ammunition/weapons', weapons.map(weaponTerm)),
  ]);

/** The terms of all ammunition for the offence; what no weapon on board fires is worth nothing. */
export const ammunitionTerms = (subject: Subject): readonly Term[] => {
  const groups = new Map<string, { type: number; rackSize: number; bins: Bin[] }>();
  for (const bin of subject.bins) {
    const ammunition = bin.item.ammunition;
    if (ammunition === null || ammunition.type === COOLANT_POD || ANTI_MISSILE.has(ammunition.type)) continue;
    const { type, rackSize } = ammunition;
    const group = groups.get(`${type}:${rackSize}`) ?? { type, rackSize, bins: [] };
    group.bins.push(bin);
    groups.set(`${type}:${rackSize}`, group);
  }
  return [...groups.values()].map(({ type, rackSize, bins }) =>
    bounded(
      bins,
      subject.mounts.filter(
        (mount) =>
          isFed(mount) && mount.item.weapon?.ammunition === type && mount.item.weapon.rackSize === rackSize,
      ),
    ),
  );
};

/** All ammunition of missile defence together, for the defence. */
export const antiMissileAmmunition = (subject: Subject): readonly Term[] => {
  const bins = subject.bins.filter(({ item }) => ANTI_MISSILE.has(item.ammunition?.type ?? -1));
  const weapons = subject.mounts.filter(
    ({ item }) => item.flags.includes('ams') && ANTI_MISSILE.has(item.weapon?.ammunition ?? -1),
  );
  return bins.length === 0 ? [] : [bounded(bins, weapons)];
};

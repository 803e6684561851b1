/** Ammunition in a Battle Value: each bin by the shots in it, all for one kind of weapon never above those weapons' own value (TM, BV). */
import type { Subject } from './subject';
import { given, product, smallest, sum, type Term } from './term';
import type { Bin } from './working';

const binTerm = ({ item, location, shots, fullShots }: Bin): Term =>
  product('ammunition/bin', [given('ammunition/full', item.bv ?? 0), given('ammunition/filled', shots / fullShots)], {
    item: item.id,
    location,
    shots,
  });

/** The terms of all ammunition whose type is chosen; what no weapon on board fires is worth nothing. */
export const ammunitionTerms = (subject: Subject, chosen: (type: number) => boolean): readonly Term[] => {
  const groups = new Map<string, { type: number; rackSize: number; bins: Bin[] }>();
  for (const bin of subject.bins) {
    const ammunition = bin.item.ammunition;
    if (ammunition === null || !chosen(ammunition.type)) continue;
    const { type, rackSize } = ammunition;
    const group = groups.get(`${type}:${rackSize}`) ?? { type, rackSize, bins: [] };
    group.bins.push(bin);
    groups.set(`${type}:${rackSize}`, group);
  }
  return [...groups.values()].map(({ type, rackSize, bins }) => {
    const weapons = subject.mounts.filter(
      ({ item }) => item.weapon?.ammunition === type && item.weapon.rackSize === rackSize && !item.flags.includes('oneshot'),
    );
    return smallest('ammunition/kind', [
      sum('ammunition/bins', bins.map(binTerm)),
      sum(
        'ammunition/weapons',
        weapons.map(({ item, location }) => given('ammunition/weapon', item.bv ?? 0, { item: item.id, location })),
      ),
    ]);
  });
};

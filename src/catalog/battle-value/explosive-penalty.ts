/** What explosive ammunition and weapons take from the defence: 15 a slot of ammunition, 1 a slot of a Gauss weapon and the like (TM, BV). */
import { GAUSS, INERT } from './ammunition-types';
import { has, type Mount } from './mounts';
import { exposedLocations } from './protection';
import type { Subject } from './subject';
import { given, product, sum, type Term } from './term';

const PER_AMMUNITION_SLOT = -15;
const PER_WEAPON_SLOT = -1;

const explodes = (mount: Mount): boolean => {
  if (has(mount, 'ppc-capacitor')) return true;
  const weapon = mount.item.weapon;
  if (weapon === null) return false;
  const improvedHeavyLaser = has(mount, 'laser') && has(mount, 'heavy') && has(mount, 'improved');
  return GAUSS.has(weapon.ammunition) || improvedHeavyLaser || has(mount, 'tsemp');
};

export const explosivePenalty = (subject: Subject): Term => {
  const exposed = exposedLocations(subject);
  const bins = subject.bins.filter(({ item, location }) => {
    const type = item.ammunition?.type ?? null;
    return type !== null && !GAUSS.has(type) && !INERT.has(type) && exposed.has(location);
  });
  const weapons = subject.mounts.filter(explodes).flatMap((mount) => {
    const slots = exposed.has(mount.location) ? mount.slots.length : 0;
    return slots === 0 ? [] : [{ mount, slots }];
  });
  return sum('defensive/explosive', [
    ...bins.map(({ item, location }) => given('explosive/ammunition', PER_AMMUNITION_SLOT, { item: item.id, location })),
    ...weapons.map(({ mount, slots }) =>
      product('explosive/weapon', [given('explosive/slots', slots), given('explosive/per-slot', PER_WEAPON_SLOT)], {
        item: mount.item.id,
        location: mount.location,
      }),
    ),
  ]);
};

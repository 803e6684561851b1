/**
 * What explosive ammunition and equipment take from the defence: 15 a slot, of what explodes mildly 1 a slot
 * (TM and TO, BV).
 */
import { flatMap } from '../../../kernel';
import { COOLANT_POD, HYPER_VELOCITY } from '../offence/ammunition-types';
import { BLUE_SHIELD, blueShieldPenalty } from './blue-shield';
import { chargedPpcs } from '../offence/capacitor';
import { isPulseModule } from '../offence/laser-aids';
import { has, type Mount } from '../mounts';
import { exposedLocations } from './protection';
import type { Subject } from '../subject';
import { given, product, sum, type Term } from '../term';

const FULL = -15;
const MILD = -1;

/** Pods that blow up what comes near, and the mech with it. */
const PODS: readonly string[] = ['b-pod', 'm-pod'];

/** Weapons that explode do so mildly; of other equipment capacitors do, and all the rest in full. */
const explosives = (subject: Subject): readonly Mount[] => {
  const charged = chargedPpcs(subject);
  const capacitors = new Set([...charged.values()].map(({ capacitor }) => capacitor));
  const fed = (mount: Mount) =>
    subject.bins.some(({ item }) => item.ammunition?.type === mount.item.weapon?.ammunition);
  return subject.mounts.filter((mount) => {
    const { item } = mount;
    if (item.kind === 'ammunition' || has(mount, BLUE_SHIELD)) return false;
    if (has(mount, 'ppc-capacitor')) return capacitors.has(mount);
    if (item.weapon !== null && HYPER_VELOCITY.has(item.weapon.ammunition)) return fed(mount);
    return item.explosive || charged.has(mount) || PODS.some((flag) => has(mount, flag));
  });
};

/** Equipment that explodes as mildly as a weapon. */
const MILD_EQUIPMENT: readonly string[] = ['ppc-capacitor', 'emergency-coolant-system', 'jump-jet'];
const isMild = (mount: Mount): boolean =>
  mount.item.weapon !== null || isPulseModule(mount) || MILD_EQUIPMENT.some((flag) => has(mount, flag));
/** A hyper-velocity autocannon counts as one slot, however big it is. */
const slotsOf = (mount: Mount, counted: number): number =>
  mount.item.weapon !== null && HYPER_VELOCITY.has(mount.item.weapon.ammunition)
    ? Math.min(1, counted)
    : counted;

export const explosivePenalty = (subject: Subject): Term => {
  const exposed = exposedLocations(subject);
  const bins = subject.bins.filter(({ item, location }) => item.explosive && exposed.has(location));
  const pieces = flatMap(explosives(subject), (mount) => {
    const slots = slotsOf(mount, mount.slots.filter(({ location }) => exposed.has(location)).length);
    return slots === 0 ? [] : [{ mount, slots }];
  });
  return sum('defensive/explosive', [
    ...blueShieldPenalty(subject),
    ...bins.map(({ item, location }) =>
      given('explosive/ammunition', item.ammunition?.type === COOLANT_POD ? MILD : FULL, {
        item: item.id,
        location,
      }),
    ),
    ...pieces.map(({ mount, slots }) =>
      product(
        'explosive/piece',
        [given('explosive/slots', slots), given('explosive/per-slot', isMild(mount) ? MILD : FULL)],
        {
          item: mount.item.id,
          location: mount.location,
        },
      ),
    ),
  ]);
};

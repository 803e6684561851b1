/** DA-CAMP-2: the weapons of a mech that a figure counts, in an energy and a ballistic group. */
import { flatMap } from '../../../../kernel';
import {
  type AmmoBin,
  type Catalog,
  type Condition,
  isBroken,
  type Item,
  type ItemId,
  LOCATIONS,
  type MechDesign,
  type Mount,
  mountsOf,
  shotsIn,
} from '../../../../catalog';

export type Group = 'energy' | 'ballistic';

export interface MountedWeapon {
  readonly item: Item;
  readonly group: Group;
  /** Tenths of a point. */
  readonly damage: number;
  readonly heat: number;
  /** Hexes. */
  readonly min: number;
  readonly long: number;
}

export type Lookup = Catalog['item'];

const TENTHS = 10;
/** Of a cluster 0.6 of its missiles hit. */
const CLUSTER_TENTHS = 6;
const DOUBLE_MISSILES = /srm|srt|atm/;

/** What does no damage to a mech by itself, or none that is fired at will. */
const COUNTS_NOT = ['ams', 'narc', 'tag', 'b-pod', 'm-pod'];

/** Tenths of a point at medium range; 0: nothing that counts. */
const damageOf = ({ id, flags, weapon }: Item): number => {
  if (weapon === null || COUNTS_NOT.some((flag) => flags.includes(flag)) || id.includes('narc')) return 0;
  if (weapon.damage === 'cluster') {
    const each = DOUBLE_MISSILES.test(id) ? 2 : 1;
    return weapon.rackSize * each * (id.includes('streak') ? TENTHS : CLUSTER_TENTHS);
  }
  const byRange = weapon.damage.split('/').map(Number);
  const points = byRange[Math.floor(byRange.length / 2)] ?? 0;
  return points > 0 ? points * TENTHS : 0;
};

const itemsOf = (design: MechDesign, lookup: Lookup): ReadonlyMap<ItemId, Item> => {
  const found = new Map<ItemId, Item>();
  for (const location of LOCATIONS)
    for (const slot of design.slots[location])
      for (const { item: id } of slot?.kind === 'items' ? slot.items : []) {
        const item = lookup(id);
        if (item !== null) found.set(id, item);
      }
  return found;
};

/** Whether the shots of a bin fit a weapon. */
export const feeds = (lookup: Lookup, { item: id }: AmmoBin, { weapon }: Item): boolean => {
  const ammunition = lookup(id)?.ammunition ?? null;
  return (
    ammunition !== null &&
    weapon !== null &&
    ammunition.type === weapon.ammunition &&
    ammunition.rackSize === weapon.rackSize
  );
};

const hasShots = (lookup: Lookup, design: MechDesign, condition: Condition, item: Item): boolean =>
  item.weapon === null ||
  item.weapon.ammunition < 0 ||
  item.flags.includes('oneshot') ||
  design.bins.some(
    (bin) => feeds(lookup, bin, item) && shotsIn(condition, bin) > 0 && !isBroken(design, condition, bin),
  );

const counted = ({ item }: Mount): MountedWeapon | null => {
  const damage = damageOf(item);
  if (item.weapon === null || damage === 0) return null;
  const { heat, min, long } = item.weapon;
  return { item, group: item.flags.includes('energy') ? 'energy' : 'ballistic', damage, heat, min, long };
};

const isWhole = (design: MechDesign, condition: Condition, { slots }: Mount): boolean =>
  !slots.some((slot) => isBroken(design, condition, slot));

export const mountsOn = (design: MechDesign, lookup: Lookup): readonly Mount[] =>
  mountsOf(design, itemsOf(design, lookup));

/** Those that point ahead, work, and have something to fire. */
export const workingWeapons = (
  design: MechDesign,
  condition: Condition,
  lookup: Lookup,
): readonly MountedWeapon[] =>
  flatMap(
    mountsOn(design, lookup).filter((mount) => !mount.rear && isWhole(design, condition, mount)),
    (mount) => counted(mount) ?? [],
  ).filter(({ item }) => hasShots(lookup, design, condition, item));

/** Support units have their weapons in a list; all of those that point to the rear are left out. */
export const listedWeapons = (ids: readonly ItemId[], lookup: Lookup): readonly MountedWeapon[] =>
  flatMap(ids, (id) => {
    const item = lookup(id);
    if (item === null) return [];
    return counted({ item, location: 'CT', rear: false, turret: false, armored: false, slots: [] }) ?? [];
  });

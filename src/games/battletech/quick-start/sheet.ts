/**
 * Which designs the quick-start rules cover, and their sheets (BT-1, BT-3). A design with anything that the
 * rules do not know is named with it.
 */
import { flatMap } from '../../../kernel';
import { type Catalog, type Item, LOCATIONS, type Location, type MechDesign } from '../../../catalog';
import type { Bin, Sheet, Weapon } from '../model';

const NO_EFFECT = ['heat-sink', 'double-heat-sink', 'jump-jet', 'case', 'endo-steel', 'ferro-fibrous'];
/** One roll, one figure of damage: everything else has rules of its own. */
const PLAIN_FLAGS = [
  'direct-fire',
  'energy',
  'laser',
  'ballistic',
  'er',
  'ppc',
  'heavy',
  'flamer',
  'burst-fire',
  'mg',
];
const ARMOR = ['standard', 'ferro-fibrous', 'light-ferro-fibrous', 'heavy-ferro-fibrous'];

const isPlainWeapon = ({ id, weapon, flags }: Item): boolean =>
  weapon !== null &&
  /^[1-9]\d*$/.test(weapon.damage) &&
  weapon.min === 0 &&
  flags.every((flag) => PLAIN_FLAGS.includes(flag)) &&
  !/lb-|ultra|rotary|heavy/.test(id);

const isKnown = (item: Item): boolean =>
  item.kind === 'ammunition' ||
  (item.weapon === null ? item.flags.some((flag) => NO_EFFECT.includes(flag)) : isPlainWeapon(item));

interface Mount {
  readonly item: Item;
  readonly location: Location;
  readonly slot: number;
  readonly isRear: boolean;
}

/** Each piece once, where it begins. */
const mountsOf = (catalog: Catalog, { slots }: MechDesign): readonly Mount[] =>
  flatMap(LOCATIONS, (location) => {
    const left = new Map<string, number>();
    return flatMap(slots[location], (slot, index) => {
      if (slot?.kind !== 'items') return [];
      return flatMap(slot.items, ({ item: id, rear }) => {
        const item = catalog.item(id);
        if (item === null) return [];
        const rest = left.get(id) ?? 0;
        left.set(id, rest > 0 ? rest - 1 : (item.slots ?? 1) - 1);
        return rest > 0 ? [] : [{ item, location, slot: index + 1, isRear: rear }];
      });
    });
  });

/** What of a design the rules do not cover, by name; empty: they cover it. */
export const uncovered = (catalog: Catalog, design: MechDesign): readonly string[] => [
  ...new Set([
    ...(design.motion === 'biped' && design.lam === null
      ? []
      : [design.lam === null ? design.motion : 'LAM']),
    ...(ARMOR.includes(design.armorType) ? [] : [design.armorType]),
    ...flatMap(mountsOf(catalog, design), ({ item }) => (isKnown(item) ? [] : [item.name])),
  ]),
];

const ammoOf = (item: Item): string | null =>
  item.weapon === null || item.weapon.ammunition < 0
    ? null
    : `${item.weapon.ammunition}.${item.weapon.rackSize}`;

const weaponOf = ({ item, location, slot, isRear }: Mount): Weapon | null =>
  item.weapon === null
    ? null
    : {
        id: `${location}.${slot}`,
        item: item.id,
        name: item.name,
        location,
        isRear,
        damage: Number(item.weapon.damage),
        short: item.weapon.short,
        medium: item.weapon.medium,
        long: item.weapon.long,
        ammo: ammoOf(item),
      };

export const sheetOf = (catalog: Catalog, design: MechDesign): Sheet => ({
  slug: design.slug,
  name: `${design.chassis} ${design.model}`,
  walk: design.walk,
  run: design.run,
  bv: design.bv,
  armor: {
    HD: design.armor.HD,
    CT: design.armor.CT,
    RT: design.armor.RT,
    LT: design.armor.LT,
    RA: design.armor.RA,
    LA: design.armor.LA,
    RL: design.armor.RL,
    LL: design.armor.LL,
  },
  weapons: flatMap(mountsOf(catalog, design), (mount) => weaponOf(mount) ?? []),
  bins: flatMap(design.bins, ({ location, item: id, shots }): Bin[] => {
    const ammunition = catalog.item(id)?.ammunition ?? null;
    return ammunition === null
      ? []
      : [{ location, ammo: `${ammunition.type}.${ammunition.rackSize}`, shots }];
  }),
});

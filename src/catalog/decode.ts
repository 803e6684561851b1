/**
 * Reads the catalogue's compact data files: what one row of each says, and the design or item that it
 * becomes.
 */
import { type MicroTons, tons } from '../kernel';
import { designOf } from './content';
import {
  ARMOR_LOCATIONS,
  type DesignSlug,
  type FactionId,
  type HouseListEntry,
  type Item,
  type ItemId,
  type Location,
  LOCATIONS,
  type MechDesign,
  type Slot,
  type SupportUnit,
  type SystemPart,
  type WeightClass,
} from './model';
import { priceClassOf } from './items/price-class';
import { weightClassOf } from './weight-class';

/** A line of mechs.json. Figures by location stand in the order of LOCATIONS and ARMOR_LOCATIONS. */
export interface MechRow {
  readonly slug: string;
  readonly mulId: number | null;
  readonly chassis: string;
  readonly model: string;
  readonly tons: number;
  readonly techBase: MechDesign['techBase'];
  readonly rulesLevel: MechDesign['rulesLevel'];
  readonly role: string;
  readonly year: number;
  readonly bv: number;
  readonly cost: number | null;
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  readonly motion: MechDesign['motion'];
  readonly omni: boolean;
  readonly engine: readonly [rating: number, type: MechDesign['engine']['type']];
  readonly heatSinks: readonly [count: number, double: boolean, capacity: number];
  readonly structureType: MechDesign['structureType'];
  readonly armorType: MechDesign['armorType'];
  readonly armor: readonly number[];
  readonly structure: readonly number[];
  /**
   * `@part` of the mech itself, or ids of items joined by `|`, `<` behind one that faces the rear. Trailing
   * empty slots are left out.
   */
  readonly slots: readonly (readonly (string | null)[])[];
  readonly mountTons: Readonly<Record<string, number>>;
  readonly bins: readonly (readonly [location: Location, slot: number, item: string, shots: number])[];
  readonly factions: readonly string[];
  /** Left out by mechs that have a seat as their way out. */
  readonly fullHeadEjection?: true;
}
/** A line of items.json: an item, its weight in tons, without what is derived. */
export type ItemRow = Omit<Item, 'priceClass' | 'tons' | 'id' | 'ammunition' | 'lowestLevel'> & {
  readonly id: string;
  /** Where it is not the item's own level. */
  readonly lowestLevel?: Item['rulesLevel'];
  readonly tons: number | null;
  readonly ammunition:
    (Omit<NonNullable<Item['ammunition']>, 'stockedAs'> & { readonly stockedAs: string }) | null;
};
export interface HouseListRow {
  readonly faction: string;
  readonly class: WeightClass;
  readonly entries: readonly (readonly [design: string, weight: number])[];
}
export type SupportUnitRow = Omit<SupportUnit, 'slug' | 'mounts'> & {
  readonly slug: string;
  readonly mounts: readonly {
    readonly item: string;
    readonly location: string;
    readonly shots: number | null;
  }[];
};

/** Slots that read the same are one object: 630 mechs have 49,000 of them, and some 250 different ones. */
export type SlotReader = (text: string | null) => Slot | null;
export const slotReader = (): SlotReader => {
  const known = new Map<string, Slot>();
  return (text) => {
    if (text === null) return null;
    const before = known.get(text);
    if (before !== undefined) return before;
    const slot: Slot = text.startsWith('@')
      ? { kind: 'system', part: text.slice(1) as SystemPart }
      : {
          kind: 'items',
          items: text
            .split('|')
            .map((part) => ({ item: part.replace('<', '') as ItemId, rear: part.endsWith('<') })),
        };
    known.set(text, slot);
    return slot;
  };
};

const byLocation = <L extends string, T>(
  locations: readonly L[],
  value: (index: number) => T,
): Record<L, T> =>
  Object.fromEntries(locations.map((location, index) => [location, value(index)])) as Record<L, T>;

/** Slots that a location has, used or not. */
export const slotCount = (motion: MechDesign['motion'], location: Location): number =>
  location === 'HD' ||
  location === 'RL' ||
  location === 'LL' ||
  (motion === 'quad' && (location === 'RA' || location === 'LA'))
    ? 6
    : 12;

export const decodeMech = (row: MechRow, readSlot: SlotReader): MechDesign =>
  designOf({
    slug: row.slug as DesignSlug,
    mulId: row.mulId,
    chassis: row.chassis,
    model: row.model,
    tons: row.tons,
    weightClass: weightClassOf(row.tons),
    techBase: row.techBase,
    rulesLevel: row.rulesLevel,
    role: row.role,
    year: row.year,
    bv: row.bv,
    cost: row.cost,
    walk: row.walk,
    run: row.run,
    jump: row.jump,
    motion: row.motion,
    omni: row.omni,
    engine: { rating: row.engine[0], type: row.engine[1] },
    heatSinks: { count: row.heatSinks[0], double: row.heatSinks[1], capacity: row.heatSinks[2] },
    structureType: row.structureType,
    gyro: 'standard',
    cockpit: 'standard',
    armorType: row.armorType,
    armor: byLocation(ARMOR_LOCATIONS, (i) => row.armor[i] ?? 0),
    structure: byLocation(LOCATIONS, (i) => row.structure[i] ?? 0),
    slots: byLocation(LOCATIONS, (i) =>
      Array.from({ length: slotCount(row.motion, LOCATIONS[i] ?? 'CT') }, (_, slot) =>
        readSlot(row.slots[i]?.[slot] ?? null),
      ),
    ),
    mountTons: Object.fromEntries(
      Object.entries(row.mountTons).map(([item, weight]): [string, MicroTons] => [item, tons(weight)]),
    ),
    bins: row.bins.map(([location, slot, item, shots]) => ({ location, slot, item: item as ItemId, shots })),
    factions: row.factions as readonly FactionId[],
    ...(row.fullHeadEjection === true ? { added: { fullHeadEjection: true } } : {}),
  });

/** Field by field, as designs (`designOf`): all items have one hidden class. */
export const decodeItem = (row: ItemRow): Item => {
  const item: Item = {
    id: row.id as ItemId,
    alias: row.alias,
    name: row.name,
    kind: row.kind,
    techBase: row.techBase,
    rulesLevel: row.rulesLevel,
    lowestLevel: row.lowestLevel ?? row.rulesLevel,
    tons: row.tons === null ? null : tons(row.tons),
    slots: row.slots,
    bv: row.bv,
    weapon: row.weapon,
    ammunition:
      row.ammunition === null ? null : { ...row.ammunition, stockedAs: row.ammunition.stockedAs as ItemId },
    flags: row.flags,
    explosive: row.explosive,
    hittable: row.hittable,
    spreadable: row.spreadable,
    stockUnit: row.stockUnit,
    perTon: row.perTon,
    tradable: row.tradable,
    priceClass: 'standard',
  };
  return { ...item, priceClass: priceClassOf(item) };
};

export const decodeSupportUnit = (row: SupportUnitRow): SupportUnit => ({
  ...row,
  slug: row.slug as DesignSlug,
  mounts: row.mounts.map((mount) => ({ ...mount, item: mount.item as ItemId })),
});

export const decodeEntries = (row: HouseListRow): readonly HouseListEntry[] =>
  row.entries.map(([design, weight]) => ({ design: design as DesignSlug, weight }));

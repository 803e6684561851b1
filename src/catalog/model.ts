/**
 * The catalogue's types: what a mech design and an item of equipment are, in the project's own terms. Pure
 * data.
 */
import type { Brand, MicroTons } from '../kernel';

/** Slug of a design: lower case, accents folded, everything else to `-`, unique (`hunchback-hbk-4g`). */
export type DesignSlug = Brand<string, 'DesignSlug'>;
/** Id of an item of equipment; a slug too. */
export type ItemId = Brand<string, 'ItemId'>;
export type FactionId = Brand<string, 'FactionId'>;

/** A mech's locations in the order of every table of the project. */
export const LOCATIONS = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'] as const;
export type Location = (typeof LOCATIONS)[number];
/** The armour of a mech: front of every location and the rear of the three torsos. */
export const ARMOR_LOCATIONS = [...LOCATIONS, 'CTR', 'RTR', 'LTR'] as const;
export type ArmorLocation = (typeof ARMOR_LOCATIONS)[number];

export type TechBase = 'is' | 'clan';
export const WEIGHT_CLASSES = ['light', 'medium', 'heavy', 'assault'] as const;
export type WeightClass = (typeof WEIGHT_CLASSES)[number];

/**
 * One critical slot. `system` parts belong to the mech itself; `item`s are equipment (two of them may share a
 * slot). `armored`: armoured by itself (TO). Marks that hardly any slot has are there only where they are
 * true, so that the content of a design without them stays what it was (`content.ts`).
 */
export type Slot =
  | { readonly kind: 'system'; readonly part: SystemPart; readonly armored?: true }
  | { readonly kind: 'items'; readonly items: readonly SlotItem[] };
export interface SlotItem {
  readonly item: ItemId;
  readonly rear: boolean;
  readonly armored?: true;
  /** Carried in a pod of an omni mech. */
  readonly omnipod?: true;
  /** In a turret (head, shoulder or quad turret; TO). */
  readonly turret?: true;
  /** Tons of one piece of an item that comes in any size (cargo, communications equipment). */
  readonly size?: number;
}

/** The mech's own parts. */
export const SYSTEM_PARTS = [
  'life-support',
  'sensors',
  'cockpit',
  'engine',
  'gyro',
  'shoulder',
  'upper-arm',
  'lower-arm',
  'hand',
  'hip',
  'upper-leg',
  'lower-leg',
  'foot',
  'conversion-gear',
  'landing-gear',
  'avionics',
] as const;
export type SystemPart = (typeof SYSTEM_PARTS)[number];

/** A full bin of ammunition: the slot it fills (from 1) and its shots. */
export interface AmmoBin {
  readonly location: Location;
  readonly slot: number;
  readonly item: ItemId;
  readonly shots: number;
}

export const ENGINE_TYPES = [
  'fusion',
  'xl',
  'light',
  'xxl',
  'compact',
  'ice',
  'fuel-cell',
  'fission',
] as const;
export type EngineType = (typeof ENGINE_TYPES)[number];
export const STRUCTURE_TYPES = [
  'standard',
  'endo-steel',
  'endo-steel-prototype',
  'endo-composite',
  'composite',
  'reinforced',
  'industrial',
] as const;
export type StructureType = (typeof STRUCTURE_TYPES)[number];
export const GYRO_TYPES = ['standard', 'xl', 'compact', 'heavy-duty', 'none'] as const;
export type GyroType = (typeof GYRO_TYPES)[number];
export const COCKPIT_TYPES = [
  'standard',
  'small',
  'command-console',
  'small-command-console',
  'torso-mounted',
  'interface',
  'industrial',
  'primitive',
  'primitive-industrial',
  'quadvee',
  'virtual-reality',
] as const;
export type CockpitType = (typeof COCKPIT_TYPES)[number];
/** Kinds of armour; a location of a `patchwork` mech has one of the others. */
export const ARMOR_TYPES = [
  'standard',
  'ferro-fibrous',
  'light-ferro-fibrous',
  'heavy-ferro-fibrous',
  'ferro-fibrous-prototype',
  'stealth',
  'reactive',
  'reflective',
  'hardened',
  'ferro-lamellor',
  'primitive',
  'industrial',
  'heavy-industrial',
  'commercial',
  'impact-resistant',
  'heat-dissipating',
  'ballistic-reinforced',
  'anti-penetrative-ablation',
] as const;
export type ArmorType = (typeof ARMOR_TYPES)[number];
/** What a kind of armour is made by: clan and Inner Sphere ferro-fibrous weigh and fill differently. */
export interface ArmorKind {
  readonly type: ArmorType;
  readonly techBase: TechBase;
}
export const LAM_TYPES = ['standard', 'bimodal'] as const;
/** A standard land-air mech flies as a fighter and, low, as an AirMech; a bimodal one as a fighter only. */
export type LamType = (typeof LAM_TYPES)[number];
export const RULES_LEVELS = ['introductory', 'standard', 'advanced', 'experimental', 'unofficial'] as const;
export type RulesLevel = (typeof RULES_LEVELS)[number];

export interface MechDesign {
  readonly slug: DesignSlug;
  /** Number in the Master Unit List, for import and export; null: it has none. */
  readonly mulId: number | null;
  readonly chassis: string;
  readonly model: string;
  /** Metric tons, 10–100; of those below 20 t there are few. */
  readonly tons: number;
  readonly weightClass: WeightClass;
  readonly techBase: TechBase;
  /** Whether it mixes both technologies on `techBase`'s chassis. */
  readonly mixedTech: boolean;
  readonly rulesLevel: RulesLevel;
  /** Empty: nobody says. */
  readonly role: string;
  readonly year: number;
  /** Battle Value 2.0 at gunnery 4 / piloting 5, without C3. */
  readonly bv: number;
  /** C-bills; null: nobody says. */
  readonly cost: number | null;
  /** MP, undamaged; MASC and TSM are not counted in. */
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  readonly motion: 'biped' | 'quad';
  readonly omni: boolean;
  /** Of a land-air mech, which kind; null of all others. */
  readonly lam: LamType | null;
  /** `techBase` of the engine: a clan XL takes 2 slots of each side torso, an Inner Sphere one 3. */
  readonly engine: { readonly rating: number; readonly type: EngineType; readonly techBase: TechBase };
  /**
   * All heat sinks, in the engine or in slots; `capacity` is heat a turn undamaged. `item` is their kind
   * where it stands in a slot. `fixed`: how many the base chassis of an omni has; null: not said.
   */
  readonly heatSinks: {
    readonly count: number;
    readonly double: boolean;
    readonly capacity: number;
    readonly item: ItemId;
    readonly fixed: number | null;
  };
  readonly structureType: StructureType;
  readonly structureTechBase: TechBase;
  readonly gyro: GyroType;
  readonly cockpit: CockpitType;
  /** Whether the whole head is the pilot's way out (TO). It weighs nothing and has no Battle Value. */
  readonly fullHeadEjection: boolean;
  readonly armorType: ArmorType | 'patchwork';
  readonly armorTechBase: TechBase;
  /** The kind of each location's armour, of a patchwork mech; null of any other. */
  readonly patchwork: Readonly<Record<Location, ArmorKind>> | null;
  /** Points, undamaged; every location is present (rear of the torsos as CTR, RTR, LTR). */
  readonly armor: Readonly<Record<ArmorLocation, number>>;
  readonly structure: Readonly<Record<Location, number>>;
  /**
   * Every location with all its slots (12; 6 in HD, RL, LL; of a quad, whose front legs are RA and LA, also
   * there); null is an empty slot.
   */
  readonly slots: Readonly<Record<Location, readonly (Slot | null)[]>>;
  /**
   * Weight of one item of each kind that stands in a slot, worked out for this mech. 0 for the slots of
   * armour and structure: their weight goes by points and by the mech's tonnage.
   */
  readonly mountTons: Readonly<Record<string, MicroTons>>;
  readonly bins: readonly AmmoBin[];
  /** Factions that have it in 3055–3075; empty: nobody in common use. */
  readonly factions: readonly FactionId[];
}

/** A unit that supports mechs in a battle (BLD-7). */
export interface SupportUnit {
  readonly slug: DesignSlug;
  readonly chassis: string;
  readonly model: string;
  readonly kind: 'vehicle' | 'vtol' | 'infantry';
  readonly tons: number;
  readonly bv: number;
  readonly walk: number;
  readonly run: number;
  readonly armor: Readonly<Record<string, number>>;
  readonly structure: Readonly<Record<string, number>>;
  readonly mounts: readonly {
    readonly item: ItemId;
    readonly location: string;
    readonly shots: number | null;
  }[];
}

/** How a depot counts an item (DEP-6). */
export type StockUnit = 'points' | 'shots' | 'tons' | 'pieces';
/** SUP-2: `standard` parts cost ×1.0, `other` ones ×1.5 (for a buyer of the same technology). */
export type PriceClass = 'standard' | 'other';

export interface Item {
  readonly id: ItemId;
  /** The name under which MegaMek's files call it; null for what is only in the campaign. */
  readonly alias: string | null;
  readonly name: string;
  readonly kind: 'weapon' | 'ammunition' | 'armor' | 'structure' | 'equipment';
  readonly techBase: TechBase | 'any';
  readonly rulesLevel: RulesLevel;
  /** The lowest that it ever has: levels fall over the years, and a design's own is held against this one. */
  readonly lowestLevel: RulesLevel;
  /** Tons of one piece, one ton-lot of ammunition or armour; null where it depends on the mech. */
  readonly tons: MicroTons | null;
  /** Critical slots of one piece; null where it depends on the mech. */
  readonly slots: number | null;
  readonly bv: number | null;
  /**
   * Weapons: heat, damage (a number, `cluster`, or figures by range), ranges in hexes. Null for what is no
   * weapon.
   */
  readonly weapon: {
    readonly heat: number;
    readonly damage: string;
    readonly rackSize: number;
    readonly min: number;
    readonly short: number;
    readonly medium: number;
    readonly long: number;
    readonly extreme: number;
    readonly ammunition: number;
  } | null;
  /**
   * Ammunition: shots in one ton (the campaign's lot), and the weapons' ammunition type and rack that it
   * feeds. Null otherwise.
   */
  readonly ammunition: {
    readonly shotsPerTon: number;
    readonly type: number;
    readonly rackSize: number;
    /**
     * Kind of munition: `standard`, `cluster`, `artemis`, `narc`, …; of rare kinds, names of the project's
     * own (`equipment.json`).
     */
    readonly munition: string;
    /**
     * The kind under which a depot counts its shots (DEP-6): itself, or of a half-ton bin the kind that comes
     * by the ton.
     */
    readonly stockedAs: ItemId;
  } | null;
  /**
   * What it does and how it differs from its plain kind: `laser`, `pulse`, `er`, `heat-sink`, … The price
   * classes go by them.
   */
  readonly flags: readonly string[];
  /** Explodes when it is hit with energy or ammunition in it. */
  readonly explosive: boolean;
  /** Whether a critical hit can strike it; armour, structure, CASE and the like cannot be. */
  readonly hittable: boolean;
  /**
   * Whether its slots may lie in any locations (armour, structure, TSM), or in two neighbouring ones
   * (`splitable` flag).
   */
  readonly spreadable: boolean;
  readonly priceClass: PriceClass;
  readonly stockUnit: StockUnit;
  /**
   * Units of stock in one ton of it: points of armour, shots of ammunition, micro-tons of what is counted in
   * tons; null for pieces.
   */
  readonly perTon: number | null;
  /**
   * Whether it can be bought, stored and moved by itself. Battle-armour kits, infantry attacks and the like
   * cannot.
   */
  readonly tradable: boolean;
}

export interface Faction {
  readonly id: FactionId;
  readonly name: { readonly en: string; readonly de: string };
  readonly clan: boolean;
  /** Whether it counts as an Inner Sphere faction (SUP-4, SETUP-3); the periphery does here. */
  readonly innerSphere: boolean;
}

export interface HouseListEntry {
  readonly design: DesignSlug;
  /** Ways out of 36 of a 2D6 roll. */
  readonly weight: number;
}
export type HouseList = Readonly<Record<WeightClass, readonly HouseListEntry[]>>;

/** Read access to the whole catalogue; the rules get it as an argument and never import data. */
export interface Catalog {
  /**
   * The designs that come with the project. `mech` knows more: those that were imported, and those that a
   * campaign keeps.
   */
  readonly mechs: readonly MechDesign[];
  readonly supportUnits: readonly SupportUnit[];
  /** What the campaign's markets carry: items of the bundled designs, and scrap. `item` knows more. */
  readonly items: readonly Item[];
  readonly factions: readonly Faction[];
  mech(slug: string): MechDesign | null;
  supportUnit(slug: string): SupportUnit | null;
  /** Any item that a mech can mount, introductory to advanced; `items` is a part of them. */
  item(id: string): Item | null;
  faction(id: string): Faction | null;
  houseList(faction: string): HouseList | null;
  /**
   * REP-4: designs that a force of the campaign has drawn up, in the order of their slugs; `mech` finds them.
   * None outside a campaign.
   */
  drawnBy(force: string): readonly DesignSlug[];
}

/** The catalogue's types: what a mech design and an item of equipment are, in the project's own terms. Pure data. */
import type { Brand } from '../kernel/brand';
import type { MicroTons } from '../kernel/tonnage';

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

/** One critical slot. `system` parts belong to the mech itself; `item`s are equipment (two of them may share a slot). */
export type Slot =
  | { readonly kind: 'system'; readonly part: SystemPart }
  | { readonly kind: 'items'; readonly items: readonly { readonly item: ItemId; readonly rear: boolean }[] };

export type SystemPart =
  | 'life-support'
  | 'sensors'
  | 'cockpit'
  | 'engine'
  | 'gyro'
  | 'shoulder'
  | 'upper-arm'
  | 'lower-arm'
  | 'hand'
  | 'hip'
  | 'upper-leg'
  | 'lower-leg'
  | 'foot';

/** A full bin of ammunition: the slot it fills (from 1) and its shots. */
export interface AmmoBin {
  readonly location: Location;
  readonly slot: number;
  readonly item: ItemId;
  readonly shots: number;
}

export interface MechDesign {
  readonly slug: DesignSlug;
  /** Number in the Master Unit List, for import and export. */
  readonly mulId: number;
  readonly chassis: string;
  readonly model: string;
  /** Metric tons, 20–100. */
  readonly tons: number;
  readonly weightClass: WeightClass;
  readonly techBase: TechBase;
  readonly rulesLevel: 'introductory' | 'standard' | 'advanced';
  readonly role: string;
  readonly year: number;
  /** Battle Value 2.0 at gunnery 4 / piloting 5, without C3. */
  readonly bv: number;
  /** C-bills. */
  readonly cost: number;
  /** MP, undamaged; MASC and TSM are not counted in. */
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  readonly motion: 'biped' | 'quad';
  readonly omni: boolean;
  readonly engine: { readonly rating: number; readonly type: 'fusion' | 'xl' | 'light' };
  readonly heatSinks: { readonly count: number; readonly double: boolean; readonly capacity: number };
  readonly structureType: 'standard' | 'endo-steel';
  readonly gyro: 'standard';
  readonly cockpit: 'standard';
  readonly armorType: 'standard' | 'ferro-fibrous' | 'stealth';
  /** Points, undamaged; every location is present (rear of the torsos as CTR, RTR, LTR). */
  readonly armor: Readonly<Record<ArmorLocation, number>>;
  readonly structure: Readonly<Record<Location, number>>;
  /** Every location with all its slots (12; 6 in HD, RL, LL; of a quad, whose front legs are RA and LA, also there); null is an empty slot. */
  readonly slots: Readonly<Record<Location, readonly (Slot | null)[]>>;
  /**
   * Weight of one item of each kind that stands in a slot, worked out for this mech. 0 for the slots of armour and structure: their
   * weight goes by points and by the mech's tonnage.
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
  readonly mounts: readonly { readonly item: ItemId; readonly location: string; readonly shots: number | null }[];
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
  readonly rulesLevel: 'introductory' | 'standard' | 'advanced';
  /** Tons of one piece, one ton-lot of ammunition or armour; null where it depends on the mech. */
  readonly tons: MicroTons | null;
  /** Critical slots of one piece; null where it depends on the mech. */
  readonly slots: number | null;
  readonly bv: number | null;
  /** Weapons: heat, damage (a number, `cluster`, or figures by range), ranges in hexes. Null for what is no weapon. */
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
  /** Ammunition: shots in one ton (the campaign's lot), and the weapons' ammunition type and rack that it feeds. Null otherwise. */
  readonly ammunition: {
    readonly shotsPerTon: number;
    readonly type: number;
    readonly rackSize: number;
    readonly munition: 'standard' | 'cluster' | 'extended-range' | 'high-explosive' | 'artemis' | 'narc';
    /** The kind under which a depot counts its shots (DEP-6): itself, or of a half-ton bin the kind that comes by the ton. */
    readonly stockedAs: ItemId;
  } | null;
  /** What it does and how it differs from its plain kind: `laser`, `pulse`, `er`, `heat-sink`, … The price classes go by them. */
  readonly flags: readonly string[];
  readonly priceClass: PriceClass;
  readonly stockUnit: StockUnit;
  /** Units of stock in one ton of it: points of armour, shots of ammunition, micro-tons of what is counted in tons; null for pieces. */
  readonly perTon: number | null;
  /** Whether it can be bought, stored and moved by itself. Battle-armour kits, infantry attacks and the like cannot. */
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
  readonly mechs: readonly MechDesign[];
  readonly supportUnits: readonly SupportUnit[];
  readonly items: readonly Item[];
  readonly factions: readonly Faction[];
  mech(slug: string): MechDesign | null;
  supportUnit(slug: string): SupportUnit | null;
  item(id: string): Item | null;
  faction(id: string): Faction | null;
  houseList(faction: string): HouseList | null;
}

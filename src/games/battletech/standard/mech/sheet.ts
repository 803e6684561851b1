/**
 * What the standard rules know of a design (BT-2, BT-3): finished figures, so that a running match does not
 * go by a later catalogue. Plain JSON.
 */
import type {
  ArmorLocation,
  EngineType,
  Item,
  Location,
  MechDesign,
  SystemPart,
  TechBase,
} from '../../../../catalog';

/** What the catalogue says of an item, as far as it counts in a fight. */
export interface Figures {
  readonly item: string;
  readonly name: string;
  readonly kind: Item['kind'];
  readonly techBase: Item['techBase'];
  readonly weapon: Item['weapon'];
  readonly ammunition: {
    readonly type: number;
    readonly rackSize: number;
    readonly munition: string;
  } | null;
  readonly flags: readonly string[];
  readonly explosive: boolean;
  readonly hittable: boolean;
}

/** A piece of equipment on the mech. `RA.5` is what begins in the fifth slot of the right arm. */
export interface Mount {
  readonly id: string;
  readonly figures: Figures;
  /** From where it is fired: of a split piece the location nearer to the centre torso. */
  readonly location: Location;
  /** All its slots, of two locations if it is split. From 1. */
  readonly slots: readonly { readonly location: Location; readonly slot: number }[];
  readonly isRear: boolean;
  /** In a turret: it fires all round. */
  readonly isTurret: boolean;
  /** Armoured by itself: the first critical hit does nothing. */
  readonly isArmored: boolean;
}

export type SheetSlot =
  | { readonly part: SystemPart; readonly isArmored: boolean }
  /** Ids of what stands there: two heat sinks may share a slot. */
  | { readonly mounts: readonly string[] };

export interface Bin {
  readonly location: Location;
  readonly slot: number;
  /** When full. */
  readonly shots: number;
  readonly figures: Figures;
}

export interface Sheet {
  readonly slug: string;
  readonly name: string;
  readonly tons: number;
  readonly techBase: TechBase;
  readonly motion: 'biped' | 'quad';
  /** Left out: a mech. Others (BT-SUP) have the figures of a sheet as far as they fit. */
  readonly support?: 'hover' | 'vtol' | 'foot';
  readonly bv: number;
  /** MP, undamaged and cool; without MASC and triple-strength myomer. */
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  readonly engine: { readonly rating: number; readonly type: EngineType; readonly techBase: TechBase };
  readonly gyro: MechDesign['gyro'];
  readonly cockpit: MechDesign['cockpit'];
  /** All of them, in the engine and in slots. `each`: heat that one takes a turn; of a prototype 2. */
  readonly heatSinks: { readonly count: number; readonly each: number; readonly capacity: number };
  readonly structureType: MechDesign['structureType'];
  readonly armorType: MechDesign['armorType'];
  /** Kinds by location, of a patchwork mech; null: all as `armorType`. */
  readonly patchwork: Readonly<Record<Location, string>> | null;
  readonly armor: Readonly<Record<ArmorLocation, number>>;
  readonly structure: Readonly<Record<Location, number>>;
  readonly slots: Readonly<Record<Location, readonly (SheetSlot | null)[]>>;
  readonly mounts: readonly Mount[];
  readonly bins: readonly Bin[];
}

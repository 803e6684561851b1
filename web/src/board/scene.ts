/**
 * What the map shows, without how: the printed map of a view, and in pencil over it what its reader chose.
 */

/** Column and row: `0507`. */
export type Hex = string;
export type Terrain = 'clear' | 'woods' | 'hills' | 'mountains' | 'urban' | 'deep-water';

/** Fact: from a view. */
export interface Scene {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Readonly<Record<Hex, Terrain>>;
  /** Null: no fog. */
  readonly sight: readonly Hex[] | null;
  /** As far as known. */
  readonly enemySight: readonly Hex[];
  readonly hqs: readonly { readonly hex: Hex; readonly seat: number }[];
  readonly buildings: readonly BuildingMark[];
  readonly counters: readonly Counter[];
  readonly battles: readonly { readonly hex: Hex; readonly mine: boolean }[];
  readonly depots: readonly { readonly hex: Hex; readonly seat: number | null }[];
}

export interface BuildingMark {
  readonly hex: Hex;
  readonly type: string;
  /** Of who controls it; null: nobody. */
  readonly seat: number | null;
  readonly works: boolean | null;
  /** Not seen now. */
  readonly ghost: boolean;
}

/** The mechs of one seat in one hex. */
export interface Counter {
  readonly hex: Hex;
  readonly seat: number;
  readonly own: boolean;
  readonly count: number;
  /** Model of a single one: `HBK`. */
  readonly code: string;
  readonly name: string;
  readonly shutDown: boolean;
  readonly damaged: boolean;
  /** Rounds since it was seen; null: it is seen now. */
  readonly ghostAge: number | null;
}

export type PathKind = 'move' | 'rail' | 'flight' | 'attack';

export interface DrawnPath {
  readonly from: Hex;
  readonly path: readonly Hex[];
  readonly kind: PathKind;
  readonly saved: boolean;
  readonly dim: boolean;
  readonly waypoints?: readonly Hex[];
}

/** Pencil: decided, and still to be changed. */
export interface Overlay {
  readonly selected: Hex | null;
  readonly cursor: Hex | null;
  readonly reach: readonly { readonly hex: Hex; readonly cost: number; readonly seen: boolean }[] | null;
  readonly targets: readonly Hex[];
  readonly paths: readonly DrawnPath[];
  readonly label: { readonly hex: Hex; readonly text: string; readonly warn: boolean } | null;
  /** What of it can be carried to another hex: pins of a path, and its end. */
  readonly handles: readonly Hex[];
}

export interface Layers {
  readonly fog: boolean;
  readonly sight: boolean;
  readonly enemySight: boolean;
  readonly buildings: boolean;
  readonly depots: boolean;
  readonly grid: boolean;
  readonly coordinates: boolean;
}

export const EMPTY_OVERLAY: Overlay = {
  selected: null,
  cursor: null,
  reach: null,
  targets: [],
  paths: [],
  label: null,
  handles: [],
};
export const ALL_LAYERS: Layers = {
  fog: true,
  sight: true,
  enemySight: true,
  buildings: true,
  depots: true,
  grid: true,
  coordinates: true,
};

/** Battlefields of the standard rules (BT-2, BT-8): what lies in a hex. Plain JSON without fractions. */

/** 1 light, 2 medium, 3 heavy, 4 hardened. */
export type BuildingKind = 1 | 2 | 3 | 4;

export interface BuildingHex {
  readonly kind: BuildingKind;
  /** Levels above the hex's ground, 1 or more. */
  readonly levels: number;
  /** Construction points of this hex as the fight begins, 1 or more. What is left stands in the state. */
  readonly cf: number;
  /** Neither loses points nor collapses. */
  readonly isIndestructible?: true;
}

/** What is in a hex beside its level. What is left out is not there. */
export interface Terrain {
  /** −10 … 20, of the ground, or of the water's surface; left out: 0. */
  readonly level?: number;
  /** 1 light, 2 heavy: two levels high. */
  readonly woods?: 1 | 2;
  readonly rough?: true;
  /** 1 … 4: of a light … hardened building. */
  readonly rubble?: BuildingKind;
  /** Depth 1 … 3: the bottom lies so many levels under `level`. Water of depth 0 hinders nobody. */
  readonly water?: number;
  readonly pavement?: true;
  /** Bits 0 … 5: the hexsides over which the road leads on. 0: a road without exits. */
  readonly road?: number;
  readonly building?: BuildingHex;
}

/** 1 … 99 columns and rows; even columns lie half a hex lower. Hexes that are not listed are clear, level 0. */
export interface Battlefield {
  readonly columns: number;
  readonly rows: number;
  readonly hexes: Readonly<Record<string, Terrain>>;
}

/** A position as the second reading of the rules sees it: everything spelled out, nothing left out. */
import type { Condition } from '../../../src/catalog';
import type { Sheet } from '../../../src/games/battletech/standard/mech/sheet';

export interface Ground {
  readonly level: number;
  readonly woods: number;
  readonly rough: boolean;
  /** 0: none. */
  readonly rubble: number;
  readonly depth: number;
  readonly pavement: boolean;
  /** Bits of its exits; null: no road. */
  readonly road: number | null;
  /** 0: none, 1 … 4: light … hardened. */
  readonly building: number;
  readonly levels: number;
}

export const CLEAR: Ground = {
  level: 0,
  woods: 0,
  rough: false,
  rubble: 0,
  depth: 0,
  pavement: false,
  road: null,
  building: 0,
  levels: 0,
};

export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly hexes: ReadonlyMap<string, Ground>;
}

export type Mode = 'stand' | 'walk' | 'run' | 'jump';

export interface Unit {
  readonly id: string;
  readonly side: 'a' | 'b';
  readonly sheet: Sheet;
  readonly condition: Condition;
  readonly hex: string;
  readonly elevation: number;
  readonly facing: number;
  readonly twist: -1 | 0 | 1;
  readonly prone: boolean;
  readonly moved: { readonly mode: Mode; readonly hexes: number };
  readonly heat: number;
  readonly gunnery: number;
  readonly piloting: number;
}

export interface Scene {
  readonly board: Board;
  readonly units: readonly Unit[];
}

export const groundAt = (board: Board, hex: string): Ground => board.hexes.get(hex) ?? CLEAR;

/** BT-LOS-3 */
export const feetOf = (board: Board, unit: Unit): number => {
  const ground = groundAt(board, unit.hex);
  return ground.level - ground.depth + unit.elevation;
};
export const heightOf = (board: Board, unit: Unit): number => feetOf(board, unit) + (unit.prone ? 0 : 1);

/** BT-LOS-9 */
export const isInside = (board: Board, unit: Unit): boolean => {
  const { building, levels } = groundAt(board, unit.hex);
  return building > 0 && unit.elevation < levels;
};

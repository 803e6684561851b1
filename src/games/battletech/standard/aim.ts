/** What an attack needs to hit, or why it cannot be made (BT-5, BT-9). */
import type { Term } from '../../shapes';

/** From where the target is hit. */
export type HitSide = 'front' | 'left' | 'right' | 'rear';
/** By which table the location is rolled. */
export type HitTable = 'normal' | 'punch' | 'kick' | 'partial-cover' | 'above' | 'below';

export type Aim =
  | {
      readonly possible: true;
      /** On two dice, the sum of the terms; above 12 it cannot hit, up to 2 it cannot miss. */
      readonly toHit: number;
      /** Hexes. */
      readonly range: number;
      readonly side: HitSide;
      readonly table: HitTable;
      /** 0 … 1. For readers only: no state keeps it. */
      readonly odds: number;
      /** Points of a hit; null where it is rolled (clusters). */
      readonly damage: number | null;
      readonly terms: readonly Term[];
    }
  /** Codes of all reasons, in the order in which the rules ask for them. */
  | { readonly possible: false; readonly why: readonly string[] };

export interface Sight {
  readonly sees: boolean;
  /** What lies between, and what the target stands in. */
  readonly terms: readonly Term[];
  readonly why: readonly string[];
}

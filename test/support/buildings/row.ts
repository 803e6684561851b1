/**
 * What a test of one type of building is: when and how it shows what it brings, and what a player does with
 * it.
 */
import type { BuildingType } from '../../../src/rules/buildings';
import type { Party } from './party';

/** What a player does with it, what that costs them and how they are told. */
export interface Use {
  readonly orders: (p: Party) => readonly object[] | Promise<readonly object[]>;
  /** Null: for nothing. */
  readonly costs: readonly (number | null)[];
  /** Ledger entries of the phase, the rounding (SUP-7) among them. */
  readonly booked: readonly (readonly [rule: string, amount: number])[];
  /** Terms of the first order's price, in English and in German. */
  readonly terms: readonly (readonly [string, string])[];
  /** Types of events that they are told. */
  readonly told: readonly string[];
  /** What is then seen. */
  readonly then: (p: Party) => Promise<unknown>;
  readonly thenSeen: unknown;
}

export interface Row {
  readonly type: BuildingType;
  /** When it is looked at. */
  readonly when: readonly [phase: string, step?: string];
  /** It counts by what stood when a phase opened or closed: every look begins anew. */
  readonly anew?: true;
  /**
   * What the player needs besides, to show what the building brings; A with the first of its type, B with the
   * second.
   */
  readonly needs?: (p: Party) => readonly object[];
  /** How their battles of the round go. */
  readonly fights?: (p: Party) => Promise<void>;
  readonly shows: (p: Party) => Promise<unknown>;
  readonly none: unknown;
  readonly one: unknown;
  readonly two: unknown;
  /** Its controller's mech has to stand in its hex: nobody else can take it meanwhile. */
  readonly garrison?: true;
  readonly use?: Use;
}

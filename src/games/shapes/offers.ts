/** Questions to a reader, and what can be answered (GAM-3, GAM-4). */
import type { Violation } from '../../kernel';
import type { Mark, Point, Region, Seat, Shape, Term, TokenId } from './field';
import type { Amount, Text, Words } from './words';

/**
 * One answer, carried out at once: a unit's move, its whole fire. Fields beside these two are the system's
 * own.
 */
export interface Order {
  readonly type: string;
  /** Who acts; null: nobody in particular. */
  readonly token: TokenId | null;
  readonly [field: string]: unknown;
}

/** A question as its reader gets it. */
export interface Decision {
  /** Used once in a match, and tells nothing that the reader may not know. */
  readonly id: string;
  readonly kind: Words;
  /** `later`: its offers are for the queue. */
  readonly due: 'now' | 'later';
  /** Sealed until the last answer is in. */
  readonly secret: boolean;
  readonly tokens: readonly TokenId[];
  /** Grows only with a change of this reader's offers. */
  readonly revision: number;
  /** Counts when nobody answers; null: then a bot decides. */
  readonly skip: Order | null;
  /** The reader's own sealed answer. */
  readonly answer: Order | null;
}

/** One for each decision, type and token. */
export interface Offer {
  readonly decision: string;
  readonly type: string;
  readonly token: TokenId | null;
  readonly label: Text;
  /** Whole, and legal as it stands. */
  readonly order: Order;
  /** What may be changed, in this order: the bounds of each depend on those before it only. */
  readonly ask: readonly Ask[];
  readonly costs: readonly Amount[];
  /** Damage, heat afterwards. */
  readonly expects: readonly Amount[];
  /** 0 … 1; null: nothing is rolled, or it cannot be known. */
  readonly odds: number | null;
  readonly terms: readonly Term[];
  readonly warnings: readonly Words[];
  /** Drawn while the offer is looked at: the way that is taken, the fire zone, a blast (ADR 18). */
  readonly marks: readonly Mark[];
}

export interface Ask {
  /** JSON pointer into the order. */
  readonly pointer: string;
  readonly title: Text;
  /** Whose part it is, e.g. of the member of a formation. */
  readonly token: TokenId | null;
  /**
   * What is set down, around its origin and facing north; empty: the base of `token`, or nothing that takes
   * up room (ADR 18).
   */
  readonly footprint: readonly Shape[];
  /** Null: not opened. */
  readonly bounds: Bounds | null;
}

/** What may stand at the pointer. Finite bounds are exact; a region is a drawing. */
export type Bounds =
  /** The value of a choice. */
  | { readonly kind: 'one-of'; readonly from: readonly Choice[] }
  /** A list of values, each at most once. */
  | {
      readonly kind: 'some-of';
      readonly from: readonly Choice[];
      readonly least: number;
      readonly most: number;
      readonly limits: readonly Limit[];
    }
  /** A list of all values, in any order. */
  | { readonly kind: 'rank'; readonly from: readonly Choice[] }
  /** A list of `{ row, column, mode }`, a row at most once: weapons and targets. */
  | {
      readonly kind: 'assign';
      readonly rows: readonly Choice[];
      readonly columns: readonly Choice[];
      readonly cells: readonly Cell[];
      readonly limits: readonly Limit[];
      readonly columnsMost: number;
    }
  /** An object of whole numbers by value. */
  | {
      readonly kind: 'split';
      readonly among: readonly (Choice & {
        readonly value: string;
        readonly least: number;
        readonly most: number;
      })[];
      readonly total: { readonly least: number; readonly most: number };
    }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly step: number;
      readonly unit: string | null;
    }
  /** The value of a choice (hex, zone, contact), or a Point of the region. */
  | { readonly kind: 'place'; readonly places: readonly Choice[]; readonly region: Region | null }
  /**
   * A list of such, after the start. In a draft the end alone will do. `length` in units of the board; null:
   * not measured.
   */
  | {
      readonly kind: 'path';
      readonly from: Point;
      readonly length: number | null;
      readonly corners: number;
      readonly places: readonly Choice[];
      readonly region: Region | null;
    }
  /** Whole degrees, 0 … 359: those of `from`; else those within `arcs`; both null: any (ADR 18). */
  | { readonly kind: 'facing'; readonly from: readonly Choice[] | null; readonly arcs: readonly Arc[] | null }
  /**
   * A list of `Chosen`; `catalogue` is the system's key of the list from which is chosen, of which the API
   * makes an address.
   */
  | { readonly kind: 'force'; readonly budget: number; readonly unit: string; readonly catalogue: string };

/** Clockwise from the one to the other, both included. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

/**
 * One line of a force (ADR 18): `count` times the card, each with `size` members (null: its only size) and
 * what it is given: an officer, a weapon, a pilot.
 */
export interface Chosen {
  readonly card: string;
  readonly count: number;
  readonly size: number | null;
  readonly with: readonly string[];
}

export interface Choice {
  readonly value: unknown;
  readonly label: Text;
  readonly token: TokenId | null;
  readonly at: Point | null;
  readonly costs: readonly Amount[];
  readonly odds: number | null;
  readonly terms: readonly Term[];
}

export interface Cell {
  readonly row: unknown;
  readonly column: unknown;
  readonly mode: string | null;
  readonly needed: number | null;
  readonly odds: number | null;
  readonly expects: readonly Amount[];
  readonly terms: readonly Term[];
}

/**
 * Of these values at most so many; with `weights`, one a value, at most so much (ADR 18): one bin of
 * ammunition, points to spend.
 */
export interface Limit extends Words {
  readonly of: readonly unknown[];
  readonly weights: readonly number[] | null;
  readonly most: number;
}

/**
 * What was sent, made legal, and what was wrong with it. Unchanged and nothing wrong: it would be accepted.
 */
export interface Draft {
  readonly offer: Offer;
  readonly violations: readonly Violation[];
}

/** `open`: the pointer of the ask that a draft opens. */
export interface Sending {
  readonly decision: string;
  readonly revision: number;
  readonly order: Order;
  readonly open: string | null;
}

export type Otherwise = 'ask' | 'skip' | 'bot';
export interface Queued {
  readonly decision: string;
  readonly order: Order;
  readonly otherwise: Otherwise;
}

/** What everybody may know of a question. `kind` null: not for this reader. */
export interface Awaited {
  readonly decision: string;
  readonly seats: readonly Seat[];
  readonly answers: 'each' | 'any';
  readonly answered: readonly Seat[];
  readonly kind: Words | null;
}

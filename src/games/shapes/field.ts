/**
 * The battlefield as neutral shapes (GAM-7): whole units of the board, from its north-west corner, x to the
 * east and y to the south.
 */
import type { Text, Words } from './words';

/** A player's place in a match: `A`, `B`, … */
export type Seat = string;
/** The seats that win together, or who plays by itself, such as an automatic enemy. */
export type Side = string;
/**
 * A unit, figure, agent, door or marker. An id tells nothing that its reader may not know: no running number
 * of hidden ones.
 */
export type TokenId = string;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A polygon has at least three corners. A line with one point is a disc. */
export type Shape =
  { readonly polygon: readonly Point[] } | { readonly line: readonly Point[]; readonly radius: number };

/** A drawing of where something may be: in one of `within`, in none of `without`. The draft decides. */
export interface Region {
  readonly within: readonly Shape[];
  readonly without: readonly Shape[];
}

/** The field without what stands on it. Its hash is told with every view. */
export interface Board {
  /** Micrometres of the table: 254 is 1/100 inch, 1000 a millimetre. */
  readonly unit: number;
  readonly size: Point;
  /**
   * Hexes `0101` …: the centre of the first, and the steps to the next; even columns lie half a row lower.
   * Null: a plane.
   */
  readonly grid:
    | {
        readonly kind: 'hex';
        readonly columns: number;
        readonly rows: number;
        readonly first: Point;
        readonly step: Point;
      }
    | { readonly kind: 'zones' }
    | null;
  /** In the order of their ids. */
  readonly areas: readonly Area[];
}

/**
 * Terrain, a zone, smoke. Of one shape, or of the hexes or zones `places`; in a change, with neither: it is
 * gone.
 */
export interface Area {
  readonly id: string;
  readonly kind: string;
  readonly title: Text;
  readonly level: number;
  /** 0 … 1; 1 cannot be seen through; null: does not hide. */
  readonly cover: number | null;
  readonly shape: Shape | null;
  readonly places: readonly string[];
}

/** Tokens and trays in the order of their ids; an id is used once among both. */
export interface Scene {
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
  readonly trays: readonly Tray[];
}

export interface Token {
  readonly id: TokenId;
  /** The unit to which it belongs; null: it is one itself. */
  readonly unit: TokenId | null;
  /** Null: nobody's, e.g. of an automatic enemy. */
  readonly seat: Seat | null;
  readonly side: Side | null;
  readonly kind: 'mech' | 'vehicle' | 'aircraft' | 'infantry' | 'agent' | 'building' | 'marker';
  readonly name: string;
  /** At most 4 letters. */
  readonly short: string;
  /** Null: off the field. */
  readonly at: Point | null;
  /** The hex or zone in which it is. */
  readonly place: string | null;
  readonly level: number;
  /** Degrees clockwise from north, 0 … 359; null: has none. */
  readonly facing: number | null;
  /** Of torso or turret, as `facing`. */
  readonly aim: number | null;
  readonly radius: number;
  /** Of the core of a capsule, along the facing; 0: a disc. */
  readonly length: number;
  readonly states: readonly (Words & { readonly good: boolean | null })[];
  readonly bars: readonly { readonly title: Text; readonly value: number; readonly most: number }[];
  /** Has acted this step. */
  readonly done: boolean;
  /** Seen by its own side only. */
  readonly hidden: boolean;
}

export interface Mark {
  readonly kind: 'path' | 'fire' | 'zone' | 'arc' | 'blast' | 'objective' | 'edge';
  readonly seat: Seat | null;
  readonly token: TokenId | null;
  readonly shape: Shape;
  readonly text: Text | null;
}

/** Beside the field: hands, decks, tracks, reserves, the positions of a room that is stormed. */
export interface Tray {
  readonly id: string;
  readonly seat: Seat | null;
  readonly kind: 'cards' | 'track' | 'units' | 'positions';
  readonly title: Text;
  readonly value: number | null;
  readonly most: number | null;
  /** `id` null: face down, and every field of it tells nothing. */
  readonly items: readonly {
    readonly id: string | null;
    readonly title: Text;
    readonly text: Text | null;
    readonly at: number | null;
    readonly tokens: readonly TokenId[];
  }[];
}

/** What an event changed in its reader's board and scene: whole things by id (ADR 18). */
export interface Change {
  readonly tokens: readonly Token[];
  /** Ids of tokens and trays that are no longer there. */
  readonly gone: readonly string[];
  readonly areas: readonly Area[];
  readonly trays: readonly Tray[];
  /** All of them; null: as they were. */
  readonly marks: readonly Mark[] | null;
  /** Shown once. */
  readonly flash: readonly Mark[];
}

/**
 * The sheet of one unit as data. `sheet`: where a drawn one is found, by the system's own key; null: nowhere.
 */
export interface Card {
  readonly token: TokenId;
  readonly title: Text;
  readonly lines: readonly { readonly title: Text; readonly value: Text; readonly terms: readonly Term[] }[];
  readonly tracks: readonly {
    readonly title: Text;
    readonly value: number;
    readonly most: number;
    readonly steps: readonly { readonly at: number; readonly text: Text }[];
  }[];
  readonly weapons: readonly {
    readonly title: Text;
    readonly where: Text;
    readonly ready: boolean;
    readonly text: Text;
  }[];
  readonly sheet: string | null;
}

/** A part of a figure: `attacker ran +2`. `value` null: no figure of its own. */
export interface Term extends Words {
  readonly value: number | null;
  readonly terms: readonly Term[];
}

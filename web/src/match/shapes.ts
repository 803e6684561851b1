/** Shapes of matches, as the table reads them. What the description leaves open is told here. */
import type { Schemas } from '../api/client';

export type MatchView = Schemas['MatchView'];
export type Match = Schemas['Match'];
export type Board = Schemas['MatchBoard'];
export type Area = Schemas['MatchArea'];
export type Scene = MatchView['scene'];
export type Token = Schemas['MatchToken'];
export type Mark = Scene['marks'][number];
export type Tray = Schemas['MatchTray'];
export type Told = Schemas['MatchEvent'];
export type Roll = Told['rolls'][number];
export type Decision = MatchView['decisions'][number];
export type Order = Schemas['MatchOrder'];
export type Offer = Schemas['MatchOffer'];
export type Ask = Offer['ask'][number];
export type Card = Schemas['MatchCard'];
export type Violation = Schemas['Violation'];
export type Queued = MatchView['queue'][number];
export type Stance = 'attack' | 'hold' | 'withdraw';
export type Figure = Schemas['MatchFigure'];

/** Whole units of the board, from its north-west corner. */
export type Spot = Schemas['MatchPoint'];
export type Amount = Offer['costs'][number];
/** What it is made of lies in `terms`, each of them one of these. */
export type Term = Schemas['MatchTerm'];

export interface Choice {
  readonly value: unknown;
  readonly label: string;
  readonly token: string | null;
  readonly at: Spot | null;
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
export interface Limit {
  readonly code: string;
  readonly text: string;
  readonly of: readonly unknown[];
  /** One a value; null: each counts as one. */
  readonly weights: readonly number[] | null;
  readonly most: number;
}
export interface Region {
  readonly within: readonly Figure[];
  readonly without: readonly Figure[];
}

export interface OneOf {
  readonly kind: 'one-of';
  readonly from: readonly Choice[];
}
export interface SomeOf {
  readonly kind: 'some-of';
  readonly from: readonly Choice[];
  readonly least: number;
  readonly most: number;
  readonly limits: readonly Limit[];
}
export interface Rank {
  readonly kind: 'rank';
  readonly from: readonly Choice[];
}
export interface Assign {
  readonly kind: 'assign';
  readonly rows: readonly Choice[];
  readonly columns: readonly Choice[];
  readonly cells: readonly Cell[];
  readonly limits: readonly Limit[];
  readonly columnsMost: number;
}
export interface Split {
  readonly kind: 'split';
  readonly among: readonly (Choice & { readonly least: number; readonly most: number })[];
  readonly total: { readonly least: number; readonly most: number };
}
export interface NumberOf {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly unit: string | null;
}
export interface Place {
  readonly kind: 'place';
  readonly places: readonly Choice[];
  readonly region: Region | null;
}
export interface Path {
  readonly kind: 'path';
  readonly from: Spot;
  /** Units of the board; null: not measured. */
  readonly length: number | null;
  readonly corners: number;
  readonly places: readonly Choice[];
  readonly region: Region | null;
}
export interface Facing {
  readonly kind: 'facing';
  readonly from: readonly Choice[] | null;
  readonly arcs: readonly { readonly from: number; readonly to: number }[] | null;
}
export interface Force {
  readonly kind: 'force';
  readonly budget: number;
  readonly unit: string;
  readonly catalogue: string;
}
export type Bounds = OneOf | SomeOf | Rank | Assign | Split | NumberOf | Place | Path | Facing | Force;

export type Assigned = { readonly row: unknown; readonly column: unknown; readonly mode: string | null };

/** The board's grid; null: a plane. */
export type Grid =
  | {
      readonly kind: 'hex';
      readonly columns: number;
      readonly rows: number;
      readonly first: Spot;
      readonly step: Spot;
    }
  | { readonly kind: 'zones' }
  | null;

export const boundsOf = ({ bounds }: Ask): Bounds | null => bounds as Bounds | null;
export const gridOf = ({ grid }: Board): Grid => grid as Grid;

/** A seat's number, 1 to 8, by which the page colours it; 0: nobody's. */
export const seatNumber = (seat: string | null): number =>
  seat === null ? 0 : ((seat.charCodeAt(0) - 65) % 8) + 1;

/** Units as people count them: A2 before A10. */
export const byNumber = (a: Token, b: Token): number => a.id.localeCompare(b.id, 'en', { numeric: true });

export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [ones, others] = [Object.entries(a), Object.entries(b)];
  return (
    ones.length === others.length &&
    Array.isArray(a) === Array.isArray(b) &&
    ones.every(([key, value]) => isSame(value, (b as Record<string, unknown>)[key]))
  );
};

/**
 * What an order sheet is made of on this device: as the server told it, drafted, in two versions, missed; and
 * what its store reaches outside of it.
 */
import type { ApiError, Schemas } from '../../../../src/client/client';
import type { Order } from './order-compare';

export type OrderSheet = Schemas['OrderSheet'];
export type Moment = Pick<OrderSheet, 'round' | 'phase' | 'step'>;
export const sameMoment = (a: Moment, b: Moment): boolean =>
  a.round === b.round && a.phase === b.phase && a.step === b.step;

/**
 * saved: the server has it; saving: under way; unsent: the server was not reached, it waits here; refused:
 * against the rules, what is told in `standing` counts; conflict: another device saved meanwhile.
 */
export type SheetState = 'saved' | 'saving' | 'unsent' | 'refused' | 'conflict';

/** A sheet as the server told it, with its entity tag; empty where that is not known any more. */
export interface ToldSheet {
  readonly sheet: OrderSheet;
  readonly etag: string;
}

export interface Draft {
  readonly moment: Moment;
  readonly orders: readonly Order[];
  /** Of the sheet that it was made from. */
  readonly base: {
    readonly etag: string;
    readonly savedAt: string | null;
    readonly orders: readonly Order[];
  };
  /** What was sent since and never answered: the server may have any of it. */
  readonly sent: readonly (readonly Order[])[];
  /** When it was changed last, by the server's clock. */
  readonly at: number;
}

/** Both versions; mine are the orders of the store. */
export interface Conflict {
  readonly theirs: OrderSheet;
  readonly etag: string;
  /** What both were made from. */
  readonly base: readonly Order[];
  /** When mine were changed last, by the server's clock. */
  readonly mineAt: number;
  /** Nobody saved anything: the game master has set the war back to before these orders were saved. */
  readonly rolledBack: boolean;
}

/** Orders of a phase that is open no more. */
export interface Missed extends Draft {
  /** The phase was undone, not closed. */
  readonly rolledBack: boolean;
}

/**
 * What each order would cost and do, and the balance, as the server computed them last: those of a refused
 * sheet, too.
 */
export interface Computation extends Pick<OrderSheet, 'preview' | 'balance'> {
  readonly orders: readonly Order[];
}

export type Written = { readonly told: ToldSheet } | { readonly refused: ApiError };

/** What the store reaches outside of it. What asks the server throws when it was not reached. */
export interface SheetMeans {
  /** Null: there is none for this reader now. */
  read(): Promise<ToldSheet | null>;
  write(sheet: OrderSheet, orders: readonly Order[], etag: string): Promise<Written>;
  setReady(ready: boolean): Promise<boolean>;
  recall(): Promise<Draft | null>;
  /** Answers whether it is kept. */
  keep(draft: Draft): Promise<boolean>;
  drop(): Promise<void>;
  recallMissed(): Promise<Missed | null>;
  keepMissed(missed: Missed | null): Promise<void>;
  /** What the server told last, for a start without it. */
  recallTold(): Promise<ToldSheet | null>;
  keepTold(told: ToldSheet): Promise<void>;
  /** By the server's clock. */
  now(): number;
  /**
   * Does it somewhat later, or as soon as the network is back; a second wish replaces the first, null calls
   * it off.
   */
  later(work: (() => void) | null): void;
}

const PHASES: readonly string[] = [
  'preparation',
  'planning',
  'announcement-1',
  'movement',
  'announcement-2',
  'combat',
  'supply',
];
export const isBefore = (one: Moment, other: Moment): boolean =>
  one.round === other.round
    ? PHASES.indexOf(one.phase) < PHASES.indexOf(other.phase)
    : one.round < other.round;

/** Events as a reader knows them, rolls, and how a match ended (GAM-5, GAM-9). */
import type { Change, Seat, TokenId } from './field';
import type { Amount, Text, Words } from './words';

/** The dice of one stream, as they stand in an event. */
export interface Roll {
  /** Of its stream: nothing in a match is rolled twice under one label. */
  readonly label: string;
  readonly purpose: Words;
  readonly token: TokenId | null;
  readonly sides: number;
  /** 1 … sides, in the order in which they fell. */
  readonly dice: readonly number[];
  /** What each die is, where a roll mixes them: `white`, `red` (ADR 18). */
  readonly kinds: readonly string[] | null;
  /** What each die shows, where its faces bear no numbers: `burst`. */
  readonly faces: readonly string[] | null;
  readonly total: number | null;
  readonly needed: number | null;
  readonly successes: number | null;
  readonly success: boolean | null;
}

/** What one audience hears of an event. */
export interface Telling {
  readonly type: string;
  readonly text: Text;
  readonly tokens: readonly TokenId[];
  readonly rolls: readonly Roll[];
}

/** The same in a reader's feed; `seq` from 1 without gaps. */
export interface Told extends Telling {
  readonly seq: number;
  readonly turn: number;
  readonly step: Words;
  readonly change: Change;
}

/** `winners` empty: a draw, or all lost. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: Words;
  readonly scores: readonly {
    readonly seat: Seat;
    readonly points: number;
    readonly lines: readonly Amount[];
  }[];
  readonly units: readonly { readonly token: TokenId; readonly seat: Seat | null; readonly fate: Words }[];
}

/** How a bot plays. */
export type Stance = 'attack' | 'hold' | 'withdraw';

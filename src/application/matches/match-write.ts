/** What an act writes of a match, with the notices that it makes (MAT-4). */
import type { UserId } from '../../kernel';
import type { NoticeKind } from '../../rules';
import type { Step } from './course/log-entry';
import type { MatchSeat, MatchStatus, Proposal } from './model';

/** Kinds of notices of matches. */
export type MatchKind = Extract<NoticeKind, `match-${string}`>;

/** A notice to a player. */
export interface MatchCall {
  readonly user: UserId;
  readonly kind: MatchKind;
  /** The force of the campaign for which they are called; outside of campaigns null. */
  readonly force: string | null;
  readonly cause: string;
  readonly data: object;
}

/** What is written of an act, in its transaction. */
export interface MatchWrite {
  readonly steps: readonly Step[];
  /** Those that have changed. */
  readonly seats: readonly MatchSeat[];
  readonly status: MatchStatus;
  /** Whether the server has something to do: a bot is asked. */
  readonly bots: boolean;
  /** From now on; absent: as it was. */
  readonly held?: boolean;
  readonly settlesAt?: number | null;
  readonly watch?: string | null;
  /** All of them from now on; absent: as they were. */
  readonly proposals?: readonly Proposal[];
  /** When the first clock runs out; null: none is running. */
  readonly deadline: number | null;
  /** When the first player is to be called for a decision; null: nobody is. */
  readonly callAt: number | null;
  /** Whom it calls; absent: nobody. */
  readonly calls?: readonly MatchCall[];
  /** What seats hear without an entry of the log, since nothing has happened; absent: nothing. */
  readonly said?: Step['told'];
}

/** Ports of matches. Instants are milliseconds since 1970, by the database's clock. */
import type { GameSystem, Order, Seat, Stance, Told } from '../../games';
import type { Result, UserId } from '../../kernel';
import type { Refusal } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';
import type { Logged } from './course/log';
import type { MatchWrite } from './match-write';
import type { Match } from './model';

/** A match under its lock. */
export interface MatchTransaction {
  readonly match: Match;
  /** The newest event that each seat has heard of. */
  readonly heard: Readonly<Record<Seat, number>>;
  readonly now: number;
  /** The whole log, in order. */
  log(): Promise<readonly Logged[]>;
  /** Appends entries to the log, and writes the state, every feed and the seats. */
  write(outcome: MatchWrite): Promise<void>;
  /** The match is gone, with everything of it. */
  readonly remove: () => Promise<void>;
}

export interface MatchWithTold {
  readonly match: Match;
  readonly told: Readonly<Record<Seat, readonly Told[]>>;
}

export interface MatchStore {
  /**
   * With what has happened at once, if nobody is waited for: its seats are all of them. Refuses when the
   * opener has too many.
   */
  create(
    match: Match,
    begun: MatchWrite,
    options: CommandOptions,
  ): Promise<Result<{ readonly id: string }, Refusal>>;
  /** Refuses with 404 when there is none. */
  transact<T>(
    id: string,
    work: (transaction: MatchTransaction) => Promise<Result<T, Refusal>>,
    options: CommandOptions,
  ): Promise<Result<T, Refusal>>;
  read(id: string): Promise<Match | null>;
  /** With what the user's seats were told since their last orders, at most about `limit` each. */
  readWithTold(id: string, user: UserId, limit: number): Promise<MatchWithTold | null>;
  /** Those that the user has a seat in or has opened, newest first, without their states. */
  list(user: UserId, after: string | null, limit: number): Promise<readonly Match[]>;
  /** Events after a number, at most about `limit`. */
  told(id: string, seat: Seat, after: number, limit: number): Promise<readonly Told[]>;
  /** Whether the seat is this user's. */
  hasSeat(id: string, seat: Seat, user: UserId): Promise<boolean>;
  /** The log after so many entries, in order, up to the one with the number `to`; left out: all of it. */
  log(id: string, after?: number, to?: number): Promise<readonly Logged[]>;
  displayName(user: UserId): Promise<string | null>;
  /** Matches in which a bot has been asked for a while and has not answered. */
  withBots(limit: number): Promise<readonly string[]>;
  /** Matches in which a clock has run out. */
  late(limit: number): Promise<readonly string[]>;
  /** Matches that wait for players who are to be called. */
  toCall(limit: number): Promise<readonly string[]>;
  /** ms until the next clock runs out, or the next player is to be called; null: nothing is due. */
  nextInMs(): Promise<number | null>;
  /** Removes matches that have waited too long; answers how many. */
  expire(): Promise<number>;
}

/** What a bot is asked. It knows what its seat knows. */
export interface BotTask {
  readonly system: string;
  readonly version: string;
  readonly knowledge: unknown;
  readonly seat: Seat;
  readonly decision: string;
  readonly stance: Stance;
  /** Of its own dice, which are never those of the match (GAM-8). */
  readonly seed: Uint8Array;
}

/** Port: bots think where they keep nobody waiting. */
export interface BotThinker {
  think(task: BotTask): Promise<Order>;
}

/** The system of a match. Throws when this server does not have its version: it is kept while matches run. */
export type SystemOf = (match: Pick<Match, 'system' | 'version'>) => GameSystem;

/** Pieces of players' own lists, as their game system takes them. */
export interface FindPieces {
  /** Those of the ids that the user has, in no order. Any texts. */
  find(user: UserId, ids: readonly string[]): Promise<readonly unknown[]>;
}

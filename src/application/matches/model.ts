/** Matches as the application knows them (MAT-1, MAT-4). Instants are milliseconds since 1970. */
import type { Frame, GameEvent, Order, Seat, Side, Stance, StopReason, Told } from '../../games';
import type { UserId } from '../../kernel';

/** Matches that one user may have opened and that are not over. */
export const MAX_OPEN = 20;
/** A match that still waits for players is given up after so long. */
export const WAITING_DAYS = 14;

export type MatchStatus = 'waiting' | 'running' | 'over';

/** A seat is a user's, a bot's, or open: exactly one of the three is not null. */
export interface MatchSeat {
  readonly seat: Seat;
  readonly side: Side;
  readonly user: { readonly id: UserId; readonly displayName: string } | null;
  readonly bot: Stance | null;
  /** SHA-256 of the code that takes it, hex. */
  readonly codeHash: string | null;
  /** Whoever had it has resigned. */
  readonly out: boolean;
  /** The newest event that it had heard of when it ordered last; 0: none. */
  readonly heard: number;
}

export interface Match {
  readonly id: string;
  readonly system: string;
  readonly version: string;
  /** Null: the setup was sent whole. */
  readonly scenario: string | null;
  /** As `readSetup` of the system takes it. */
  readonly setup: unknown;
  readonly status: MatchStatus;
  readonly epoch: number;
  readonly openedAt: number;
  readonly openedBy: UserId | null;
  /** Null: it waits for nobody. */
  readonly expiresAt: number | null;
  readonly dice: { readonly commitment: string; readonly seed: Uint8Array };
  readonly seats: readonly MatchSeat[];
  /** Entries of the log: grows with every order. */
  readonly entries: number;
  /** Null: it waits for players. */
  readonly state: Frame | null;
}

/** What is written into the log; with setup and seed it replays the match (GAM-11). */
export type LogEntry =
  | { readonly kind: 'begin' }
  | { readonly kind: 'order'; readonly seat: Seat; readonly decision: string; readonly order: Order }
  | { readonly kind: 'stop'; readonly why: StopReason };

/** What one entry of the log has done. */
export interface Step {
  readonly entry: LogEntry;
  readonly events: readonly GameEvent[];
  readonly state: Frame;
  /** What each seat hears of it; a seat that hears nothing is left out. */
  readonly told: readonly { readonly seat: Seat; readonly told: readonly Told[] }[];
}

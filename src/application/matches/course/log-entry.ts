/** What stands in the log of a match (MAT-4, GAM-11), and what one entry has done. */
import type { Frame, GameEvent, Order, Seat, Stance, StopReason, Text, Told } from '../../../games';

/**
 * MAT-2, MAT-8: a seat is given to a bot or back, bots play the match to its end, it ends as the field stands, stands
 * still or goes on, has a deadline or none, and the deadline has passed.
 */
export type GmAct =
  'bot' | 'back' | 'settle' | 'end' | 'pause' | 'resume' | 'deadline' | 'no-deadline' | 'time-up';

/** What the host tells every seat of an entry, with its words as codes. */
export interface HostLine {
  readonly type: string;
  readonly text: Text;
}

/** Acts that are not the game's. */
export type HostEntry =
  /** The order before it has not been given. */
  | { readonly kind: 'take-back'; readonly seat: Seat }
  /** A bot plays the seat; null: its player again. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly stance: Stance | null }
  /** What the game master of its campaign has done; what follows from it stands behind it. */
  | { readonly kind: 'gm'; readonly act: GmAct; readonly reason: string }
  /** Back to the state after the entry `to`, at the start of that turn; dice are those of a new epoch. */
  | { readonly kind: 'rewind'; readonly turn: number; readonly to: number; readonly reason: string }
  /** A clock has run out, and a bot decides. */
  | { readonly kind: 'late'; readonly seat: Seat; readonly decision: string };

/** What is written into the log; with setup and seed it replays the match (GAM-11). */
export type LogEntry =
  | { readonly kind: 'begin' }
  | {
      readonly kind: 'order';
      readonly seat: Seat;
      readonly decision: string;
      readonly order: Order;
      /** Absent: it was sent now, by the player or their bot. */
      readonly by?: 'queue' | 'standing' | 'clock';
    }
  | { readonly kind: 'stop'; readonly why: StopReason }
  /** `said` is absent in matches of before: of these entries nobody without a seat is told. */
  | (HostEntry & { readonly said?: HostLine });

/** What one entry of the log has done. */
export interface Step {
  readonly entry: LogEntry;
  readonly events: readonly GameEvent[];
  readonly state: Frame;
  /** What each seat hears of it; a seat that hears nothing is left out. */
  readonly told: readonly { readonly seat: Seat; readonly told: readonly Told[] }[];
}

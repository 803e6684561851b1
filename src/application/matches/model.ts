/** Matches as the application knows them (MAT-1, MAT-4). Instants are milliseconds since 1970. */
import type {
  Frame,
  GameEvent,
  Order,
  Otherwise,
  Queued,
  Seat,
  Side,
  Stance,
  StopReason,
  Text,
  Told,
} from '../../games';
import type { BattleId, CampaignId, UserId } from '../../kernel';
import type { NoticeKind } from '../../rules';

/** Matches that one user may have opened and that are not over. */
export const MAX_OPEN = 20;
/** A match that still waits for players is given up after so long. */
export const WAITING_DAYS = 14;

/** `paused`: its campaign is (MAT-5), or the game master has paused it (MAT-2). */
export type MatchStatus = 'waiting' | 'running' | 'paused' | 'over';

/** What counts when a clock has run out (MAT-5): a bot decides, the rules' own answer, or the seat has lost. */
export type WhenLate = 'bot' | 'skip' | 'forfeit';

/** What a match was opened with (MAT-5). At most one of the two clocks is not null. */
export interface MatchOptions {
  readonly hoursPerDecision: number | null;
  /** Minutes for each decision, and minutes in reserve for the whole match. */
  readonly live: { readonly minutes: number; readonly reserve: number } | null;
  readonly late: WhenLate;
}

/** Of matches that were opened before there were clocks, and of those that one person plays against bots. */
export const NO_CLOCK: MatchOptions = { hoursPerDecision: null, live: null, late: 'bot' };

/** What a seat has said of a kind of decision: whether it is asked at all (MAT-6). */
export interface StandingWord {
  readonly kind: string;
  readonly then: Otherwise;
}

/**
 * A seat is open (`codeHash`), or a user's, a bot's, or both: then the bot plays for the user until they take
 * it back.
 */
export interface MatchSeat {
  readonly seat: Seat;
  readonly side: Side;
  readonly user: { readonly id: UserId; readonly displayName: string } | null;
  readonly bot: Stance | null;
  /** SHA-256 of the code that takes it, hex. */
  readonly codeHash: string | null;
  /** The force of the campaign that plays it: who plays the force has the seat. Null outside of campaigns. */
  readonly force: string | null;
  /** Whoever had it has resigned. */
  readonly out: boolean;
  /** The newest event that it had heard of when it ordered last; 0: none. */
  readonly heard: number;
  /** Decisions that a bot takes for the user. */
  readonly botFor: readonly string[];
  readonly queue: readonly Queued[];
  readonly standing: readonly StandingWord[];
  /** Decisions that are asked of the user: since when, and until when they were called for what was due. */
  readonly asked: Readonly<Record<string, { readonly since: number; readonly until: number }>>;
  /** When the clock of each decision that is asked of the user runs out; without a clock there is none. */
  readonly deadlines: Readonly<Record<string, number>>;
  /** Milliseconds that are left beside each decision's own time; null: no live clock. */
  readonly reserve: number | null;
}

/** What one seat proposes to the others (MAT-3). It counts until another order is given, or its time is up. */
export interface Proposal {
  readonly id: string;
  /** The last order is taken back; the match ends as the field stands; bots play it to its end. */
  readonly what: 'take-back' | 'end' | 'bots';
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** Entries of the log when it was made. */
  readonly entries: number;
  readonly until: number;
}

/** Of a seat before the match begins. */
export const FRESH_SEAT = {
  ...{ force: null, out: false, heard: 0, botFor: [], queue: [], standing: [] },
  ...{ asked: {}, deadlines: {}, reserve: null },
} as const;

/** Of a match that is new. */
export const FRESH_MATCH = {
  ...{ proposals: [], held: false, pausedAt: null, settlesAt: null, campaignRuns: true, watch: null },
  ...{ epoch: 0, turn: null, step: null, entries: 0, due: false, state: null },
} as const;

export interface Match {
  readonly id: string;
  readonly system: string;
  readonly version: string;
  /** The battle that is fought in it (MAT-2); null: it lies outside of all campaigns. */
  readonly battle: { readonly campaign: CampaignId; readonly battle: BattleId } | null;
  /** Null: the setup was sent whole. */
  readonly scenario: string | null;
  /** As `readSetup` of the system takes it. */
  readonly setup: unknown;
  readonly status: MatchStatus;
  readonly epoch: number;
  /** How far it has come, where the state is not read; null: it has not begun, or nobody has ordered for long. */
  readonly turn: number | null;
  readonly step: string | null;
  readonly openedAt: number;
  readonly openedBy: UserId | null;
  /** Null: it waits for nobody. */
  readonly expiresAt: number | null;
  readonly options: MatchOptions;
  readonly dice: { readonly commitment: string; readonly seed: Uint8Array };
  readonly seats: readonly MatchSeat[];
  readonly proposals: readonly Proposal[];
  /** Whether the game master has paused it. */
  readonly held: boolean;
  /** Since when it stands still; null: it does not. */
  readonly pausedAt: number | null;
  /** When bots begin to play it to its end (MAT-8); null: they do not. */
  readonly settlesAt: number | null;
  /** Whether its campaign runs; outside of campaigns true. */
  readonly campaignRuns: boolean;
  /** From which the code of its link follows; null: nobody may watch. */
  readonly watch: string | null;
  /** Entries of the log: grows with every order. */
  readonly entries: number;
  /** Whether the server has something to do: a bot is asked. */
  readonly due: boolean;
  /** Null: it waits for players. */
  readonly state: Frame | null;
}

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

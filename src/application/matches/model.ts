/** Matches as the application knows them (MAT-1, MAT-4). Instants are milliseconds since 1970. */
import type { Frame, Otherwise, Queued, Seat, Side, Stance } from '../../games';
import type { BattleId, CampaignId, UserId } from '../../kernel';

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

/**
 * Facts of a match on the server by which its notices are still true (MAT-2, MAT-5), and the place to which they
 * lead. A match of no campaign has notices too.
 */
import { isoTime, type Language, type UserId } from '../../kernel';
import type { Instant } from '../model/state';

export interface MatchFacts {
  readonly status: 'waiting' | 'running' | 'paused' | 'over';
  readonly seats: readonly {
    readonly seat: string;
    readonly user: UserId | null;
    /** Whether a bot plays it. */
    readonly bot: boolean;
    /** Decisions that are asked of the user. */
    readonly asked: readonly string[];
    /** When the clock of each runs out; without a clock there is none. */
    readonly deadlines: Readonly<Record<string, Instant>>;
  }[];
  /** Seats that have agreed, by each proposal that is open. */
  readonly proposals: Readonly<Record<string, readonly string[]>>;
}

/** In the data of every notice of a match. */
export interface MatchPlace {
  readonly match: string;
  /** The battle of the campaign that is fought in it; null: it lies outside of all campaigns. */
  readonly battle: string | null;
  readonly seat: string;
  /** The name of the game system. */
  readonly system: Readonly<Record<Language, string>>;
}

/** Whether the person still plays the seat in a match that runs. */
export const playsOn = ({ seat }: MatchPlace, { status, seats }: MatchFacts, user: UserId): boolean =>
  status === 'running' && seats.some((one) => one.seat === seat && one.user === user);

/** Whether the decision is still asked of the person. */
export const isAsked = (
  data: MatchPlace & { readonly decision: string },
  facts: MatchFacts,
  user: UserId,
): boolean =>
  playsOn(data, facts, user) &&
  facts.seats.some(({ seat, asked }) => seat === data.seat && asked.includes(data.decision));

/** ISO 8601, UTC; null: no clock runs. */
export const deadlineIn = (
  { seat, decision }: { readonly seat: string; readonly decision: string },
  { seats }: MatchFacts,
): string | null => {
  const at = seats.find((one) => one.seat === seat)?.deadlines[decision];
  return at === undefined ? null : isoTime(at);
};

/** The table of the match, at the unit of which this is asked. */
export const decisionPath = ({
  match,
  decision,
}: {
  readonly match: string;
  readonly decision: string;
}): string => `/m/${match}?decision=${encodeURIComponent(decision)}`;

/** The table of the match, which shows what is asked first. */
export const matchPath = ({ match }: Pick<MatchPlace, 'match'>): string => `/m/${match}`;

/** Where its end is told: the battle with its report, or outside of campaigns the match itself. */
export const endPath = ({ match, battle }: MatchPlace, home: string): string =>
  battle === null ? `/m/${match}` : `${home}/b/${battle}`;

/**
 * How long decisions wait for their players, and when a player is called (MAT-5): pure. Milliseconds since
 * 1970.
 */
import { isoTime } from '../../../kernel';
import type { GameSystem } from '../../../games';
import { callOf, isShared } from './calls';
import { decisionTime } from './clocks';
import type { MatchCall } from '../match-write';
import type { Match, MatchOptions, MatchSeat } from '../model';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Whoever sits before the match answers earlier, and needs no call. */
const FIRST_MS = 3 * MINUTE_MS;
/** Hours before a clock runs out. */
const REMINDERS = [6, 1];

interface Moment {
  readonly at: number;
  /** Hours before the clock runs out; null: the first call. */
  readonly hours: number | null;
}

/** When the player is called for a decision. With little time they are called earlier, and not reminded. */
const momentsOf = (options: MatchOptions, since: number, deadline: number | undefined): readonly Moment[] => {
  const time = decisionTime(options);
  const first = since + Math.min(FIRST_MS, (time ?? Infinity) / 4);
  const reminders =
    deadline === undefined || options.live !== null
      ? []
      : REMINDERS.map((hours) => ({ at: deadline - hours * HOUR_MS, hours })).filter(({ at }) => at > first);
  return [{ at: first, hours: null }, ...reminders];
};

/** When the first player is to be called; null: nobody is. */
export const firstCall = (
  match: Pick<Match, 'id' | 'battle' | 'options'>,
  seats: readonly MatchSeat[],
): number | null => {
  if (!isShared({ ...match, seats })) return null;
  const all = seats.flatMap(({ asked, deadlines }) =>
    Object.entries(asked).flatMap(([decision, { since, until }]) =>
      momentsOf(match.options, since, deadlines[decision]).flatMap(({ at }) => (at > until ? [at] : [])),
    ),
  );
  return all.length === 0 ? null : Math.min(...all);
};

export interface DueCall {
  readonly seat: MatchSeat;
  readonly decision: string;
  readonly deadline: number | null;
  /** At most so many are left; null: it is no reminder. */
  readonly hours: number | null;
}

/** Of each decision the last call that is due. */
export const dueCalls = (match: Match, now: number): readonly DueCall[] =>
  match.seats.flatMap((seat) =>
    Object.entries(seat.asked).flatMap(([decision, { since, until }]): readonly DueCall[] => {
      const deadline = seat.deadlines[decision];
      const due = momentsOf(match.options, since, deadline).filter(({ at }) => at > until && at <= now);
      const last = due.sort((one, other) => one.at - other.at).at(-1);
      if (last === undefined || (deadline !== undefined && deadline <= now)) return [];
      return [{ seat, decision, deadline: deadline ?? null, hours: last.hours }];
    }),
  );

/** The seats once these calls were made. */
export const withCalled = (seats: readonly MatchSeat[], now: number): readonly MatchSeat[] =>
  seats.map((seat) => ({
    ...seat,
    asked: Object.fromEntries(
      Object.entries(seat.asked).map(([decision, { since }]) => [decision, { since, until: now }]),
    ),
  }));

export const callOfDue = (
  system: GameSystem,
  match: Match,
  { seat, decision, deadline, hours }: DueCall,
): readonly MatchCall[] => {
  const until = deadline === null ? null : isoTime(deadline);
  if (hours !== null && until !== null)
    return callOf(system, match, seat, 'match-clock', [decision, deadline, hours].join('.'), {
      ...{ decision, deadline: until, hours },
    });
  const turn = match.state?.turn ?? 1;
  return callOf(system, match, seat, 'match-move', decision, { decision, turn, deadline: until });
};

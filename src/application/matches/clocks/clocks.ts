/** Clocks of decisions (MAT-5): pure. Milliseconds since 1970. */
import type { AwaitedDecision } from '../../../games';
import type { MatchOptions, MatchSeat } from '../model';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** What a decision may take, without a reserve; null: there is no clock. */
export const decisionTime = ({ hoursPerDecision, live }: MatchOptions): number | null => {
  if (live !== null) return live.minutes * MINUTE_MS;
  return hoursPerDecision === null ? null : hoursPerDecision * HOUR_MS;
};

export const firstReserve = ({ live }: MatchOptions): number | null =>
  live === null ? null : live.reserve * MINUTE_MS;

/** Decisions that the seat's player has to take themselves now. */
const askedOf = (awaited: readonly AwaitedDecision[], { seat, user, bot, botFor }: MatchSeat): string[] =>
  user === null || bot !== null
    ? []
    : awaited
        .filter(
          ({ id, asked }) =>
            !botFor.includes(id) && asked.some((one) => one.seat === seat && one.answer === null),
        )
        .map(({ id }) => id);

/** What is left of the reserve once decisions are taken whose own time had run out. */
const reserveAfter = (seat: MatchSeat, gone: readonly number[], now: number): number | null => {
  if (seat.reserve === null || gone.length === 0) return seat.reserve;
  return Math.max(0, Math.min(seat.reserve, ...gone.map((deadline) => deadline - now)));
};

/** The seat with the clocks of what it is asked now: those that run go on, new ones begin. */
export const withClocks = (
  seat: MatchSeat,
  awaited: readonly AwaitedDecision[],
  options: MatchOptions,
  now: number,
): MatchSeat => {
  const time = decisionTime(options);
  const asked = askedOf(awaited, seat);
  const since = Object.fromEntries(asked.map((id) => [id, seat.asked[id] ?? { since: now, until: now }]));
  if (time === null) return { ...seat, asked: since };
  const gone = Object.entries(seat.deadlines).flatMap(([id, at]) => (asked.includes(id) ? [] : [at]));
  const reserve = reserveAfter(seat, gone, now);
  const begun = now + time + (reserve ?? 0);
  return {
    ...seat,
    reserve,
    asked: since,
    deadlines: Object.fromEntries(asked.map((id) => [id, seat.deadlines[id] ?? begun])),
  };
};

/** When the first of all clocks runs out, or bots begin to play on; null: none is running. */
export const firstDeadline = (seats: readonly MatchSeat[], settlesAt: number | null): number | null => {
  const clocks = seats.flatMap(({ deadlines }) => Object.values(deadlines));
  const all = settlesAt === null ? clocks : [...clocks, settlesAt];
  return all.length === 0 ? null : Math.min(...all);
};

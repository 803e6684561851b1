/**
 * When phases end by themselves, and what is due after some hours (ROUND-4): by the calendar or by
 * `phaseHours`, and never in a vacation.
 */
import type { Instant } from '../model/state';
import type { Turn } from '../model/turn';
import { firstTime } from './calendar-times';
import { elapsed, standsStill, stillAt } from './standing-still';

const HOUR = 3_600_000;

/** What a deadline is computed from. */
export type Clock = Pick<Turn, 'state' | 'timetable' | 'now'>;

/** `hours`, fractions allowed, as milliseconds; at least one, so that nothing is over when it begins. */
export const hoursInMs = (hours: number): number => Math.max(1, Math.round(hours * HOUR));

/**
 * When `ms` have passed after `from` in which nobody is away; vacations that were announced later than `from`
 * do not count.
 */
export const dueAfter = (clock: Clock, ms: number, from: Instant = clock.now): Instant =>
  elapsed(standsStill(clock, from), from, ms);

/**
 * The deadline of a phase that opens now. With a calendar: its first time when half of `phaseHours` has
 * passed, and nobody is away.
 */
export const phaseDeadline = (clock: Clock): Instant => {
  const { calendar, zones } = clock.timetable;
  const { phaseHours } = clock.state.campaign.options;
  if (calendar === null) return dueAfter(clock, hoursInMs(phaseHours));
  const still = standsStill(clock);
  let at = firstTime(calendar, zones, dueAfter(clock, hoursInMs(phaseHours / 2)));
  for (let away = stillAt(still, at); away !== null; away = stillAt(still, at))
    at = firstTime(calendar, zones, away.to + 1);
  return at;
};

/**
 * How much vacation a player has (ROUND-4): days of 24 hours, counted over the whole campaign, wherever they
 * sit.
 */
import type { UserId } from '../../kernel';
import type { Timetable, Vacation } from '../model/timetable';

export const DAY_MS = 86_400_000;

/** Of all forces that they have played: who changes seats has no more. */
export const vacationsOf = ({ vacations }: Timetable, user: UserId): readonly Vacation[] =>
  vacations.filter((one) => one.user === user);

/**
 * What they have taken or announced, ms; of one that was withdrawn, what a deadline counts on all the same.
 */
export const vacationTaken = (timetable: Timetable, user: UserId): number =>
  vacationsOf(timetable, user).reduce((sum, { charged }) => sum + charged, 0);

/** What is left, ms; 0 without a calendar, and when the GM has lowered it below what was taken. */
export const vacationLeft = (timetable: Timetable, user: UserId): number =>
  Math.max(0, (timetable.calendar?.vacationDays ?? 0) * DAY_MS - vacationTaken(timetable, user));

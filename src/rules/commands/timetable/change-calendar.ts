/**
 * The GM sets when phases end, and how much vacation there is (ROUND-4). It counts from the next deadline on:
 * none that is set moves.
 */
import { err, ok, type Result, violation, type Violation } from '../../../kernel';
import type { Calendar, Timetable } from '../../model/timetable';
import type { Resolution } from '../../resolution';

/** The calendar as it is kept: the days ascending, the zone as it is usually written. */
export const calendarOf = (
  { zones }: Pick<Timetable, 'zones'>,
  wish: Calendar | null,
): Result<Calendar | null, readonly Violation[]> => {
  if (wish === null) return ok(null);
  const zone = zones.named(wish.zone);
  if (zone === null)
    return err([violation('calendar/unknown-zone', 'ROUND-4', '/zone', { zone: wish.zone })]);
  const { days, at, vacationDays } = wish;
  return ok({ days: [...days].sort((a, b) => a - b), at, zone, vacationDays });
};

const isSame = (one: Calendar | null, other: Calendar | null): boolean => {
  if (one === null || other === null) return one === other;
  const [a, b] = [one, other].map(({ days, at, zone, vacationDays }) =>
    [days.join(), at, zone, vacationDays].join('|'),
  );
  return a === b;
};

/** `calendar`: as `calendarOf` gives it. Emits `calendar-changed` unless nothing changes. */
export const decideCalendar = (resolution: Resolution, calendar: Calendar | null): readonly Violation[] => {
  const { state, timetable } = resolution;
  if (state.campaign.status === 'finished') return [violation('gm/campaign-finished', 'ROUND-4', '')];
  if (isSame(calendar, timetable.calendar)) return [];
  resolution.goBy({ ...timetable, calendar });
  resolution.emit({ type: 'calendar-changed', data: { calendar } });
  return [];
};

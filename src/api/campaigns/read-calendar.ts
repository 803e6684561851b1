/** Reads a calendar (ROUND-4) as a client names it. */
import { Fields } from '../../application/fields';
import { ok } from '../../kernel';
import type { Calendar } from '../../rules';
import type { Read } from '../playing/read';

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** Of vacation for each player, in a campaign. */
export const MAX_VACATION_DAYS = 365;
const LONGEST_ZONE = 100;

const readDays = (body: Fields): readonly number[] => {
  const days = body.list(
    'days',
    1,
    WEEKDAYS.length,
    (value) => WEEKDAYS.find((day) => day === value) ?? null,
  );
  if (new Set(days).size < days.length) body.refuse('days', 'shape/twice');
  return days;
};

const readAt = (body: Fields): string => {
  const at = body.raw('at');
  if (typeof at === 'string' && TIME_OF_DAY.test(at)) return at;
  body.refuse('at', 'shape/not-a-time-of-day');
  return '';
};

const readZone = (body: Fields): string => {
  const zone = body.raw('zone');
  if (typeof zone === 'string' && zone.length > 0 && zone.length <= LONGEST_ZONE) return zone;
  body.refuse('zone', 'shape/not-a-string', { min: 1, max: LONGEST_ZONE });
  return '';
};

/** Null: there is to be none. */
export const readCalendar = (sent: unknown): Read<Calendar | null> => {
  if (sent === null) return ok(null);
  const body = new Fields(sent);
  const calendar: Calendar = {
    ...{ days: readDays(body), at: readAt(body), zone: readZone(body) },
    vacationDays: body.has('vacationDays') ? body.integer('vacationDays', 0, MAX_VACATION_DAYS) : 0,
  };
  return body.done(calendar);
};

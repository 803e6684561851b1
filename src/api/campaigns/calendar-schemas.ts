/** Schemas of calendars (ROUND-4): times at which phases end. */
import { body, integer, list, object, text, type Schema } from '../http/openapi/schema';
import { MAX_VACATION_DAYS } from './read-calendar';

const calendar: Readonly<Record<string, Schema>> = {
  days: {
    ...list({ ...integer, minimum: 1, maximum: 7 }, { minItems: 1, maxItems: 7 }),
    description: '1 Monday … 7 Sunday, none twice',
  },
  at: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'Local time of day' },
  zone: { ...text, description: 'IANA name of the time zone' },
};

const vacationDays: Schema = {
  ...integer,
  ...{ minimum: 0, maximum: MAX_VACATION_DAYS },
  description: 'How many days of vacation, of 24 hours, each player may take in the whole campaign',
};

export const CALENDAR_SCHEMAS: Readonly<Record<string, Schema>> = {
  Calendar: object({ ...calendar, vacationDays }),
  CalendarBody: body({ ...calendar, vacationDays: { ...vacationDays, default: 0 } }, ['days', 'at', 'zone']),
};

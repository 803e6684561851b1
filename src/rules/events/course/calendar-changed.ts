/**
 * calendar-changed (ROUND-4): the GM has set the times at which phases end, or taken them away. Everybody is
 * told; no deadline that is set moves.
 */
import type { Calendar } from '../../model/timetable';
import { defineEvent } from '../definition';

export interface CalendarChanged {
  /** Null: `phaseHours` count again. */
  readonly calendar: Calendar | null;
}

export const calendarChanged = defineEvent<'calendar-changed', CalendarChanged, CalendarChanged>({
  type: 'calendar-changed',
  tell: ({ calendar }) => ({ calendar }),
});

import type { Line } from '../say';
import type { CalendarChanged } from './calendar-changed';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const calendarChanged: Line<CalendarChanged> = ({ calendar }, say) => {
  if (calendar === null)
    return 'The game master removed the calendar: later phases last a fixed number of hours again.';
  const { days, at, zone, vacationDays } = calendar;
  const weekdays = say.list(days.map((day) => DAYS[day - 1] ?? ''));
  const vacation =
    vacationDays === 0
      ? 'There are no vacations.'
      : `Each player may take ${say.count(vacationDays, 'day', 'days')} of vacation.`;
  return `The game master set a calendar: later phases end every ${weekdays} at ${at} (${zone}). ${vacation}`;
};

import type { Line } from '../say';
import type { CalendarChanged } from './calendar-changed';

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

export const calendarChanged: Line<CalendarChanged> = ({ calendar }, say) => {
  if (calendar === null)
    return 'Die Spielleitung hat den Kalender aufgehoben: Spätere Phasen dauern wieder eine feste Zahl von Stunden.';
  const { days, at, zone, vacationDays } = calendar;
  const weekdays = say.list(days.map((day) => DAYS[day - 1] ?? ''));
  const vacation =
    vacationDays === 0
      ? 'Urlaub gibt es nicht.'
      : `Alle, die spielen, können ${say.count(vacationDays, 'Tag', 'Tage')} Urlaub nehmen.`;
  return `Die Spielleitung hat einen Kalender festgelegt: Spätere Phasen enden jeweils am ${weekdays} um ${at} Uhr (${zone}). ${vacation}`;
};

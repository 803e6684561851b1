/** The times of a calendar (ROUND-4): weekdays at an hour in a zone, across changes of its clocks. */
import type { Instant } from '../model/state';
import type { Calendar, Zones } from '../model/timetable';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** From yesterday's date, in whatever zone, each weekday comes up again within so many dates. */
const DATES = 9;

/** 1 Monday … 7 Sunday, of a local time written as if it were UTC. 1970-01-01 was a Thursday. */
const weekdayOf = (local: number): number => ((Math.floor(local / DAY) + 3) % 7) + 1;

const timeOfDay = ({ at }: Calendar): number => (Number(at.slice(0, 2)) * 60 + Number(at.slice(3))) * MINUTE;

/**
 * The instant of a local time, written as if it were UTC. Where clocks are put back and it comes twice, the
 * first one. Where they are put forward and it does not come, as long after the change as it is after the
 * last time that was: 02:30 is 03:30 then.
 */
const instantOf = (zones: Zones, zone: string, local: number): Instant => {
  const before = zones.offset(zone, local - DAY);
  const after = zones.offset(zone, local + DAY);
  const [first, second] = [local - Math.max(before, after), local - Math.min(before, after)];
  if (zones.offset(zone, first) === local - first) return first;
  return zones.offset(zone, second) === local - second ? second : local - before;
};

/** The calendar's first time that is not before `from`. */
export const firstTime = (calendar: Calendar, zones: Zones, from: Instant): Instant => {
  const { zone, days } = calendar;
  const date = Math.floor((from + zones.offset(zone, from)) / DAY) - 1;
  for (let later = 0; later <= DATES; later += 1) {
    const local = (date + later) * DAY + timeOfDay(calendar);
    const at = days.includes(weekdayOf(local)) ? instantOf(zones, zone, local) : null;
    if (at !== null && at >= from) return at;
  }
  throw new Error('a calendar without days');
};

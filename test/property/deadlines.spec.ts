/**
 * ROUND-4: whatever the calendar, the zone and the vacations, a deadline leaves half of `phaseHours`, is one
 * of the calendar's times, and is in no vacation.
 */
import fc from 'fast-check';
import { intlZones } from '../../src/infrastructure/time/intl-zones';
import type { ForceId, UserId, VacationId } from '../../src/kernel';
import { Resolution, type Calendar, type Vacation } from '../../src/rules';
import { phaseDeadline } from '../../src/rules/timetable/deadlines';
import { means, world } from '../../src/rules/testing/world';
import '../support/jest/property-seed';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = Date.parse('2026-01-01T00:00:00Z');
/** With changes by an hour and by half of one, on both halves of the globe, and without any. */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'UTC',
];

const two = (value: number): string => String(value).padStart(2, '0');

const calendars: fc.Arbitrary<Calendar> = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  at: fc
    .integer({ min: 0, max: 1439 })
    .map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`),
  zone: fc.constantFrom(...ZONES),
  vacationDays: fc.constant(30),
});

const vacations: fc.Arbitrary<readonly Vacation[]> = fc.array(
  fc
    .record({
      seat: fc.constantFrom('A', 'B'),
      from: fc.integer({ min: -20 * 24, max: 40 * 24 }),
      hours: fc.integer({ min: 1, max: 20 * 24 }),
    })
    .map(({ seat, from, hours }): Vacation => ({
      ...{ id: `${seat}${from}` as VacationId, force: seat as ForceId, user: `user-${seat}` as UserId },
      ...{ from: from * HOUR, to: (from + hours) * HOUR },
      ...{ announcedAt: 0, announcedIn: '0/1/preparation/', charged: hours * HOUR },
    })),
  { maxLength: 4 },
);

const opening = fc.record({
  now: fc.integer({ min: 0, max: 2 * 365 * 24 * 60 }).map((minute) => YEAR + minute * MINUTE),
  phaseHours: fc.oneof(fc.constantFrom(0.001, 1, 24, 48), fc.integer({ min: 1, max: 400 })),
  calendar: fc.option(calendars),
  away: vacations,
});

/** Weekday and hour as Node's own tables of zones write them. */
const localTime = (zone: string, at: number): { readonly day: number; readonly time: string } => {
  const words = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(words.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts['weekday'] ?? '') + 1;
  return { day, time: `${parts['hour'] ?? ''}:${parts['minute'] ?? ''}` };
};

/** Whether the clocks of the zone are changed within a day of it. */
const isNearChange = (zone: string, at: number): boolean =>
  intlZones.offset(zone, at - DAY) !== intlZones.offset(zone, at + DAY);

const count = { calendar: 0, away: 0, moved: 0 };

it('ROUND-4 a deadline is never earlier than half of phaseHours, always a time of the calendar, and never in a vacation', () => {
  fc.assert(
    fc.property(opening, ({ now, phaseHours, calendar, away }) => {
      const moved = away.map((one) => ({ ...one, from: now + one.from, to: now + one.to }));
      const state = world({ phase: 'planning', options: { phaseHours } }).build();
      const deadline = phaseDeadline(
        new Resolution(state, {
          ...means({ now }),
          timetable: { calendar, vacations: moved, zones: intlZones },
        }),
      );
      const hours = calendar === null ? phaseHours : phaseHours / 2;
      expect(deadline).toBeGreaterThanOrEqual(now + Math.max(1, Math.round(hours * HOUR)));
      expect(moved.filter(({ from, to }) => from < deadline && deadline <= to)).toEqual([]);
      if (moved.length > 0) count.away += 1;
      if (calendar === null) return;
      count.calendar += 1;
      if (isNearChange(calendar.zone, deadline)) count.moved += 1;
      const local = localTime(calendar.zone, deadline);
      // On the day of a change the hour may be one that does not exist: `test/rules/calendar-times.spec.ts`
      // has those.
      if (!isNearChange(calendar.zone, deadline)) expect(local.time).toBe(calendar.at);
      expect(calendar.days).toContain(local.day);
      // And it is the first one when nobody is away.
      if (moved.length === 0) expect(deadline - now).toBeLessThanOrEqual(Math.round(hours * HOUR) + 8 * DAY);
    }),
    { numRuns: 400 },
  );
  expect(Math.min(count.calendar, count.away)).toBeGreaterThan(50);
});

it('ROUND-4 time outside of vacations passes as long as was meant', () => {
  fc.assert(
    fc.property(opening, ({ now, phaseHours, away }) => {
      const moved = away.map((one) => ({ ...one, from: now + one.from, to: now + one.to }));
      const state = world({ phase: 'planning', options: { phaseHours } }).build();
      const deadline = phaseDeadline(
        new Resolution(state, {
          ...means({ now }),
          timetable: { calendar: null, vacations: moved, zones: intlZones },
        }),
      );
      // Counted hour by hour, another way than it is computed: vacations begin and end at full hours after
      // `now`.
      let running = 0;
      for (let from = now; from < deadline; from += HOUR)
        if (!moved.some((one) => one.from <= from && from < one.to))
          running += Math.min(HOUR, deadline - from);
      expect(running).toBe(Math.max(1, Math.round(phaseHours * HOUR)));
    }),
    { numRuns: 200 },
  );
});

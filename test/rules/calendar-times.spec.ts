/** ROUND-4: the times of a calendar, by weekday, hour and zone, when clocks are changed and when not. */
import { intlZones } from '../../src/infrastructure/time/intl-zones';
import { calendarOf, type Calendar } from '../../src/rules';
import { firstTime } from '../../src/rules/timetable/calendar-times';
import { iso, on, SUNDAYS } from '../support/states/timetables';

describe('the times of a calendar', () => {
  const next = (calendar: Partial<Calendar>, from: string): string =>
    iso(firstTime({ ...SUNDAYS, ...calendar }, intlZones, on(from)));

  it('ROUND-4 are weekdays at a local hour, summer and winter', () => {
    expect(next({}, '2026-07-06T00:00:00Z')).toBe('2026-07-12T18:00:00.000Z');
    expect(next({}, '2026-12-07T00:00:00Z')).toBe('2026-12-13T19:00:00.000Z');
    expect(next({}, '2026-12-13T19:00:00Z')).toBe('2026-12-13T19:00:00.000Z');
    expect(next({}, '2026-12-13T19:00:00.001Z')).toBe('2026-12-20T19:00:00.000Z');
    expect(next({ days: [2, 7] }, '2026-12-13T19:00:00.001Z')).toBe('2026-12-15T19:00:00.000Z');
  });

  it.each([
    ['Pacific/Kiritimati', '2026-12-13T06:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-12-14T07:00:00.000Z'],
    ['Asia/Kathmandu', '2026-12-13T14:15:00.000Z'],
    ['UTC', '2026-12-13T20:00:00.000Z'],
  ])('ROUND-4 the weekday is that of the zone: %s', (zone, expected) => {
    expect(next({ zone }, '2026-12-10T00:00:00Z')).toBe(expected);
  });

  it('ROUND-4 an hour that does not exist is as long after the change as the clocks are put forward', () => {
    // Berlin, 29 March 2026: 02:00 becomes 03:00.
    expect(next({ at: '02:30' }, '2026-03-25T00:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
    expect(next({ at: '01:59' }, '2026-03-25T00:00:00Z')).toBe('2026-03-29T00:59:00.000Z');
    expect(next({ at: '03:00' }, '2026-03-25T00:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    // New York, 8 March 2026.
    expect(next({ at: '02:30', zone: 'America/New_York' }, '2026-03-05T00:00:00Z')).toBe(
      '2026-03-08T07:30:00.000Z',
    );
    // Asked for between 02:00 and that time, it is still the same; afterwards it is next Sunday's, as usual.
    expect(next({ at: '02:30' }, '2026-03-29T01:10:00Z')).toBe('2026-03-29T01:30:00.000Z');
    expect(next({ at: '02:30' }, '2026-03-29T01:30:00.001Z')).toBe('2026-04-05T00:30:00.000Z');
  });

  it('ROUND-4 of an hour that comes twice the first one counts', () => {
    // Berlin, 25 October 2026: 03:00 becomes 02:00.
    expect(next({ at: '02:30' }, '2026-10-22T00:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
    expect(next({ at: '03:00' }, '2026-10-22T00:00:00Z')).toBe('2026-10-25T02:00:00.000Z');
    expect(next({ at: '02:30' }, '2026-10-25T00:30:00.001Z')).toBe('2026-11-01T01:30:00.000Z');
    // New York, 1 November 2026: 02:00 becomes 01:00.
    expect(next({ at: '01:30', zone: 'America/New_York' }, '2026-10-28T00:00:00Z')).toBe(
      '2026-11-01T05:30:00.000Z',
    );
    expect(next({ at: '02:00', zone: 'America/New_York' }, '2026-10-28T00:00:00Z')).toBe(
      '2026-11-01T07:00:00.000Z',
    );
    // Lord Howe puts its clocks back by half an hour, on 5 April 2026.
    expect(next({ at: '01:45', zone: 'Australia/Lord_Howe' }, '2026-04-02T00:00:00Z')).toBe(
      '2026-04-04T14:45:00.000Z',
    );
  });

  it('ROUND-4 zones go by IANA names: others, and offsets, are refused', () => {
    const named = (zone: string) => calendarOf({ zones: intlZones }, { ...SUNDAYS, zone });
    expect(named('Europe/Berlin')).toMatchObject({ ok: true, value: { zone: 'Europe/Berlin' } });
    expect(named('europe/berlin')).toMatchObject({ ok: true, value: { zone: 'Europe/Berlin' } });
    expect(named('Asia/Kolkata')).toMatchObject({ ok: true, value: { zone: 'Asia/Kolkata' } });
    for (const zone of ['Berlin', '+02:00', 'Mars/Olympus', 'constructor', ''])
      expect(named(zone)).toMatchObject({
        ok: false,
        error: [{ code: 'calendar/unknown-zone', rule: 'ROUND-4', pointer: '/zone' }],
      });
  });

  it.each([
    ['Europe/Berlin', '2026-03-22', '2026-04-05', ['19:00', '18:00', '18:00']],
    ['Europe/Berlin', '2026-10-18', '2026-11-01', ['18:00', '19:00', '19:00']],
    ['America/New_York', '2026-03-01', '2026-03-15', ['01:00', '00:00', '00:00']],
    ['America/New_York', '2026-10-25', '2026-11-08', ['00:00', '01:00', '01:00']],
  ])(
    'ROUND-4 20:00 on Sundays stays 20:00 when the clocks of %s change between %s and %s',
    (zone, first, last, utc) => {
      const found = [on(`${first}T12:00:00Z`)];
      for (const _ of utc) found.push(firstTime({ ...SUNDAYS, zone }, intlZones, (found.at(-1) ?? 0) + 1));
      const local = new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        weekday: 'long',
        hour: '2-digit',
        minute: '2-digit',
      });
      expect(found.slice(1).map((one) => local.format(one))).toEqual(utc.map(() => 'Sunday 20:00'));
      expect(found.slice(1).map((one) => iso(one).slice(11, 16))).toEqual(utc);
      expect(iso(found.at(-1) ?? 0) > last).toBe(true);
    },
  );
});

/** Quiet hours and digests by the person's own clock. */
import type { Zones } from '../../rules';
import { waitsUntil, type SendTimes } from './times';

/** Berlin in winter. */
const zones: Zones = { named: (zone) => zone, offset: (zone) => (zone === 'UTC' ? 0 : 3_600_000) };
const at = (time: string): number => Date.parse(`2026-11-25T${time}:00.000Z`);
const berlin: SendTimes = { zone: 'Europe/Berlin', quietFrom: null, quietTo: null, digestAt: null };
const quiet: SendTimes = { ...berlin, quietFrom: 22 * 60, quietTo: 7 * 60 };
const daily: SendTimes = { ...berlin, digestAt: 18 * 60 };
const until = (times: SendTimes, now: string, made = now): string | null => {
  const waits = waitsUntil(zones, times, 'soon', at(made), at(now));
  return waits === null ? null : new Date(waits).toISOString().slice(8, 16);
};

it('sends at once where nothing was set', () => expect(until(berlin, '23:30')).toBeNull());

it.each([
  ['20:59', null],
  ['21:00', '26T06:00'],
  ['23:30', '26T06:00'],
  ['05:59', '25T06:00'],
  ['06:00', null],
])('quiet from 22 to 7 in Berlin: at %s UTC it waits until %s', (now, expected) =>
  expect(until(quiet, now)).toBe(expected),
);

it('quiet hours within a day', () => {
  const noon: SendTimes = { ...berlin, zone: 'UTC', quietFrom: 720, quietTo: 780 };
  expect([until(noon, '11:59'), until(noon, '12:10'), until(noon, '13:00')]).toEqual([
    null,
    '25T13:00',
    null,
  ]);
  expect(until({ ...noon, quietTo: 720 }, '12:00')).toBeNull();
});

it('a digest takes what was made before it, and leaves what comes later to the next', () => {
  expect(until(daily, '10:00')).toBe('25T17:00');
  expect(until(daily, '17:00', '10:00')).toBeNull();
  expect(until(daily, '17:20', '17:10')).toBe('26T17:00');
  expect(until(daily, '17:20', '16:59')).toBeNull();
});

it('what is urgent waits for nothing', () => {
  expect(waitsUntil(zones, quiet, 'now', at('23:00'), at('23:00'))).toBeNull();
  expect(waitsUntil(zones, daily, 'now', at('10:00'), at('10:00'))).toBeNull();
});

/** Numbers, lists and counted things as each language writes them. */
import { formats } from './formats';

it('writes numbers with the comma or the point of the language', () => {
  expect(formats.en.number(42487.5)).toBe('42,487.5');
  expect(formats.de.number(42487.5)).toBe('42.487,5');
  expect([formats.en.number(-2.5), formats.de.number(-2.5)]).toEqual(['−2.5', '−2,5']);
  expect([formats.en.number(0.000001), formats.de.number(0.000001)]).toEqual(['0.000001', '0,000001']);
});

it('joins lists, and choices', () => {
  expect(formats.en.list(['A', 'B', 'C'])).toBe('A, B and C');
  expect(formats.de.list(['A', 'B', 'C'])).toBe('A, B und C');
  expect(formats.en.either(['A', 'B'])).toBe('A or B');
  expect(formats.en.either(['N', 3, null])).toBe('N, 3 or null');
  expect(formats.de.either(['A', 'B', 'C'])).toBe('A, B oder C');
  expect(formats.de.list([])).toBe('');
});

it('counts one, and many', () => {
  expect(formats.en.count(1, 'mech', 'mechs')).toBe('1 mech');
  expect(formats.en.count(1200, 'mech', 'mechs')).toBe('1,200 mechs');
  expect(formats.de.count(1, 'Tag', 'Tagen')).toBe('1 Tag');
  expect(formats.de.count(0, 'Tag', 'Tagen')).toBe('0 Tagen');
});

it('writes a time with the zone that it is in, and what is none as it is', () => {
  expect(formats.en.time('2026-11-25T18:00:00.000Z')).toBe('25 November 2026 at 18:00 UTC');
  expect(formats.de.time('2026-11-25T18:00:00.000Z')).toBe('25. November 2026 um 18:00 UTC');
  expect(formats.en.time('soon')).toBe('soon');
});

it('writes how long to wait in the unit that one would say, rounded up', () => {
  expect([1, 45, 119, 120, 3540, 7199, 7200, 80_000].map(formats.en.wait)).toEqual([
    '1 second',
    '45 seconds',
    '119 seconds',
    '2 minutes',
    '59 minutes',
    '120 minutes',
    '2 hours',
    '23 hours',
  ]);
  expect([1, 45, 3541, 80_000].map(formats.de.wait)).toEqual([
    '1 Sekunde',
    '45 Sekunden',
    '60 Minuten',
    '23 Stunden',
  ]);
});

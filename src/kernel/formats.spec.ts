/** Numbers, lists and counted things as each language writes them. */
import { formats } from './formats';

it('writes numbers with the comma or the point of the language', () => {
  expect(formats.en.number(42487.5)).toBe('42,487.5');
  expect(formats.de.number(42487.5)).toBe('42.487,5');
  expect([formats.en.number(0.000001), formats.de.number(0.000001)]).toEqual(['0.000001', '0,000001']);
});

it('joins lists, and choices', () => {
  expect(formats.en.list(['A', 'B', 'C'])).toBe('A, B and C');
  expect(formats.de.list(['A', 'B', 'C'])).toBe('A, B und C');
  expect(formats.en.either(['A', 'B'])).toBe('A or B');
  expect(formats.de.either(['A', 'B', 'C'])).toBe('A, B oder C');
  expect(formats.de.list([])).toBe('');
});

it('counts one, and many', () => {
  expect(formats.en.count(1, 'mech', 'mechs')).toBe('1 mech');
  expect(formats.en.count(1200, 'mech', 'mechs')).toBe('1,200 mechs');
  expect(formats.de.count(1, 'Tag', 'Tagen')).toBe('1 Tag');
  expect(formats.de.count(0, 'Tag', 'Tagen')).toBe('0 Tagen');
});

import { verdictOn } from './verdict';

const interval = (value: number, half: number) => ({ value, low: value - half, high: value + half });

it('says nothing where intervals are too wide', () => {
  expect(verdictOn(interval(0.2, 0.15), interval(0.2, 0.3))).toBe('not-enough-campaigns');
  expect(verdictOn(interval(0, 0.11), interval(0, 0.2))).toBe('not-enough-campaigns');
  expect(verdictOn({ value: NaN, low: -1, high: 1 }, interval(0, 1))).toBe('not-enough-campaigns');
});

it('says that there is a difference only when all comparisons at once allow it', () => {
  expect(verdictOn(interval(0.2, 0.1), interval(0.2, 0.19))).toBe('helps');
  expect(verdictOn(interval(-0.2, 0.1), interval(-0.2, 0.19))).toBe('hurts');
});

it('says that there is none when whatever is possible is small', () => {
  expect(verdictOn(interval(0.01, 0.08), interval(0.01, 0.12))).toBe('makes-no-difference');
});

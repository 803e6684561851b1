/** END-1: everybody reads who has won, and whose the values are. */
import { NO_NAMES, sayIn } from '../say';
import { textOf } from '../tell';

const standing = (values: Readonly<Record<string, number>>): readonly object[] =>
  Object.entries(values).map(([force, value]) => ({
    ...{ force, value, out: false },
    ...{ bv: 0, tons: 0, buildings: 0 },
  }));
const read = (values: Readonly<Record<string, number>>, language: 'en' | 'de'): string =>
  textOf(
    'campaign-finished',
    { winners: ['B'], condition: 'rounds', reason: null, standing: standing(values) },
    sayIn(language, { ...NO_NAMES, you: 'A', force: (id) => (id === 'B' ? 'Ben' : 'Cleo') }),
  );

it('END-1 of two forces the winner’s value comes first', () => {
  expect(read({ A: 21_649, B: 42_487 }, 'en')).toBe(
    'The campaign is over: Ben has won with the highest value after the last round (42,487 to 21,649).',
  );
  expect(read({ A: 21_649, B: 42_487 }, 'de')).toContain(' gewonnen (42.487 zu 21.649).');
});

it('END-1 of three each value has its force', () => {
  const values = { A: 21_649, B: 28_499, C: 33_682 };
  expect(read(values, 'en')).toContain(' (Ben 28,499, Cleo 33,682, you 21,649).');
  expect(read(values, 'de')).toContain(' (Ben 28.499, Cleo 33.682, du 21.649).');
});

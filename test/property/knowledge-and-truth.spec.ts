/** Who knows everything computes what the truth decides: one property for each rule that both ask. */
import fc from 'fast-check';
import { PAIRS } from '../support/known-all/pairs';

const numRuns = process.env['DEEP'] === undefined ? 60 : 1500;

it.each(PAIRS.map((pair) => [pair.name, pair] as const))(
  'SIGHT-4 %s: knowledge of everything computes what the truth decides',
  (_name, { compare }) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { computed, decided } = compare(seed);
        expect(computed).toEqual(decided);
      }),
      { numRuns },
    );
  },
);

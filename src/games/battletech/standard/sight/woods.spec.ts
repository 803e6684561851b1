import type { Terrain } from '../field/model';
import { prone, sightIn, standing } from '../testing/make-sight';

const A = standing('0501');
const B = standing('0506');
const woods = (light: readonly string[], heavy: readonly string[]): Record<string, Terrain> => ({
  ...Object.fromEntries(light.map((label) => [label, { woods: 1 }] as const)),
  ...Object.fromEntries(heavy.map((label) => [label, { woods: 2 }] as const)),
});

it.each([
  [woods(['0502'], []), 'light 1'],
  [woods(['0502', '0505'], []), 'light 2'],
  [woods(['0502', '0503', '0505'], []), '(sight)'],
  [woods([], ['0504']), 'heavy 2'],
  [woods(['0503'], ['0504']), '(sight)'],
  [woods([], ['0503', '0504']), '(sight)'],
])('BT-LOS-5 %j: %s', (hexes, seen) => expect(sightIn(hexes, A, B)).toBe(seen));

it('BT-LOS-5 woods count that are higher than both, or than a neighbour', () => {
  const high = { '0501': { level: 3 }, '0506': { level: 3 } } as const;
  expect(sightIn({ ...high, '0503': { woods: 1 } }, A, B)).toBe('');
  expect(sightIn({ ...high, '0503': { level: 3, woods: 1 } }, A, B)).toBe('light 1');
  const one = { '0501': { level: 3 } } as const;
  expect(sightIn({ ...one, '0503': { woods: 1 } }, A, B)).toBe('');
  expect(sightIn({ ...one, '0505': { woods: 1 } }, A, B)).toBe('light 1');
  expect(sightIn({ ...one, '0502': { woods: 1 } }, A, B)).toBe('');
  // Standing mechs on level 1 have height 2, as high as woods on level 0.
  expect(sightIn({ '0501': { level: 1 }, '0503': { woods: 2 } }, A, B)).toBe('');
  expect(sightIn({ '0501': { level: 1 }, '0503': { woods: 2 } }, prone('0501'), B)).toBe('heavy 2');
});

it('BT-LOS-6 the woods of the target count, and end no sight; those of the attacker do not count', () => {
  expect(sightIn(woods([], ['0501', '0506']), A, B)).toBe('woods 2');
  expect(sightIn(woods(['0502', '0503'], ['0506']), A, B)).toBe('light 2, woods 2');
  expect(sightIn({ '0506': { level: 4, woods: 1 } }, A, prone('0506'))).toBe('woods 1');
});

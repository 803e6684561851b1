import type { Terrain } from '../field/model';
import { prone, sightIn, standing } from '../testing/make-sight';

const lake = (depth: number, labels: readonly string[]): Record<string, Terrain> =>
  Object.fromEntries(labels.map((label) => [label, { water: depth }]));
const ALL = ['0501', '0502', '0503', '0504', '0505'];
const A = standing('0501');
const B = standing('0505');

it('BT-LOS-8 nobody on land and nobody submerged see each other', () => {
  expect(sightIn(lake(2, ['0505']), A, B)).toBe('(water)');
  expect(sightIn(lake(2, ['0501']), A, B)).toBe('(water)');
  expect(sightIn(lake(1, ['0505']), A, prone('0505'))).toBe('(water)');
  expect(sightIn(lake(1, ['0501']), A, B)).toBe('');
});

it('BT-LOS-8 under water the line needs water all the way, and goes by the bottom', () => {
  expect(sightIn(lake(2, ALL), A, B)).toBe('');
  expect(sightIn(lake(2, ['0501', '0502', '0504', '0505']), A, B)).toBe('(sight)');
  expect(sightIn({ ...lake(3, ALL), '0503': { water: 1 } }, A, B)).toBe('(sight)');
  expect(sightIn({ ...lake(3, ALL), '0503': { water: 2 } }, A, B)).toBe('');
  expect(sightIn({ ...lake(3, ALL), '0504': { water: 2 } }, A, B)).toBe('cover 1');
  // At the surface, in depth 1, one looks down into the water.
  expect(sightIn({ ...lake(2, ALL), '0501': { water: 1 } }, A, B)).toBe('');
});

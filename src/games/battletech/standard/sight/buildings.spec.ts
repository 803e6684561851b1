import type { Terrain } from '../field/model';
import { groundOf } from '../field/ground';
import { hex, makeField } from '../testing/make-mech';
import { sightIn, standing } from '../testing/make-sight';
import { buildingsOf } from './buildings';

const house = (levels: number, labels: readonly string[], kind: 1 | 2 = 2): Record<string, Terrain> =>
  Object.fromEntries(labels.map((label) => [label, { building: { kind, levels, cf: 40 } }]));

it('BT-LOS-9 neighbours of one kind are one building', () => {
  const field = makeField({ ...house(2, ['0501', '0502', '0505']), ...house(2, ['0503'], 1) });
  const numbers = buildingsOf(groundOf(field));
  const of = (label: string): number => numbers[groundOf(field).indexOf(hex(label))] ?? 0;
  expect(['0501', '0502', '0503', '0504', '0505'].map(of)).toEqual([1, 1, 2, 0, 3]);
});

it('BT-LOS-9 inside one building hexes and levels count, and more than 2 end the sight', () => {
  const inside = house(7, ['0501', '0502', '0503', '0504', '0505']);
  expect(sightIn(inside, standing('0501', 1), standing('0504', 1))).toBe('floors 2');
  expect(sightIn(inside, standing('0501', 1), standing('0503', 2))).toBe('floors 2');
  expect(sightIn(inside, standing('0501', 1), standing('0505', 1))).toBe('(sight)');
  expect(sightIn(inside, standing('0501', 1), standing('0502', 4))).toBe('(sight)');
  expect(sightIn(inside, standing('0501', 1), standing('0501', 3))).toBe('floors 2');
});

it('BT-LOS-9 from outside, and from the roof, a building is as high as it is', () => {
  const block = house(3, ['0502', '0503']);
  expect(sightIn(block, standing('0501'), standing('0504'))).toBe('(sight)');
  expect(sightIn(block, standing('0502', 1), standing('0505'))).toBe('(sight)');
  expect(sightIn(block, standing('0502', 3), standing('0505'))).toBe('');
  expect(sightIn(block, standing('0503', 1), standing('0505'))).toBe('');
});

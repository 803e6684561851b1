import type { Terrain } from '../field/model';
import { makeField } from '../testing/make-mech';
import { groundOf } from '../field/ground';
import { prone, sightIn, standing } from '../testing/make-sight';
import { standOf } from './heights';

it('BT-LOS-3 feet and height of a mech', () => {
  const ground = groundOf(
    makeField({
      '0101': { level: 3, water: 2 },
      '0102': { level: 2, building: { kind: 2, levels: 4, cf: 40 } },
    }),
  );
  expect(standOf(ground, standing('0101'))).toMatchObject({ feet: 1, height: 2 });
  expect(standOf(ground, prone('0101'))).toMatchObject({ feet: 1, height: 1 });
  expect(standOf(ground, standing('0102', 3))).toMatchObject({ feet: 5, height: 6, index: 1 });
});

const A = standing('0501');
const B = standing('0505');
const at = (label: string, terrain: Terrain): Readonly<Record<string, Terrain>> => ({ [label]: terrain });

it.each([
  ['a hill of 1 between', at('0503', { level: 1 }), A, B, ''],
  ['a hill of 2 between', at('0503', { level: 2 }), A, B, '(sight)'],
  ['a hill of 1, both prone', at('0503', { level: 1 }), prone('0501'), prone('0505'), '(sight)'],
  ['a hill of 1, one prone, not adjacent', at('0503', { level: 1 }), A, prone('0505'), ''],
  ['a hill of 1 in front of a prone one', at('0504', { level: 1 }), A, prone('0505'), '(sight)'],
  ['a hill of 2, the target on 2', { ...at('0503', { level: 2 }), ...at('0505', { level: 2 }) }, A, B, ''],
  [
    'a hill of 2 at the attacker, the target on 2',
    { ...at('0502', { level: 2 }), ...at('0505', { level: 2 }) },
    A,
    B,
    '(sight)',
  ],
  ['a building of 2', at('0503', { building: { kind: 1, levels: 2, cf: 9 } }), A, B, '(sight)'],
  ['a hill beside the line', at('0603', { level: 5 }), A, B, ''],
])('BT-LOS-4 %s', (_, hexes, from, to, seen) => {
  expect(sightIn(hexes, from, to)).toBe(seen);
  expect(sightIn(hexes, to, from) === '(sight)').toBe(seen === '(sight)');
});

import { groundOf } from '../field/ground';
import { makeField } from '../testing/make-mech';
import { prone, sightIn, standing } from '../testing/make-sight';
import { standOf } from './heights';
import { seenFrom } from './sight';

const A = standing('0501');
const B = standing('0505');

it('BT-LOS-7 a hill as high as the legs, beside a standing target', () => {
  expect(sightIn({ '0504': { level: 1 } }, A, B)).toBe('cover 1');
  expect(sightIn({ '0503': { level: 1 } }, A, B)).toBe('');
  expect(sightIn({ '0502': { level: 1 } }, A, B)).toBe('');
  expect(sightIn({ '0501': { level: 1 }, '0504': { level: 1 } }, A, B)).toBe('');
  expect(sightIn({ '0501': { level: 1 }, '0504': { level: 1 } }, prone('0501'), B)).toBe('cover 1');
  expect(sightIn({ '0505': { level: 1 }, '0504': { level: 2 } }, A, B)).toBe('cover 1');
  expect(sightIn({ '0504': { building: { kind: 1, levels: 1, cf: 5 } } }, A, B)).toBe('cover 1');
  expect(sightIn({ '0504': { woods: 1 } }, A, B)).toBe('light 1');
});

it('BT-LOS-7 water of depth 1, and the ground floor of a building, once', () => {
  expect(sightIn({ '0505': { water: 1 } }, A, B)).toBe('cover 1');
  expect(sightIn({ '0505': { building: { kind: 2, levels: 3, cf: 5 } } }, A, B)).toBe('cover 1');
  expect(sightIn({ '0505': { building: { kind: 2, levels: 3, cf: 5 } } }, A, standing('0505', 1))).toBe('');
  expect(sightIn({ '0505': { building: { kind: 2, levels: 3, cf: 5 } } }, A, prone('0505'))).toBe('');
  expect(sightIn({ '0504': {}, '0505': { water: 1 } }, standing('0504'), B)).toBe('cover 1');
  // A level-1 bank before the water does not reach its surface.
  expect(sightIn({ '0504': { level: 0 }, '0505': { water: 1 } }, A, B)).toBe('cover 1');
});

it('BT-LOS-7 the attacker is covered in the same way', () => {
  const covered = (hexes: Parameters<typeof makeField>[0]): boolean => {
    const ground = groundOf(makeField(hexes));
    return seenFrom(ground, standOf(ground, A), standOf(ground, B)).isAttackerCovered;
  };
  expect(covered({ '0502': { level: 1 } })).toBe(true);
  expect(covered({ '0502': { level: 1 }, '0505': { level: 1 } })).toBe(false);
  expect(covered({ '0503': { level: 1 } })).toBe(false);
});

/** Where starting mechs may stand. */
import { clearMap } from '../testing/world';
import type { MapPlan } from '../map/plan';
import type { Hex } from '../model/map';
import { placementViolations } from './placement';

const hq = ['0204', '0904'] as unknown as readonly [Hex, Hex];
const plan: MapPlan = {
  map: clearMap(10, 8, { '0305': 'deep-water' }),
  starts: hq,
  hqs: hq,
  buildings: [],
  seed: null,
};
const wrong = (deployment: 'hq' | 'own-half', ...hexes: readonly (string | null)[]): readonly string[] =>
  placementViolations(plan, { deployment }, 1, {
    mechs: hexes.map((hex) => ({ design: 'x', name: null, pilot: null, hex })),
  }).map(({ pointer }) => pointer);

it('SETUP-9 lets mechs start in the HQ hex, named or not', () => {
  expect(wrong('hq', null, '0204')).toEqual([]);
  expect(wrong('hq', '0205')).toEqual(['/mechs/0/hex']);
});

it('SETUP-9 lets them start anywhere in the own part where the campaign deploys so', () => {
  expect(wrong('own-half', null, '0204', '0101')).toEqual([]);
  expect(wrong('own-half', '0904', '0305', '1101', '0408')).toEqual([
    '/mechs/0/hex',
    '/mechs/1/hex',
    '/mechs/2/hex',
  ]);
});

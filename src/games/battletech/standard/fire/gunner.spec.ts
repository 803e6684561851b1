import type { Condition, Location } from '../../../../catalog';
import { UNDAMAGED } from '../../../../catalog';
import type { Mech } from '../mech/model';
import { makeMech } from '../testing/make-mech';
import {
  actuatorsModifier,
  heatModifier,
  isBarredByProne,
  proneModifier,
  sensorsModifier,
  shoulderModifier,
} from './gunner';
import { immobileModifier, proneTargetModifier } from './target';

const hurt = (slots: readonly (readonly [Location, number])[], structure = {}): Condition => ({
  ...UNDAMAGED,
  structure,
  slots: slots.map(([location, slot]) => ({ location, slot, state: 'hit' })),
});
const enforcer = (condition: Condition = UNDAMAGED, changes: Partial<Mech> = {}): Mech =>
  makeMech('enforcer-enf-4r', { condition, ...changes });
const mountIn = (mech: Mech, location: Location): Mech['sheet']['mounts'][number] => {
  const found = mech.sheet.mounts.find((one) => one.location === location && one.figures.weapon !== null);
  if (found === undefined) throw new RangeError(location);
  return found;
};

it('BT-GUN-8 heat from 8, 13, 17 and 24 on', () =>
  expect([0, 7, 8, 12, 13, 16, 17, 23, 24, 40].map(heatModifier)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]));

it('BT-GUN-8 one hit to the sensors is 2, two end all fire', () => {
  expect(sensorsModifier(enforcer())).toBe(0);
  expect(sensorsModifier(enforcer(hurt([['HD', 2]])))).toBe(2);
  expect(
    sensorsModifier(
      enforcer(
        hurt([
          ['HD', 2],
          ['HD', 5],
        ]),
      ),
    ),
  ).toBeNull();
});

it('BT-GUN-9 a prone biped needs both arms and does not fire its legs', () => {
  const lying = enforcer(UNDAMAGED, { isProne: true });
  expect(proneModifier(lying)).toBe(2);
  expect([isBarredByProne(lying, { location: 'RA' }), isBarredByProne(lying, { location: 'RL' })]).toEqual([
    false,
    true,
  ]);
  const maimed = enforcer(hurt([], { LA: 0 }), { isProne: true });
  expect(isBarredByProne(maimed, { location: 'CT' })).toBe(true);
  expect([proneModifier(enforcer()), isBarredByProne(enforcer(), { location: 'RL' })]).toEqual([0, false]);
});

it('BT-GUN-9 a prone quad on sound legs fires as if it stood', () => {
  const quad = (structure = {}, slots: readonly (readonly [Location, number])[] = []): Mech =>
    makeMech('scorpion-scp-1n', { isProne: true, condition: hurt(slots, structure) });
  expect([proneModifier(quad()), isBarredByProne(quad(), { location: 'RL' })]).toEqual([0, false]);
  expect([proneModifier(quad({ RL: 0 })), isBarredByProne(quad({ RL: 0 }), { location: 'CT' })]).toEqual([
    2,
    false,
  ]);
  expect(proneModifier(quad({}, [['RL', 1]]))).toBe(2);
  expect(isBarredByProne(quad({ RA: 0, LA: 0 }), { location: 'CT' })).toBe(true);
});

it('BT-GUN-10 the shoulder counts alone, else upper and lower arm', () => {
  const sums = (...slots: readonly number[]): readonly number[] => {
    const mech = enforcer(hurt(slots.map((slot) => ['RA', slot] as const)));
    return [shoulderModifier(mech, mountIn(mech, 'RA')), actuatorsModifier(mech, mountIn(mech, 'RA'))];
  };
  expect(sums()).toEqual([0, 0]);
  expect(sums(2)).toEqual([0, 1]);
  expect(sums(2, 3)).toEqual([0, 2]);
  expect(sums(1, 2, 3)).toEqual([4, 0]);
  const mech = enforcer(hurt([['RA', 1]]));
  expect(shoulderModifier(mech, mountIn(mech, 'LT'))).toBe(0);
});

it('BT-GUN-11 prone targets are nearer easier, farther harder, and still ones easy', () => {
  expect([0, 1, 2].map((hexes) => proneTargetModifier({ isProne: true }, hexes))).toEqual([-2, -2, 1]);
  expect(proneTargetModifier({ isProne: false }, 1)).toBe(0);
  expect(immobileModifier(enforcer())).toBe(0);
  expect(immobileModifier(enforcer(UNDAMAGED, { isShutDown: true }))).toBe(-4);
  expect(immobileModifier(enforcer(UNDAMAGED, { isConscious: false }))).toBe(-4);
});

import { hexOf } from '../../../../../kernel/hex';
import type { Terrain } from '../../field/model';
import { makeField } from '../../testing/make-mech';
import { elevationAt, spotAt, spotsOf } from './spots';

/** MP from 0508 (floor `from`) north into 0507, and on which floor one stands there; null: no such step. */
const step = (to: Terrain, start: Terrain = {}, from = 0): readonly [number, number] | null => {
  const spots = spotsOf(makeField({ '0507': to, '0508': start }));
  const spot = spotAt(spots, spots.ground.indexOf(hexOf(5, 8)), from);
  const next = spots.next[spot * 6] ?? -1;
  return next < 0 ? null : [spots.cost[spot * 6] ?? 0, elevationAt(spots, next)];
};
const house = (kind: 1 | 2 | 3 | 4, levels: number): Terrain => ({ building: { kind, levels, cf: 40 } });

it('BT-MOV-7 a hex costs one and what lies in it', () => {
  const costs = [
    {},
    { woods: 1 },
    { woods: 2 },
    { rough: true },
    { rubble: 4 },
    { water: 0 },
    { pavement: true },
    { road: 9 },
    { woods: 1, rough: true },
  ] as const;
  expect(costs.map((terrain) => step(terrain)?.[0])).toEqual([1, 2, 3, 2, 2, 1, 1, 1, 3]);
  // the way down to the bottom costs as well
  expect([1, 2].map((water) => step({ water })?.[0])).toEqual([3, 6]);
  expect(step({ water: 3 })).toBeNull();
  expect([1, 2, 3].map((water) => step({ water }, { water })?.[0])).toEqual([2, 4, 4]);
});

it('BT-MOV-8 along a road only levels count', () => {
  // north is bit 0, south bit 3
  expect(step({ woods: 2, road: 8 }, { road: 1 })?.[0]).toBe(1);
  expect(step({ woods: 2, road: 1 }, { road: 1 })?.[0]).toBe(3);
  expect(step({ woods: 2, road: 8 }, {})?.[0]).toBe(3);
  expect(step({ woods: 2, road: 8, level: 2 }, { pavement: true })?.[0]).toBe(3);
  expect(step({ rubble: 1, pavement: true }, { road: 1 })?.[0]).toBe(1);
});

it('BT-MOV-9 two levels a step, one MP each; the floor in a building follows the height', () => {
  expect([-2, -1, 1, 2].map((level) => step({ level })?.[0])).toEqual([3, 2, 2, 3]);
  expect([-3, 3].map((level) => step({ level }))).toEqual([null, null]);
  expect(step(house(1, 3), { level: 1 })).toEqual([2, 1]);
  expect(step(house(1, 2), { level: 2 })).toEqual([1, 2]);
  expect(step(house(1, 1), { level: 2 })).toEqual([2, 1]);
  expect(step(house(1, 1), { level: 4 })).toBeNull();
  expect(step({ ...house(1, 2), level: 1 })).toEqual([3, 0]);
  expect(step({}, house(1, 2), 2)).toEqual([3, 0]);
  expect(step({}, house(1, 3), 3)).toBeNull();
  expect(step(house(2, 3), house(2, 3), 3)).toEqual([1, 3]);
});

it('BT-MOV-10 walls cost by their kind, inside and from hex to hex', () => {
  expect(([1, 2, 3, 4] as const).map((kind) => step(house(kind, 2))?.[0])).toEqual([2, 3, 4, 5]);
  expect(step(house(3, 2), house(3, 2))).toEqual([4, 0]);
  expect(step({}, house(3, 2))).toEqual([1, 0]);
  expect(step(house(4, 2), { level: 2 })?.[0]).toBe(1);
});

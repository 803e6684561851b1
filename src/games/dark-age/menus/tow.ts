/** Taking others along: captives (DA-CAP-4), and wrecks by a menu of their own (DA-SPEC-2). */
import { type Order, type Point, text } from '../../shapes';
import type { Menu, Part } from '../../shared/menu';
import type { Known } from '../known';
import type { Standing } from '../model/state';
import { RADIUS } from '../geometry/base';
import { fits, fitsAnyhow, isOpenTo } from '../rules/fit';
import { towableBy, towerOf } from '../rules/speed';
import { besideOf, hasPlaceBeside } from '../rules/tow';
import { isRecord } from '../../../kernel';
import { choice, costsOf, following, offPart, unitChoice, unitMenu } from './choices';
import { ends, type Goal, wayParts } from './way-parts';

/** Where it ends beside the one who takes it along. */
export const besidePart = (known: Known, unit: Standing, along: Standing): Part => {
  const places = (order: Order): readonly Point[] =>
    besideOf(known, unit, along, { at: ends(unit, order['path']), facing: Number(order['facing']) });
  return {
    pointer: '/tow/at',
    title: text('da.ask.tow'),
    token: along.id,
    isLarge: true,
    bounds: (order) => ({
      kind: 'place',
      places: places(order).map((at) => choice(at, text('da.beside', { unit: unit.name }), { at })),
      region: null,
    }),
    choose: (order) => places(order)[0],
  };
};

/** Which one; of several the player chooses. */
export const takenPart = (unit: Standing, from: readonly Standing[]): Part => ({
  pointer: '/tow/id',
  title: text('da.ask.taken'),
  token: from[0]?.id ?? unit.id,
  bounds: () => ({ kind: 'one-of', from: from.map((one) => unitChoice(one)) }),
  choose: () => from[0]?.id,
});

/** Where it may end with the other beside it. */
export const goalWith = (known: Known, unit: Standing, along: Standing | null): Goal => ({
  isEnd: (at, facing) =>
    fits(known, unit, { at, facing }, unit.mode, along === null ? [] : [along.id]) &&
    (along === null || hasPlaceBeside(known, unit, along, { at, facing })),
  couldEnd: (at) => isOpenTo(known, RADIUS[unit.kind], unit.mode, at),
  ...(along === null ? { isAnyhow: (at: Point) => fitsAnyhow(known, unit, at) } : {}),
  wanted: () => [],
});

const takenIn = (order: Order): unknown => (isRecord(order['tow']) ? order['tow']['id'] : undefined);

export const towMenus = (known: Known, decision: string, unit: Standing): readonly Menu[] => {
  const wrecks = towableBy(known, unit);
  const [first] = wrecks;
  if (first === undefined) return [];
  const partsOf = (order: Order): readonly Part[] => {
    const along = wrecks.find(({ id }) => id === takenIn(order)) ?? first;
    return [
      ...wayParts(known, towerOf(known, unit, along.id), goalWith(known, unit, along), ''),
      besidePart(known, unit, along),
    ];
  };
  const parts = [takenPart(unit, wrecks), ...following(partsOf), ...offPart([unit], ['evade'])];
  return [unitMenu(decision, unit, 'tow', parts, () => ({ costs: costsOf(unit, 0) }))];
};

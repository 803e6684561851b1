/** What menus of attacks have in common: the attack that an order means, its odds, its weapon and members. */
import { flatMap } from '../../../kernel';
import { amount, type Choice, type Order, text } from '../../shapes';
import type { Forecast, Part } from '../../shared/menu';
import type { Known } from '../known';
import { type Standing, standingOf, type Unit } from '../model/state';
import { aimAt, type Attack } from '../rules/aim';
import { hitsIn216, oddsOf3 } from '../rules/odds';
import type { Slot } from '../rules/ranged';
import { damageOf, weaponOf } from '../rules/units';
import { choice, costsOf, refused, targetPart, unitChoice } from './choices';

export const RANGED_OFF = ['anti-infantry', 'flamethrower', 'pulse', 'streak'];

export const slotOf = (order: Order): Slot => (order['weapon'] === 'secondary' ? 'secondary' : 'primary');
export const list = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const attackOf = (known: Known, unit: Standing, order: Order, kind: Attack['kind']): Attack => ({
  kind,
  slot: slotOf(order),
  members: [unit, ...flatMap(list(order['members']), (id) => standingOf(known, id) ?? [])],
  isIndirect: order.type === 'indirect',
  isCapture: order.type === 'capture' || order['capture'] === true,
  isAgain: false,
  isBehind: false,
  off: list(order['off']),
});

/** The figures as targets of such an order, each with its odds. */
export const targetChoices = (
  known: Known,
  unit: Standing,
  order: Order,
  kind: Attack['kind'],
  from: readonly Standing[],
): readonly Choice[] =>
  from.map((one) => {
    const { needed, terms } = aimAt(known, attackOf(known, unit, order, kind), one);
    return unitChoice(one, { odds: oddsOf3(needed), terms });
  });

/** One target of an attack of this type. */
export const attackedPart = (
  known: Known,
  unit: Standing,
  type: string,
  kind: Attack['kind'],
  from: (order: Order) => readonly Standing[],
): Part =>
  targetPart(
    '/target',
    (order) => targetChoices(known, unit, { ...order, type }, kind, from(order)),
    refused('no-target', kind === 'close' ? 'DA-CC-1' : 'DA-RNG-1'),
  );

/** Odds of the first target, and the clicks that are to be expected, in tenths. */
export const forecastOf =
  (known: Known, unit: Standing, kind: Attack['kind']) =>
  (order: Order): Forecast => {
    const target = standingOf(known, order['target'] ?? list(order['targets'])[0]);
    const costs = costsOf(unit, 0);
    if (target === null) return { costs };
    const attack = attackOf(known, unit, order, kind);
    const { needed, terms } = aimAt(known, attack, target);
    const clicks = Math.round((10 * damageOf(unit, attack.slot) * hitsIn216(needed)) / 216) / 10;
    return {
      costs,
      expects: attack.isCapture ? [] : [amount('da.expect.clicks', clicks)],
      odds: oddsOf3(needed),
      terms,
    };
  };

const labelOf = (unit: Unit, slot: Slot) => {
  const weapon = weaponOf(unit, slot);
  return text('da.weapon', {
    type: { code: `da.weapon.${weapon?.type ?? 'melee'}`, params: {} },
    damage: damageOf(unit, slot),
    min: weapon?.min ?? 0,
    max: weapon?.max ?? 0,
  });
};
export const weaponPart = (unit: Unit, slots: readonly Slot[]): Part => ({
  pointer: '/weapon',
  title: text('da.ask.weapon'),
  token: unit.id,
  bounds: () => ({ kind: 'one-of', from: slots.map((slot) => choice(slot, labelOf(unit, slot))) }),
  choose: () => slots[0],
  reason: (_, __, isWithin) => (isWithin ? null : refused('weapon', 'DA-RNG-3')),
});

/** Others who take part, so many at least and at most. */
export const membersPart = (
  from: (order: Order) => readonly Standing[],
  [least, most]: readonly [number, number],
  isWhole: (chosen: readonly Standing[]) => boolean = () => true,
  rule = 'DA-FORM-1',
): Part => ({
  pointer: '/members',
  title: text('da.ask.members'),
  bounds: (order) => {
    const all = from(order);
    return {
      kind: 'some-of',
      from: all.map((one) => unitChoice(one)),
      least,
      most: Math.min(most, all.length),
      limits: [],
    };
  },
  choose: (order) =>
    from(order)
      .slice(0, most)
      .map(({ id }) => id),
  reason: (order, value, isWithin) =>
    isWithin && isWhole(from(order).filter(({ id }) => list(value).includes(id)))
      ? null
      : refused('formation', rule),
});

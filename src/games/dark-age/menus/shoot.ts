/** Menus of ranged orders (DA-RNG, DA-FORM-3): at one or several targets, over what blocks, in formation. */
import { type Order, text } from '../../shapes';
import type { Menu, Part } from '../../shared/menu';
import type { Known } from '../known';
import type { Standing } from '../model/state';
import { gunnersOf, isGroup } from '../rules/formation';
import { indirectTargetsOf, isStreakFired, SLOTS, targetsOf } from '../rules/ranged';
import { weaponOf } from '../rules/units';
import {
  attackedPart,
  forecastOf,
  list,
  membersPart,
  RANGED_OFF,
  slotOf,
  targetChoices,
  weaponPart,
} from './attack-parts';
import { offPart, refused, unitMenu } from './choices';

const targetsPart = (known: Known, unit: Standing): Part => {
  const offOf = (order: Order): readonly string[] => list(order['off']);
  const targets = (order: Order): readonly Standing[] => targetsOf(known, unit, slotOf(order), offOf(order));
  const most = (order: Order): number =>
    isStreakFired(unit, slotOf(order), offOf(order)) ? 1 : (weaponOf(unit, slotOf(order))?.targets ?? 1);
  return {
    pointer: '/targets',
    title: text('da.ask.targets'),
    bounds: (order) => ({
      kind: 'some-of',
      from: targetChoices(known, unit, order, 'ranged', targets(order)),
      least: 1,
      most: Math.min(most(order), targets(order).length),
      limits: [],
    }),
    choose: (order) =>
      targets(order)
        .slice(0, 1)
        .map(({ id }) => id),
    reason: (_, __, isWithin) => (isWithin ? null : refused('no-target', 'DA-RNG-1')),
  };
};

/** Streak missiles have targets of their own (DA-SPEC-4): they are on or off before a target is chosen. */
const directOff = (known: Known, unit: Standing): readonly Part[] => {
  const streak = `${unit.id} streak`;
  const hasTargets = (order: Order, off: readonly string[]): boolean =>
    targetsOf(known, unit, slotOf(order), off).length > 0;
  return offPart([unit], RANGED_OFF).map((part) => {
    const bounds: Part['bounds'] = (order) => {
      const all = part.bounds(order);
      if (all.kind !== 'some-of' || hasTargets(order, [streak])) return all;
      const from = all.from.filter(({ value }) => value !== streak);
      return { ...all, from, most: from.length };
    };
    return {
      ...part,
      bounds,
      choose: (order) => (hasTargets(order, []) ? [] : [streak]),
      reason: (order, value, isWithin) =>
        isWithin && !hasTargets(order, list(value)) ? refused('no-target', 'DA-SPEC-4') : null,
    };
  });
};

const directMenu = (known: Known, decision: string, unit: Standing): readonly Menu[] => {
  const streak = [`${unit.id} streak`];
  const slots = SLOTS.filter(
    (slot) =>
      targetsOf(known, unit, slot).length > 0 ||
      (isStreakFired(unit, slot, []) && targetsOf(known, unit, slot, streak).length > 0),
  );
  if (slots.length === 0) return [];
  const parts = [weaponPart(unit, slots), ...directOff(known, unit), targetsPart(known, unit)];
  return [unitMenu(decision, unit, 'shoot', parts, forecastOf(known, unit, 'ranged'))];
};

const indirectMenu = (known: Known, decision: string, unit: Standing): readonly Menu[] => {
  const slots = SLOTS.filter((slot) => indirectTargetsOf(known, unit, slot).length > 0);
  if (slots.length === 0) return [];
  const parts = [
    weaponPart(unit, slots),
    attackedPart(known, unit, 'indirect', 'ranged', (order) => indirectTargetsOf(known, unit, slotOf(order))),
  ];
  return [unitMenu(decision, unit, 'indirect', parts, forecastOf(known, unit, 'ranged'))];
};

const volleyMenu = (known: Known, decision: string, unit: Standing): readonly Menu[] => {
  const targets = targetsOf(known, unit, 'primary').filter((one) => gunnersOf(known, unit, one).length >= 2);
  if (targets.length === 0) return [];
  const gunners = (order: Order): readonly Standing[] => {
    const target = targets.find(({ id }) => id === order['target']);
    return target === undefined ? [] : gunnersOf(known, unit, target);
  };
  const parts = [
    attackedPart(known, unit, 'volley', 'ranged', () => targets),
    membersPart(gunners, [2, 4], (chosen) => isGroup(known, unit, chosen)),
    ...offPart([unit], RANGED_OFF),
  ];
  return [unitMenu(decision, unit, 'volley', parts, forecastOf(known, unit, 'ranged'))];
};

export const shootMenus = (known: Known, decision: string, unit: Standing): readonly Menu[] => [
  ...directMenu(known, decision, unit),
  ...volleyMenu(known, decision, unit),
  ...indirectMenu(known, decision, unit),
];

/** Attacks that a figure can make now, each with what it is worth. */
import { flatMap } from '../../../kernel';
import { hitsIn216 } from '../rules/odds';
import type { Order } from '../../shapes';
import type { Known } from '../known';
import type { Standing } from '../model/state';
import { neededAgainst } from '../play/mend';
import { aimAt } from '../rules/aim';
import { canCapture, closeTargetsOf, fistOf, repairTargetsOf } from '../rules/close';
import { gunnersOf, isGroup, strikersOf } from '../rules/formation';
import { indirectTargetsOf, type Slot, SLOTS, targetsOf } from '../rules/ranged';
import { damageOf, has, isWreck, weaponOf } from '../rules/units';
import type { Idea } from './idea';
import { attackWorth, clickWorth, costOfOrder, soloAttack } from './value';
import type { Weights } from './weights';

const RANGED = ['anti-infantry', 'flamethrower', 'pulse', 'streak'];
const shows = (unit: Standing, ids: readonly string[]): boolean =>
  unit.now.equipment.some(({ id }) => ids.includes(id));
const without = (unit: Standing, ids: readonly string[], off: readonly string[]): Pick<Order, string> =>
  shows(unit, ids) ? { off } : {};

/** Ways of firing: with flames or without; pulses only while the mech is cool. */
const waysOf = (unit: Standing, slot: Slot): readonly (readonly string[])[] => {
  const hot = has(unit, 'pulse', slot) && unit.stop > 0 ? [`${unit.id} pulse`] : [];
  return has(unit, 'flamethrower', slot) ? [hot, [...hot, `${unit.id} flamethrower`]] : [hot];
};

const ranked = (known: Known, unit: Standing, slot: Slot, off: readonly string[]) =>
  targetsOf(known, unit, slot)
    .map((target) => ({
      target,
      worth: attackWorth(known, soloAttack(unit, 'ranged', slot, { off }), target),
    }))
    .sort((a, b) => b.worth - a.worth || (a.target.id < b.target.id ? -1 : 1));

/** The best target, and another beside it while the damage can be split: it catches what the first dodges. */
const shots = (known: Known, unit: Standing, weights: Weights): readonly Idea[] =>
  flatMap(SLOTS, (slot) =>
    flatMap(waysOf(unit, slot), (off) => {
      const [best, second] = ranked(known, unit, slot, off);
      if (best === undefined) return [];
      const most = has(unit, 'streak', slot) ? 1 : (weaponOf(unit, slot)?.targets ?? 1);
      const isSplit = most > 1 && damageOf(unit, slot) > 1 && second !== undefined && !shows(unit, RANGED);
      const worth = best.worth + (isSplit ? 0.2 * second.worth : 0);
      const targets = isSplit ? [best.target.id, second.target.id] : [best.target.id];
      return [
        {
          order: { type: 'shoot', token: unit.id, weapon: slot, targets, ...without(unit, RANGED, off) },
          worth: weights.deal * worth - costOfOrder(unit, 0, weights),
        },
      ];
    }),
  );

const indirect = (known: Known, unit: Standing, weights: Weights): readonly Idea[] =>
  flatMap(SLOTS, (slot) =>
    indirectTargetsOf(known, unit, slot).map((target) => ({
      order: { type: 'indirect', token: unit.id, weapon: slot, target: target.id },
      worth:
        weights.deal * attackWorth(known, soloAttack(unit, 'ranged', slot, { isIndirect: true }), target) -
        costOfOrder(unit, 0, weights),
    })),
  );

/** Of those who take part nobody can do anything else in this turn. */
const costOfHelp = (others: readonly Standing[], weights: Weights): number =>
  others.reduce((sum, one) => sum + costOfOrder(one, 0, weights) + 0.02 * one.points, 0);

/** Others are worth their orders only where alone it would hardly hit. */
const volleys = (known: Known, unit: Standing, weights: Weights): readonly Idea[] =>
  flatMap(targetsOf(known, unit, 'primary'), (target) => {
    const alone = soloAttack(unit, 'ranged', 'primary');
    if (hitsIn216(aimAt(known, alone, target).needed) > 140) return [];
    const others = gunnersOf(known, unit, target)
      .filter(({ tokens }) => tokens === 0)
      .slice(0, 4);
    if (others.length < 2 || !isGroup(known, unit, others)) return [];
    const attack = { ...alone, members: [unit, ...others] };
    const members = others.map(({ id }) => id);
    return [
      {
        order: { type: 'volley', token: unit.id, target: target.id, members, ...without(unit, RANGED, []) },
        worth:
          weights.deal * attackWorth(known, attack, target) -
          costOfOrder(unit, 0, weights) -
          costOfHelp(others, weights),
      },
    ];
  });

const fists = (unit: Standing, slot: Slot): readonly string[] =>
  has(unit, 'hand-to-hand', slot) && damageOf(unit, slot) > 3 ? [`${unit.id} hand-to-hand`] : [];

const strikesAt = (known: Known, unit: Standing, target: Standing, weights: Weights): readonly Idea[] => {
  const slots: readonly Slot[] = fistOf(unit) ? SLOTS : ['primary'];
  const cost = costOfOrder(unit, 0, weights);
  return slots.map((slot) => {
    const off = fists(unit, slot);
    return {
      order: {
        type: 'strike',
        token: unit.id,
        target: target.id,
        weapon: slot,
        ...without(unit, ['hand-to-hand'], off),
      },
      worth: weights.deal * attackWorth(known, soloAttack(unit, 'close', slot, { off }), target) - cost,
    };
  });
};

/** To capture it alone or together, or to strike together. */
const gangsAt = (known: Known, unit: Standing, target: Standing, weights: Weights): readonly Idea[] => {
  const others = strikersOf(known, unit, target)
    .filter(({ tokens }) => tokens === 0)
    .slice(0, 2);
  const canTake = canCapture(known, unit, target);
  const cost = costOfOrder(unit, 0, weights);
  const worthOf = (helpers: readonly Standing[], isCapture: boolean): number =>
    weights.deal *
      attackWorth(
        known,
        { ...soloAttack(unit, 'close', 'primary', { isCapture }), members: [unit, ...helpers] },
        target,
      ) -
    cost -
    costOfHelp(helpers, weights);
  const alone = canTake
    ? [{ order: { type: 'capture', token: unit.id, target: target.id }, worth: worthOf([], true) }]
    : [];
  const together = flatMap(
    [1, 2].filter((count) => count <= others.length),
    (count) =>
      (canTake ? [false, true] : [false]).map((isCapture) => ({
        order: {
          type: 'gang',
          token: unit.id,
          target: target.id,
          members: others.slice(0, count).map(({ id }) => id),
          capture: isCapture,
          weapon: 'primary',
          ...without(unit, ['hand-to-hand'], []),
        },
        worth: worthOf(others.slice(0, count), isCapture),
      })),
  );
  return [...alone, ...together];
};

/** What comes back with one click: of a wreck a whole figure, though hardly one that fights. */
const mendWorth = (target: Standing): number => (isWreck(target) ? 0.5 * target.points : clickWorth(target));

/** As far as they can: nobody knows where the dial's next stop for repairs is. */
const repairs = (known: Known, unit: Standing, weights: Weights): readonly Idea[] =>
  repairTargetsOf(known, unit)
    .filter(({ click, now }) => click > 0 && !now.repairStop)
    .map((target) => ({
      order: { type: 'repair', token: unit.id, target: target.id },
      worth:
        (0.8 * mendWorth(target) * hitsIn216(neededAgainst(unit, target))) / 216 -
        costOfOrder(unit, 0, weights),
    }));

export const fightsOf = (known: Known, unit: Standing, weights: Weights): readonly Idea[] => [
  ...shots(known, unit, weights),
  ...volleys(known, unit, weights),
  ...indirect(known, unit, weights),
  ...flatMap(closeTargetsOf(known, unit), (target) => [
    ...strikesAt(known, unit, target, weights),
    ...gangsAt(known, unit, target, weights),
  ]),
  ...repairs(known, unit, weights),
];

/** Menus of rams, charges and jumps from above (DA-CC-4). */
import { flatMap, memo } from '../../../kernel';
import type { Order, Point } from '../../shapes';
import type { Forecast, Menu } from '../../shared/menu';
import type { Known } from '../known';
import { type Standing, standing } from '../model/state';
import { aimAt } from '../rules/aim';
import { fits } from '../rules/fit';
import { oddsOf3 } from '../rules/odds';
import { routeTo } from '../rules/route';
import { canDo, isFromBehind, isVictim, type Special, victimFrom } from '../rules/special';
import { type How, moverOf } from '../rules/speed';
import { byNearness, directSpots, spotsAround } from '../rules/spots';
import { wayFault } from '../rules/way';
import { costsOf, following, refused, targetPart, unitChoice, unitMenu } from './choices';
import { ends, type Goal, near, wayParts } from './way-parts';

const HOWS: Readonly<Record<Special, How>> = { ram: 'walk', charge: 'run', dfa: 'jump' };
const HEAT: Readonly<Record<Special, number>> = { ram: 0, charge: 2, dfa: 1 };

/** Those that it can reach. */
const victimsOf = memo((known: Known, unit: Standing, special: Special): readonly Standing[] => {
  if (!canDo(known, unit, special)) return [];
  const { reach } = moverOf(known, unit, HOWS[special]);
  return standing(known).filter(
    (other) =>
      isVictim(known, unit, other) &&
      near(unit, other, reach + 400) &&
      spotsFor(known, unit, special, other, unit.at, 1).length > 0,
  );
}, 3);

/** Where it could strike this one, with a way there: so many of them, nearest first. */
const spotsFor = (
  known: Known,
  unit: Standing,
  special: Special,
  target: Standing,
  from: Point,
  most: number,
): readonly Point[] => {
  const mover = moverOf(known, unit, HOWS[special]);
  const found: Point[] = [];
  const spots = [...directSpots(unit, target), ...spotsAround(unit, target, 16)];
  for (const { at, facing } of spots.sort(byNearness(from))) {
    if (found.length === most) break;
    if (
      near(unit, { at }, mover.reach) &&
      fits(known, unit, { at, facing }) &&
      victimFrom(known, unit, special, { at, facing })?.id === target.id &&
      wayFault(known, mover, routeTo(known, mover, at)) === null
    )
      found.push(at);
  }
  return found;
};

const specialMenu = (known: Known, decision: string, unit: Standing, special: Special): readonly Menu[] => {
  const victims = victimsOf(known, unit, special);
  if (victims.length === 0) return [];
  const mover = moverOf(known, unit, HOWS[special]);
  const victim = (order: Order): Standing | undefined => victims.find(({ id }) => id === order['target']);
  const goalFor = (target: Standing | undefined): Goal => ({
    isEnd: (at, facing) =>
      fits(known, unit, { at, facing }) &&
      victimFrom(known, unit, special, { at, facing })?.id === target?.id,
    couldEnd: (at) => target !== undefined && near({ at }, target, 350),
    isExact: true,
    wanted: (from) => (target === undefined ? [] : spotsFor(known, unit, special, target, from, 4)),
  });
  const choices = victims.map((one) => unitChoice(one));
  const parts = [
    targetPart('/target', () => choices, refused('no-target', 'DA-CC-4')),
    ...following((order) => wayParts(known, mover, goalFor(victim(order)), '', false)),
  ];
  const forecast = (order: Order): Forecast => {
    const target = victim(order);
    if (target === undefined) return {};
    const there = { ...unit, at: ends(unit, order['path']), facing: Number(order['facing']) };
    const { needed, terms } = aimAt(known, specialAttack(known, there, special, target), target);
    return { costs: costsOf(unit, HEAT[special]), odds: oddsOf3(needed), terms };
  };
  return [unitMenu(decision, unit, special, parts, forecast)];
};

const specialAttack = (known: Known, unit: Standing, kind: Special, target: Standing) => ({
  kind,
  slot: 'primary' as const,
  members: [unit],
  isIndirect: false,
  isCapture: false,
  isAgain: false,
  isBehind: kind !== 'dfa' && isFromBehind(known, unit, target),
  off: [],
});

export const specialMenus = (known: Known, decision: string, unit: Standing): readonly Menu[] =>
  flatMap(['ram', 'charge', 'dfa'] as const, (special) => specialMenu(known, decision, unit, special));

/** Moves that a figure could make: where they lead, what it could do from there and what it would have to fear. */
import { flatMap } from '../../../kernel';
import type { Order, Point } from '../../shapes';
import { facingTo, stepOf } from '../geometry/facing';
import type { Known } from '../known';
import type { Standing } from '../model/state';
import { neededToLeave } from '../play/move';
import { fits } from '../rules/fit';
import { asFarAs, routeTo } from '../rules/route';
import { canJump, type How, isBound, moverOf, takenAlong } from '../rules/speed';
import { byNearness, spotsAround } from '../rules/spots';
import { foesTouching, has, isWreck } from '../rules/units';
import type { Mover } from '../rules/way';
import type { Idea } from './idea';
import { zoneWorth } from './late';
import { exitGoals, exitWorth } from './leave';
import { fearAt, foesOf, type Look, reachOfArms, strikeAt } from './prospect';
import { costOfOrder, inchesBetween } from './value';
import type { Weights } from './weights';

/** How far it is from where it could do something, in inches. */
const gapFrom = (known: Known, unit: Standing, at: Point): number =>
  foesOf(known, unit).reduce((least, foe) => {
    const wanted = isWreck(foe) ? 0 : reachOfArms(unit) / 100;
    const far = inchesBetween(foe.at, at) - wanted + (isWreck(foe) ? 12 : 0);
    return Math.min(least, Math.max(0, far));
  }, 99);

const worthAt = (
  known: Known,
  unit: Standing,
  at: Point,
  facing: number,
  look: Look,
  weights: Weights,
): number => {
  const spot = { at, facing };
  return (
    weights.next * weights.deal * strikeAt(known, unit, spot, look) -
    weights.suffer * fearAt(known, unit, spot, look) -
    weights.near * gapFrom(known, unit, at) * (unit.points / 20) +
    zoneWorth(known, unit.seat, at, weights) +
    exitWorth(known, unit, at, weights)
  );
};

const worthHere = (known: Known, unit: Standing, weights: Weights): number =>
  worthAt(known, unit, unit.at, unit.facing, 'closely', weights);

const isFighter = (unit: Standing): boolean => unit.kind === 'infantry' || unit.secondary?.type === 'melee';

const beyond = (from: Point, degrees: number, length: number): Point => {
  const { x, y } = stepOf(degrees, length);
  return { x: from.x + x, y: from.y + y };
};

/** Toward an enemy: straight at it, to the range of the best weapon, around it, into contact. */
const towards = (unit: Standing, foe: Standing, reach: number): readonly Point[] => {
  const far = Math.floor(100 * inchesBetween(unit.at, foe.at));
  const degrees = facingTo(unit.at, foe.at);
  const toRange = far - reachOfArms(unit) + 15;
  const contacts =
    isFighter(unit) && far < reach + 300
      ? [...spotsAround(unit, foe, 8)].sort(byNearness(unit.at)).slice(0, 2)
      : [];
  return [
    ...contacts.map(({ at }) => at),
    ...(toRange > 0 && toRange < reach ? [beyond(unit.at, degrees, toRange)] : []),
    ...[0, 40, -40].map((turn) => beyond(unit.at, degrees + turn, Math.min(reach, Math.max(0, far - 250)))),
  ];
};

const goalsOf = (known: Known, unit: Standing, reach: number, weights: Weights): readonly Point[] => {
  const nearest = [...foesOf(known, unit)].sort(byNearness(unit.at)).slice(0, 3);
  const [first] = nearest;
  const away = first === undefined ? [] : [150, 180, 210].map((turn) => facingTo(unit.at, first.at) + turn);
  const goals = [
    ...flatMap(nearest, (foe) => towards(unit, foe, reach)),
    ...away.map((degrees) => beyond(unit.at, degrees, reach)),
    ...exitGoals(known, unit, weights),
  ];
  const inside = (value: number, most: number): number => Math.max(115, Math.min(most - 115, value));
  return goals.map(({ x, y }) => ({ x: inside(x, known.field.x), y: inside(y, known.field.y) }));
};

/** Looks at whom it would most like to see from there. */
const facingAt = (known: Known, unit: Standing, at: Point): number => {
  const [first] = [...foesOf(known, unit)]
    .filter((foe) => !isWreck(foe))
    .sort((a, b) => byNearness(at)(a, b) || (a.id < b.id ? -1 : 1));
  return first === undefined ? unit.facing : facingTo(at, first.at);
};

const orderTo = (unit: Standing, how: How, path: readonly Point[], facing: number): Order => ({
  type: how === 'walk' ? 'move' : how,
  token: unit.id,
  path,
  facing,
  ...(how !== 'jump' && unit.now.equipment.some(({ id }) => id === 'evade') ? { off: [] } : {}),
});

/** What is left of a move that does not always succeed (DA-MOV-4). */
const oddsToLeave = (known: Known, unit: Standing, how: How): number => {
  const held = foesTouching(known, unit).some((foe) => !foe.isShutDown && !isWreck(foe));
  return !held || how === 'jump' || has(unit, 'evade') ? 1 : (7 - neededToLeave(unit)) / 6;
};

interface Trip {
  readonly unit: Standing;
  readonly how: How;
  readonly mover: Mover;
  readonly odds: number;
  readonly cost: number;
  /** What it is worth to stay. */
  readonly here: number;
  readonly weights: Weights;
}

/** Goals that are looked at closely, of each figure and way of moving. */
const LOOKED_AT = 3;

const refined =
  (known: Known, { unit, how, mover, odds, cost, here, weights }: Trip, goal: Point) =>
  (): Idea | null => {
    const path = asFarAs(known, mover, routeTo(known, mover, goal), (at) =>
      fits(known, unit, { at, facing: unit.facing }),
    );
    const end = path.at(-1);
    if (end === undefined) return null;
    const facing = facingAt(known, unit, end);
    const gain = worthAt(known, unit, end, facing, 'closely', weights) - here;
    return { order: orderTo(unit, how, path, facing), worth: odds * gain - cost };
  };

const movesBy = (known: Known, unit: Standing, how: How, here: number, weights: Weights): readonly Idea[] => {
  const mover = moverOf(known, unit, how);
  const isWarm = how === 'run' || (how === 'jump' && unit.kind === 'mech');
  const cost = costOfOrder(unit, isWarm ? 1 : 0, weights) + 0.2;
  const odds = oddsToLeave(known, unit, how);
  const trip: Trip = { unit, how, mover, odds, cost, here, weights };
  return goalsOf(known, unit, mover.reach, weights)
    .map((goal) => {
      const facing = facingAt(known, unit, goal);
      const gain = worthAt(known, unit, goal, facing, 'afar', weights) - here;
      return {
        order: orderTo(unit, how, [goal], facing),
        worth: odds * gain - cost,
        refine: refined(known, trip, goal),
      };
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, LOOKED_AT);
};

/** Infantry and vehicles as captives count in one's own zone (DA-VP-3). */
const bringHome = (known: Known, unit: Standing, captive: Standing, weights: Weights): readonly Idea[] => {
  const zone = known.seats.find(({ seat }) => seat === unit.seat)?.zone;
  if (zone === undefined) return [];
  const inside = (value: number, least: number, most: number): number =>
    Math.max(least, Math.min(most, value));
  const goal = {
    x: inside(unit.at.x, zone.least.x + 200, zone.most.x - 200),
    y: inside(unit.at.y, zone.least.y + 75, zone.most.y - 75),
  };
  if (goal.x === unit.at.x && goal.y === unit.at.y) return [];
  const mover = moverOf(known, unit, 'walk');
  const path = asFarAs(known, mover, routeTo(known, mover, goal), () => true);
  return path.length === 0
    ? []
    : [
        {
          order: orderTo(unit, 'walk', path, unit.facing),
          worth: 0.3 * captive.points - costOfOrder(unit, 0, weights),
        },
      ];
};

export const movesOf = (known: Known, unit: Standing, weights: Weights): readonly Idea[] => {
  if (foesOf(known, unit).length === 0 || isBound(known, unit)) return [];
  const captive = takenAlong(known, unit);
  if (captive !== null) return bringHome(known, unit, captive, weights);
  const here = worthHere(known, unit, weights);
  const hows: readonly How[] = [
    'walk',
    ...(unit.kind === 'mech' && unit.stop < 2 ? (['run'] as const) : []),
    ...(canJump(unit) && unit.stop < 2 ? (['jump'] as const) : []),
  ];
  return flatMap(hows, (how) => movesBy(known, unit, how, here, weights));
};

/** Who is beaten goes over an open edge, under the stance `withdraw` (GAM-8, DA-CAMP-5). */
import type { Point, Side } from '../../shapes';
import type { Known } from '../known';
import { type Standing, standing } from '../model/state';
import { neededToLeave, holdersOf } from '../play/move';
import { edgePoint, exitsOf, leavesBy } from '../rules/leave';
import { captiveOf, has, isCaptive } from '../rules/units';
import type { Idea } from './idea';
import { costOfOrder, inchesBetween, isWornOut, strengthOf } from './value';
import { type Weights, WEIGHTS } from './weights';

/** Of its clicks; a figure falls when they are gone. */
const WORN_OUT = 0.6;
/** Of the others' strength; below it the whole side goes. */
const LEAST_STRENGTH = 0.5;

const isSideBeaten = (known: Known, side: Side): boolean => {
  const sum = (isOurs: boolean): number =>
    standing(known)
      .filter((one) => (one.side === side) === isOurs && !isCaptive(one))
      .reduce((total, one) => total + strengthOf(one), 0);
  return sum(true) < LEAST_STRENGTH * sum(false);
};

export const isBeaten = (known: Known, unit: Standing): boolean =>
  isWornOut(unit, WORN_OUT) || isSideBeaten(known, unit.side);

/** What counts for this figure. */
export const weightsFor = (known: Known, unit: Standing, weights: Weights): Weights =>
  weights.leave > 0 && !isBeaten(known, unit) ? WEIGHTS.attack : weights;

/** In points, below 0: how far it is to the nearest open edge. */
export const exitWorth = (known: Known, unit: Standing, at: Point, weights: Weights): number => {
  if (weights.leave === 0) return 0;
  const far = exitsOf(known, unit).map((edge) => inchesBetween(at, edgePoint(known, edge, at)));
  return far.length === 0 ? 0 : (-weights.leave * Math.min(...far) * unit.points) / 20;
};
/** Where it would go to. */
export const exitGoals = (known: Known, unit: Standing, weights: Weights): readonly Point[] =>
  weights.leave === 0 ? [] : exitsOf(known, unit).map((edge) => edgePoint(known, edge, unit.at));

export const leavingOf = (known: Known, unit: Standing, weights: Weights): readonly Idea[] => {
  const how = weights.leave === 0 || captiveOf(known, unit) !== null ? null : leavesBy(known, unit);
  if (how === null) return [];
  const isHeld = holdersOf(known, unit).length > 0 && how !== 'jump' && !has(unit, 'evade');
  const odds = isHeld ? (7 - neededToLeave(unit)) / 6 : 1;
  return [
    {
      order: { type: 'leave', token: unit.id },
      worth: odds * unit.points - costOfOrder(unit, 0, weights),
    },
  ];
};

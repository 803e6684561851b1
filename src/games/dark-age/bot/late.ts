/**
 * What counts otherwise towards the end (DA-VP): clicks and heat of one's own matter only as long as there are
 * turns to come; who leads in victory points keeps out of reach, who trails takes risks.
 */
import type { Point, Seat } from '../../shapes';
import type { Known } from '../known';
import { isInBox, scoresOf, totalOf } from '../rules/victory';
import type { Weights } from './weights';

/** Rounds before the limit in which the score begins to count. */
const LATE_ROUNDS = 4;

export const roundsLeft = ({ round, options }: Known): number => Math.max(0, options.turnLimit - round);

/** Points ahead of the best enemy; below 0: behind. */
const leadOf = (known: Known, seat: Seat): number => {
  const side = known.seats.find((one) => one.seat === seat)?.side;
  const sums = new Map<string, number>();
  for (const score of scoresOf(known)) {
    const of = known.seats.find((one) => one.seat === score.seat)?.side ?? '';
    sums.set(of, (sums.get(of) ?? 0) + totalOf(score));
  }
  const others = [...sums].filter(([of]) => of !== side).map(([, sum]) => sum);
  return (sums.get(side ?? '') ?? 0) - Math.max(0, ...others);
};

export const lateWeights = (known: Known, seat: Seat, weights: Weights): Weights => {
  const left = roundsLeft(known);
  if (known.options.victory === 'campaign' || left >= LATE_ROUNDS) return weights;
  const late = 1 - left / LATE_ROUNDS;
  const isAhead = leadOf(known, seat) > 0;
  const isLast = left === 0;
  return {
    ...weights,
    next: isLast ? 0 : weights.next,
    suffer: weights.suffer * (isAhead ? 1 + 0.6 * late : 1 - 0.5 * late),
    near: isLast ? 0 : weights.near * (isAhead ? 1 - late : 1 + late),
    push: weights.push * (isAhead ? 1 : 1 - 0.6 * late),
    heat: weights.heat * (1 - 0.8 * late),
  };
};

/** DA-VP-4: points for standing in an enemy zone until the end, as far as one stays there. */
export const zoneWorth = (known: Known, seat: Seat, at: Point, weights: Weights): number => {
  if (known.options.victory === 'campaign') return 0;
  const side = known.seats.find((one) => one.seat === seat)?.side;
  const isThere = known.seats.some((one) => one.side !== side && isInBox(one.zone, at));
  return isThere ? weights.zone * roundsLeft(known) : 0;
};

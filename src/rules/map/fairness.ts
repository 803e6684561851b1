/**
 * Whether a map is fair (SETUP-10): for every pair of players, the shortest passable ways from HQ to the
 * nearest n buildings differ by at most 1 in the mean, for every n from 1 to twice a player's share of the
 * buildings. A player's own first building is not counted (it is where they begin); the first buildings of
 * others are.
 */
import { flatMap, violation, type Violation } from '../../kernel';
import { distancesFrom } from './distances';
import { gridOf } from './grid';
import type { MapPlan } from './plan';

/**
 * The largest n that is looked at: twice the buildings a player (rounded up), since one reaches beyond one's
 * share, and no more than there are besides their own. Beyond that, who starts in a corner of a large map is
 * farther from the far side, whatever is done.
 */
export const fairDepth = (buildings: number, players: number): number =>
  Math.max(0, Math.min(2 * Math.ceil(buildings / players), buildings - 1));

/**
 * Per seat the lengths of the ways from their HQ to every building but their own first, ascending.
 * Unreachable ones count 65,535.
 */
export const buildingDistances = (plan: MapPlan): readonly (readonly number[])[] => {
  const grid = gridOf(plan.map);
  return plan.hqs.map((hq, seat) => {
    const steps = distancesFrom(grid, grid.indexOf(hq));
    return plan.buildings
      .filter((building) => building.seat !== seat)
      .map((building) => steps[grid.indexOf(building.hex)] ?? 0)
      .sort((a, b) => a - b);
  });
};

/**
 * Per n (from 1, at index n − 1) by how many hexes the sums over the nearest n differ between the best and
 * the worst placed seat.
 */
export const spreads = (distances: readonly (readonly number[])[], depth: number): readonly number[] => {
  const sums = distances.map(() => 0);
  return Array.from({ length: depth }, (_, n) => {
    distances.forEach((own, seat) => {
      sums[seat] = (sums[seat] ?? 0) + (own[n] ?? 0);
    });
    const first = sums[0] ?? 0;
    return (
      sums.reduce((most, sum) => (sum > most ? sum : most), first) -
      sums.reduce((least, sum) => (sum < least ? sum : least), first)
    );
  });
};

/** One violation for every n for which the mean distances of two players differ by more than 1. */
export const fairnessViolations = (plan: MapPlan): Violation[] =>
  flatMap(
    spreads(buildingDistances(plan), fairDepth(plan.buildings.length, plan.hqs.length)),
    (spread, at) =>
      spread > at + 1
        ? [violation('map/unfair', 'SETUP-10', '', { nearest: at + 1, difference: spread / (at + 1) })]
        : [],
  );

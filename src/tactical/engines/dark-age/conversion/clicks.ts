/**
 * Points of a mech and clicks of its figure, both ways (DA-CAMP-1, DA-CAMP-4, DA-CAMP-7). A figure is out
 * when half of its points are gone.
 */
import { halfUp } from './whole';

const LEAST_CLICKS = 5;
const POINTS_OF_A_CLICK = 36;

/** N. `full`: points of the undamaged mech, above 0. */
export const clicksOf = (full: number): number => LEAST_CLICKS + halfUp(full, POINTS_OF_A_CLICK);

/** The click on which the figure starts, 0 … clicks − 1. */
export const startClick = (full: number, lost: number): number => {
  const clicks = clicksOf(full);
  return Math.min(clicks - 1, Math.floor((2 * clicks * lost) / full));
};

/** Points that were lost between two clicks; none where it was repaired beyond its start. */
export const pointsBetween = (full: number, start: number, end: number): number =>
  halfUp(Math.max(0, end - start) * full, 2 * clicksOf(full));

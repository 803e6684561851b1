/** BT-MOV-9: on which floor one stands in the hex that one enters. */
import { type Ground, floorAt } from '../../field/ground';

/** Levels that a mech climbs or descends at one step. */
export const HIGHEST_STEP = 2;

/** Of the floors of the hex, the one on which a mech comes to stand; above the hex's ground, 0 … its height. */
export const floorEntered = (ground: Ground, to: number, altitude: number): number => {
  const height = ground.height[to] ?? 0;
  const above = altitude - (ground.level[to] ?? 0);
  return above < 0 ? 0 : Math.min(above, height);
};

/** The altitude of the ground, the water's bottom, or the floor of a building. */
export const altitudeAt = (ground: Ground, index: number, floor: number): number =>
  (ground.height[index] ?? 0) > 0 ? (ground.level[index] ?? 0) + floor : floorAt(ground, index);

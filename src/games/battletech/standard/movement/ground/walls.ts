/** BT-MOV-10: through walls. */
import type { Ground } from '../../field/ground';

/** Below the roof of a building: `floor` above its ground. */
export const isInside = (ground: Ground, index: number, floor: number): boolean =>
  floor < (ground.height[index] ?? 0);

/** MP for the walls of the hex that is entered on the floor. */
export const wallCost = (ground: Ground, index: number, floor: number): number =>
  isInside(ground, index, floor) ? (ground.building[index] ?? 0) : 0;

/** Partial cover that does not hang on where the attacker is (BT-LOS-7). */
import type { Ground } from '../field/ground';
import type { Stand } from './heights';

/** It stands in water up to its hips. */
export const isInShallowWater = (ground: Ground, { index, isUpright, elevation }: Stand): boolean =>
  isUpright && elevation === 0 && ground.depth[index] === 1;

/** It stands on a building's ground floor. */
const isOnGroundFloor = (ground: Ground, { index, isUpright, elevation }: Stand): boolean =>
  isUpright && elevation === 0 && (ground.building[index] ?? 0) > 0;

/** From everywhere. */
export const hasOwnCover = (ground: Ground, stand: Stand): boolean =>
  isInShallowWater(ground, stand) || isOnGroundFloor(ground, stand);

/** How high a VTOL flies (BT-SUP-3). */
import type { Ground } from '../field/ground';

const WOODS = 2;

/** Levels above the hex's ground or water: one above woods and roofs. */
export const flightOver = (ground: Ground, index: number): number =>
  1 + Math.max((ground.woods[index] ?? 0) > 0 ? WOODS : 0, ground.height[index] ?? 0);

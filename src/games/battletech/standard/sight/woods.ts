/** Woods between, and those in which a target stands (BT-LOS-5, BT-LOS-6). */
import type { Ground } from '../field/ground';
import type { Stand } from './heights';

/** Levels of woods above their ground. */
export const WOODS_HEIGHT = 2;
/** Points of woods between that end the sight. */
export const WOODS_END_SIGHT = 3;

/** 0 none, 1 light, 2 heavy: what the woods around a target add. */
export const targetWoods = (ground: Ground, { index, height }: Stand): number =>
  height < (ground.level[index] ?? 0) + WOODS_HEIGHT ? (ground.woods[index] ?? 0) : 0;

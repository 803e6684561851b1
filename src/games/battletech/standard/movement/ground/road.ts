/** BT-MOV-8: steps along a road or over pavement. */
import type { Ground } from '../../field/ground';

const leads = (ground: Ground, index: number, direction: number): boolean =>
  (ground.pavement[index] ?? 0) > 0 || ((ground.road[index] ?? 0) & (1 << direction)) !== 0;

/** `to` is the hex next to `from` in the direction. */
export const isPavementStep = (ground: Ground, from: number, to: number, direction: number): boolean =>
  leads(ground, from, direction) && leads(ground, to, (direction + 3) % 6);

/** Paved, or with a road whatever its exits: one skids here. */
export const isPaved = (ground: Ground, index: number): boolean =>
  (ground.pavement[index] ?? 0) > 0 || (ground.road[index] ?? 0) > 0;

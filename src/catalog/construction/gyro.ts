/**
 * Gyros: a ton for each begun hundred of the engine's rating, by kind, and their slots (TM and TO, gyros).
 */
import { type MicroTons, tons } from '../../kernel';
import type { GyroType } from '../model';
import { halfTonsUp } from './rounding';

const TON = tons(1);
const KINDS: Readonly<
  Record<GyroType, { readonly slots: number; readonly weight: readonly [times: number, divisor: number] }>
> = {
  standard: { slots: 4, weight: [1, 1] },
  xl: { slots: 6, weight: [1, 2] },
  compact: { slots: 2, weight: [3, 2] },
  'heavy-duty': { slots: 4, weight: [2, 1] },
  none: { slots: 0, weight: [0, 1] },
};

/** `rating` of the engine. */
export const gyroTons = (rating: number, gyro: GyroType): MicroTons =>
  halfTonsUp(Math.ceil(rating / 100) * TON, ...KINDS[gyro].weight);

/** All in the centre torso. */
export const gyroSlots = (gyro: GyroType): number => KINDS[gyro].slots;

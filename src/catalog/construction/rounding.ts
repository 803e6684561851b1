/** Rounding of weights: always up, to the next half ton, in whole micro-tons (TM, construction). */
import { microTons, type MicroTons } from '../../kernel';

const HALF_TON = 500_000;

/**
 * `weight` × `times` / `divisor`, rounded up to the next half ton. `times` and `divisor`: whole; the divisor
 * positive, `times` not negative.
 */
export const halfTonsUp = (weight: number, times = 1, divisor = 1): MicroTons => {
  const [amount, step] = [weight * times, HALF_TON * divisor];
  const rest = amount % step;
  return microTons(((rest === 0 ? amount : amount - rest + step) / step) * HALF_TON);
};

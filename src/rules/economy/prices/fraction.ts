/**
 * Exact fractions of micro-tons ("Money in this game"): multiplied out first and rounded once per order,
 * against the player.
 */
import { microTons, type MicroTons } from '../../../kernel';

export interface Fraction {
  readonly numerator: bigint;
  /** > 0 */
  readonly denominator: bigint;
}

/** Whole numbers; the denominator is positive. */
export const fraction = (numerator: number | bigint, denominator: number | bigint = 1): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, fraction(-b.numerator, b.denominator));

/** Whole numbers; the denominator is positive. Nothing is rounded. */
export const times = (a: Fraction, numerator: number | bigint, denominator: number | bigint = 1): Fraction =>
  fraction(a.numerator * BigInt(numerator), a.denominator * BigInt(denominator));

/**
 * Whole micro-tons, `up` for what a player pays, `down` for what they get. Throws RangeError above 9 × 10⁹ t.
 */
export const toMicroTons = (value: Fraction, round: 'up' | 'down'): MicroTons => {
  const quotient = value.numerator / value.denominator;
  const rest = value.numerator % value.denominator;
  const floor = rest < 0n ? quotient - 1n : quotient;
  return microTons(Number(rest !== 0n && round === 'up' ? floor + 1n : floor));
};

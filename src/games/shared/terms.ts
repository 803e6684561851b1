/** Figures and what they are made of (GAM-4), and the odds of two dice. */
import type { Params, Term } from '../shapes';

export const term = (
  code: string,
  value: number | null,
  params: Params = {},
  terms: readonly Term[] = [],
): Term => ({ code, params, value, terms });

/** The sum of the terms; those without a figure count for nothing. */
export const totalOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, { value }) => sum + (value ?? 0), 0);

/** Of 36 throws of two dice, how many come to at least `needed`. */
export const chancesIn36 = (needed: number): number => {
  let count = 0;
  for (let one = 1; one <= 6; one += 1)
    for (let other = 1; other <= 6; other += 1) if (one + other >= needed) count += 1;
  return count;
};

const ODDS: readonly number[] = Array.from({ length: 13 }, (_, needed) => chancesIn36(needed) / 36);

/**
 * 0 … 1 that two dice come to at least `needed`, a whole number. For offers only: states and events have no
 * fractions.
 */
export const oddsOf = (needed: number): number => (needed < 2 ? 1 : (ODDS[needed] ?? 0));

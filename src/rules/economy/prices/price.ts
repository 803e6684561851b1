/**
 * A price as a chain of terms (SUP-2 to SUP-6): base tonnage times the sum of its factor terms, each with the
 * rule that says so.
 */
import { type MicroTons, negateTons } from '../../../kernel';
import type { CauseKey } from '../cause';
import type { Price, PriceTerm } from '../../orders/definition';
import { times, toMicroTons, type Fraction } from './fraction';

/**
 * One contribution to the factor; contributions add up (a part of the other class ×1.5, with a rebate of 0.1:
 * ×1.4).
 */
export interface FactorTerm {
  readonly text: CauseKey;
  /** Hundredths: 150 is ×1.5. */
  readonly hundredths: number;
  readonly rule: string;
}

/** The tonnage that the factors apply to. */
export interface Base {
  readonly text: CauseKey;
  readonly tons: Fraction;
  readonly rule: string;
}

const rounded = (base: Base, factors: readonly FactorTerm[], round: 'up' | 'down'): MicroTons =>
  toMicroTons(
    times(
      base.tons,
      factors.reduce((sum, term) => sum + term.hundredths, 0),
      100,
    ),
    round,
  );

const termsOf = (base: Base, factors: readonly FactorTerm[]): readonly PriceTerm[] => [
  { text: base.text, factor: null, tons: toMicroTons(base.tons, 'down'), rule: base.rule },
  ...factors.map(({ text, hundredths, rule }) => ({ text, factor: hundredths / 100, tons: null, rule })),
];

/** What a buyer pays: rounded up once. */
export const cost = (base: Base, factors: readonly FactorTerm[]): Price => ({
  amount: negateTons(rounded(base, factors, 'up')),
  terms: termsOf(base, factors),
});

/** What a seller gets: rounded down once. */
export const proceeds = (base: Base, factors: readonly FactorTerm[]): Price => ({
  amount: rounded(base, factors, 'down'),
  terms: termsOf(base, factors),
});

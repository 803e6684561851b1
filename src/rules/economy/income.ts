/**
 * What a force receives when supply opens (SUP-1, BLD-4). It holds for the whole phase (BLD-6), so the close
 * computes with it again.
 */
import { addTons, type MicroTons, ZERO_TONS } from '../../kernel';
import type { CauseKey } from './cause';
import type { Benefits } from '../buildings/benefits';
import type { Options } from '../model/options';

export interface Income {
  readonly amount: MicroTons;
  readonly rule: string;
  readonly text: CauseKey;
}

/** The key of a building type's income in the ledger. */
export const incomeKey = (type: string): `supply/income-${string}` => `supply/income-${type}`;

/** Each source of income is one entry of the ledger. */
export const incomeOf = (options: Options, benefits: Benefits): readonly Income[] => [
  ...(options.supplyPerRound > 0
    ? [{ amount: options.supplyPerRound, rule: 'SUP-1', text: 'supply/income' } satisfies Income]
    : []),
  ...benefits.income.map(({ type, rule, amount }) => ({ amount, rule, text: incomeKey(type) })),
];

export const totalIncome = (options: Options, benefits: Benefits): MicroTons =>
  incomeOf(options, benefits).reduce((sum, { amount }) => addTons(sum, amount), ZERO_TONS);

/** What a force receives when supply opens (SUP-1, BLD-4). It holds for the whole phase (BLD-6), so the close can reckon with it again. */
import { addTons, ZERO_TONS, type MicroTons } from '../../kernel/tonnage';
import type { Options } from '../model/options';

export interface Income {
  readonly amount: MicroTons;
  readonly rule: string;
  readonly text: string;
}

/** Each source of income is one entry of the ledger. */
export const incomeOf = (options: Options): readonly Income[] =>
  options.supplyPerRound > 0 ? [{ amount: options.supplyPerRound, rule: 'SUP-1', text: 'supply/income' }] : [];

export const totalIncome = (options: Options): MicroTons => incomeOf(options).reduce((sum, { amount }) => addTons(sum, amount), ZERO_TONS);

/**
 * Fees outside supply (BLD-SPY, BLD-DROP, BLD-MERC): exact, from what the account holds; no phase's net is
 * rounded with them.
 */
import {
  addTons,
  type ForceId,
  MICRO_TONS,
  type MicroTons,
  negateTons,
  subtractTons,
  toTons,
  violation,
  type Violation,
} from '../../../kernel';
import type { CauseKey } from '../cause';
import type { Order } from '../../model/order';
import type { Turn } from '../../model/turn';
import type { Price } from '../../orders/definition';
import { accountOf, changeAccount } from '../account';
import { fraction } from './fraction';
import { cost } from './price';

/** A fee of whole tons. */
export const feeOf = (tons: number, text: CauseKey, rule: string): Price =>
  cost({ text: 'supply/fee', tons: fraction(tons * MICRO_TONS), rule }, [{ text, hundredths: 100, rule }]);

/** SUP-8: what is missing in an account for a price. */
export const feeViolations = (account: MicroTons, { amount }: Price): readonly Violation[] => {
  const left = addTons(account, amount);
  if (left >= 0) return [];
  const missing = subtractTons(negateTons(amount), account);
  return [
    violation('supply/not-enough-for-fee', 'SUP-8', '', {
      account: toTons(account),
      cost: toTons(negateTons(amount)),
      missing: toTons(missing),
    }),
  ];
};

/** Enters the fee, or says what is missing and enters nothing. */
export const payFee = (
  resolution: Turn,
  force: ForceId,
  order: Order,
  price: Price,
  text: CauseKey,
  rule: string,
): readonly Violation[] => {
  const missing = feeViolations(accountOf(resolution, force), price);
  if (missing.length === 0) changeAccount(resolution, force, price.amount, { rule, text, order });
  return missing;
};

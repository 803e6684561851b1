/**
 * Paying for an order at the close of its phase (SUP-8, SUP-9): checked against the true account, then
 * entered.
 */
import type { ForceId, Violation } from '../../kernel';
import type { CauseKey } from './cause';
import type { Order } from '../model/order';
import type { Price } from '../orders/definition';
import type { Turn } from '../model/turn';
import { accountOf, affordViolations, changeAccount, netOfPhase } from './account';

/**
 * Enters the price of an order with its first rule as the cause, or says what is missing and enters nothing.
 */
export const settle = (
  resolution: Turn,
  force: ForceId,
  order: Order,
  price: Price,
  text: CauseKey,
  rule: string,
): readonly Violation[] => {
  const missing = affordViolations(accountOf(resolution, force), netOfPhase(resolution, force), price.amount);
  if (missing.length === 0) changeAccount(resolution, force, price.amount, { rule, text, order });
  return missing;
};

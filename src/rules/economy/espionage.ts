/** BLD-SPY, what both acts of a spy service have in common: how many there may be in a round, and what they cost. */
import { violation, type Violation } from '../../kernel';
import { countEffective } from '../buildings/effective';
import type { Price, SheetContext } from '../orders/definition';
import { feeOf, feeViolations } from './prices/fee';
import { buyerOf, noForce } from './sheet-account';

const ACTS: readonly string[] = ['sabotage-mech', 'sabotage-building'];

export const actPrice = (tons: number): Price => feeOf(tons, 'supply/sabotage', 'BLD-SPY');

const servicesOf = ({ knowledge }: SheetContext): number => countEffective(knowledge, 'spy-service');

/** One act a round and spy service; all acts of a round stand in one sheet. */
export const actsLeft = (context: SheetContext): number =>
  buyerOf(context) === null ? 0 : Math.max(0, servicesOf(context) - context.earlier.filter(({ type }) => ACTS.includes(type)).length);

export const actViolations = (context: SheetContext, price: Price): readonly Violation[] => {
  const buyer = buyerOf(context);
  if (buyer === null) return noForce();
  const services = servicesOf(context);
  if (services === 0) return [violation('preparation/no-spy-service', 'BLD-SPY', '')];
  if (actsLeft(context) === 0) return [violation('preparation/spies-busy', 'BLD-SPY', '', { acts: services })];
  return feeViolations(buyer.force.account, price);
};

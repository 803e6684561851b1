/**
 * The account in a player's knowledge while a sheet is gone through (SUP-7, SUP-8), and who they are as a
 * buyer.
 */
import { addTons, type MicroTons, violation, type Violation } from '../../kernel';
import { benefitsInKnowledge } from '../buildings/benefits';
import type { Knowledge } from '../knowledge/knowledge';
import type { Price, SheetContext } from '../orders/definition';
import { termsOf } from '../rulesets/terms-of';
import { affordViolations } from './account';
import type { Trader } from './prices/factors';
import { totalIncome } from './income';

type OwnForce = NonNullable<Knowledge['force']>;

export interface Buyer extends Trader {
  readonly force: OwnForce;
}

/** Null for who has no force, or whose force is out (END-1). */
export const buyerOf = ({ catalog, knowledge }: SheetContext): Buyer | null => {
  const { force } = knowledge;
  const faction = force === null ? null : catalog.faction(force.faction);
  if (force === null || faction === null || force.out) return null;
  const { technologyDecides } = termsOf(knowledge.campaign.ruleset);
  return { force, faction, benefits: benefitsInKnowledge(knowledge), technologyDecides };
};

export const noForce = (): readonly Violation[] => [violation('orders/no-force', 'END-1', '')];

/** SUP-8 by the knowledge, after the orders above. */
export const priceViolations = (context: SheetContext, price: Price | null): readonly Violation[] => {
  const { force, campaign } = context.knowledge;
  if (force === null || price === null) return [];
  return affordViolations(
    force.account,
    addTons(totalIncome(campaign.options, benefitsInKnowledge(context.knowledge)), force.ordered),
    price.amount,
  );
};

/** The knowledge after the account changed by an order. */
export const withPaid = (knowledge: Knowledge, amount: MicroTons): Knowledge => {
  const { force } = knowledge;
  if (force === null) return knowledge;
  return {
    ...knowledge,
    force: { ...force, account: addTons(force.account, amount), ordered: addTons(force.ordered, amount) },
  };
};

/**
 * What an order does that only pays: what it buys is there when the phase is over (BLD-4), so that no order
 * of this sheet can use it.
 */
export const payingOnly =
  <O>(priceOf: (context: SheetContext, order: O) => Price | null) =>
  (context: SheetContext, order: O): Knowledge => {
    const price = priceOf(context, order);
    return price === null ? context.knowledge : withPaid(context.knowledge, price.amount);
  };

/** What orders have in common that buy something in the supply phase and do nothing else. */
export const boughtInSupply = <O>(priceOf: (context: SheetContext, order: O) => Price | null) => ({
  phases: [{ phase: 'supply', step: null }] as const,
  price: priceOf,
  project: payingOnly(priceOf),
});

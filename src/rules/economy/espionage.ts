/**
 * BLD-SPY, what the acts of a spy service have in common: how many there may be in a round, what they cost,
 * and at whom they may be aimed.
 */
import { type ForceId, type PlainCode, violation, type Violation } from '../../kernel';
import { effectiveFor } from '../buildings/effective';
import type { Knowledge } from '../knowledge/knowledge';
import type { Order } from '../model/order';
import type { CampaignState } from '../model/state';
import type { Turn } from '../model/turn';
import type { OrderDefinition, Price, SheetContext } from '../orders/definition';
import { feeOf, feeViolations, payFee } from './prices/fee';
import { buyerOf, noForce, withPaid } from './sheet-account';

const ACTS: readonly string[] = ['sabotage-mech', 'sabotage-building'];

const servicesOf = ({ knowledge }: SheetContext): number => effectiveFor(knowledge, 'sabotage-mech').length;

/** One act a round and spy service; all acts of a round stand in one sheet. */
const actsLeft = (context: SheetContext): number =>
  buyerOf(context) === null
    ? 0
    : Math.max(0, servicesOf(context) - context.earlier.filter(({ type }) => ACTS.includes(type)).length);

const actViolations = (context: SheetContext, price: Price): readonly Violation[] => {
  const buyer = buyerOf(context);
  if (buyer === null) return noForce();
  const services = servicesOf(context);
  if (services === 0) return [violation('preparation/no-spy-service', 'BLD-SPY', '')];
  if (actsLeft(context) === 0)
    return [violation('preparation/spies-busy', 'BLD-SPY', '', { acts: services })];
  return feeViolations(buyer.force.account, price);
};

interface Act<O, T extends { readonly id: string }> {
  readonly tons: number;
  /** The property of the order that names its target. */
  readonly property: keyof O & string;
  /** What the player may pick, from their knowledge. */
  targets(knowledge: Knowledge): readonly T[];
  /** The code where the target is not one of them. */
  readonly unknown: PlainCode;
  /**
   * Does it to the target as it was when the phase closed, if it is still an enemy's. Whether it is, the
   * saboteur is not to learn: the fee is due anyway.
   */
  strike(resolution: Turn, by: ForceId, order: O, closing: CampaignState): void;
}

/**
 * All that an act does but its shape and what is open of it; `open` gives the targets that are left to pick.
 */
export const act = <O extends Order, T extends { readonly id: string }>({
  tons,
  property,
  targets,
  unknown,
  strike,
}: Act<O, T>) => {
  const price = feeOf(tons, 'supply/sabotage', 'BLD-SPY');
  const check = (context: SheetContext, order: O): readonly Violation[] => [
    ...(targets(context.knowledge).some(({ id }) => id === order[property])
      ? []
      : [violation(unknown, 'BLD-SPY', `/${property}`, { [property]: order[property] })]),
    ...actViolations(context, price),
  ];
  const order: Pick<OrderDefinition<O>, 'phases' | 'check' | 'price' | 'project' | 'carryOut'> = {
    phases: [{ phase: 'preparation', step: null }],
    check,
    price: () => price,
    project: ({ knowledge }) => withPaid(knowledge, price.amount),
    carryOut: (resolution, force, sent, context) => {
      const wrong = check(context, sent);
      if (wrong.length > 0) return wrong;
      const unpaid = payFee(resolution, force, sent, price, 'supply/sabotage', 'BLD-SPY');
      if (unpaid.length === 0) strike(resolution, force, sent, context.closing);
      return unpaid;
    },
  };
  return {
    order,
    open: (context: SheetContext): readonly T['id'][] =>
      actsLeft(context) === 0 ? [] : targets(context.knowledge).map(({ id }) => id),
  };
};

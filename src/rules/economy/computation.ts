/**
 * What a sheet makes of the account when its phase closes, as far as its player can know (SUP-7): term by
 * term, rounding included.
 */
import { addTons, type MicroTons, negateTons, subtractTons, ZERO_TONS } from '../../kernel';
import { benefitsInKnowledge } from '../buildings/benefits';
import type { Knowledge } from '../knowledge/knowledge';
import { lossAtClose } from './account';
import { incomeOf, type Income } from './income';

/** Changes of the account: positive is got, negative is paid. */
export interface Computation {
  readonly now: MicroTons;
  /** What came when the phase opened: `now` has it already, but it is rounded together with the orders. */
  readonly income: readonly Income[];
  /** What the orders that stand cost and fetch. */
  readonly orders: MicroTons;
  /** What is rounded when the phase closes: income and orders. */
  readonly net: MicroTons;
  /** 0, or less: never more than half a ton. */
  readonly rounding: MicroTons;
  /**
   * `now` with the orders and the rounding; what nobody can know beforehand (BLD-QUARRY, exchanges) is not in
   * it.
   */
  readonly after: MicroTons;
}

/** Fees of other phases are exact (SUP-7). */
export const computationOf = (knowledge: Knowledge, orders: MicroTons): Computation | null => {
  const { force, campaign } = knowledge;
  if (force === null) return null;
  const rounds = campaign.phase === 'supply' && !force.out;
  const income = rounds ? incomeOf(campaign.options, benefitsInKnowledge(knowledge)) : [];
  const net = income.reduce((sum, { amount }) => addTons(sum, amount), orders);
  const exact = addTons(force.account, orders);
  const loss = rounds ? lossAtClose(exact, net) : ZERO_TONS;
  return {
    now: force.account,
    income,
    orders,
    net,
    rounding: negateTons(loss),
    after: subtractTons(exact, loss),
  };
};

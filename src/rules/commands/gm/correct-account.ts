/** Correcting an account (END-2, SUP-8, SUP-9): an entry of the ledger like any other; never below 0. */
import { addTons, parseTons, toTons, type Violation } from '../../../kernel';
import { changeAccount } from '../../economy/account';
import { rowOf } from '../../model/draft';
import type { Resolution } from '../../resolution';
import { wrong } from './common';
import type { SetAccount } from './correction';

/** Beyond this an amount would not be exact. */
const MAX = 9e15;

export const correctAccount = (resolution: Resolution, order: SetAccount): readonly Violation[] => {
  const force = rowOf(resolution.state.forces, order.force);
  const change = parseTons(order.change);
  const violations = [
    ...(force === null ? [wrong('no-such-force', '/force')] : []),
    ...(change === null ? [wrong('not-exact', '/change', { change: order.change })] : []),
  ];
  if (force === null || change === null) return violations;
  if (force.account + change < 0 || force.account + change > MAX) {
    const problem = change < 0 ? 'account-below-zero' : 'account-too-large';
    return [
      wrong(problem, '/change', {
        account: toTons(force.account),
        after: change < 0 ? toTons(addTons(force.account, change)) : null,
      }),
    ];
  }
  changeAccount(resolution, order.force, change, { rule: 'END-2', text: 'correction', order: null });
  return [];
};

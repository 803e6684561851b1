/** account-changed (SUP-9): an entry of a force's ledger, with its cause. Nobody else is told. */
import { type ForceId, type MicroTons, toTons } from '../../../kernel';
import type { CauseKey } from '../../economy/cause';
import { mayKnow } from '../../model/audience';
import type { Order } from '../../model/order';
import { defineEvent } from '../definition';

export interface AccountChanged {
  readonly force: ForceId;
  /** Never 0; negative: paid. */
  readonly amount: MicroTons;
  /** The account after it: the sum of all entries. */
  readonly balance: MicroTons;
  readonly cause: {
    readonly rule: string;
    readonly text: CauseKey;
    readonly order: Order | null;
  };
}

/** What is told of it. */
export interface AccountChangedTold {
  readonly force: string;
  readonly amount: number;
  readonly balance: number;
  readonly cause: { readonly rule: string; readonly text: string; readonly order: Order | null };
}

export const accountChanged = defineEvent<'account-changed', AccountChanged, AccountChangedTold>({
  type: 'account-changed',
  apply: (draft, { force, balance }) => draft.patch('forces', force, { account: balance }),
  tell: (data, to) => {
    if (!mayKnow(to, data.force)) return null;
    const { rule, text, order } = data.cause;
    return {
      force: data.force,
      amount: toTons(data.amount),
      balance: toTons(data.balance),
      cause: { rule, text, order },
    };
  },
});

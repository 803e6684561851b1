/** account-changed (SUP-9): an entry of a force's ledger, with its cause. Nobody else is told. */
import { type ForceId, type MicroTons, toTons } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Order } from '../../model/order';
import { defineEvent, type Told } from '../definition';

export interface AccountChanged {
  readonly force: ForceId;
  /** Never 0; negative: paid. */
  readonly amount: MicroTons;
  /** The account after it: the sum of all entries. */
  readonly balance: MicroTons;
  readonly cause: {
    readonly rule: string;
    /** A key that the door puts into words. */
    readonly text: string;
    readonly order: Order | null;
  };
}

/** The cause, where whoever tells the event has put it into words. */
const why = (told: Told): string => (typeof told['cause'] === 'string' ? ` (${told['cause']})` : '');

export const accountChanged = defineEvent<'account-changed', AccountChanged>({
  type: 'account-changed',
  apply: (draft, { force, balance }) => draft.patch('forces', force, { account: balance }),
  tell: (data, to) => {
    if (!mayKnow(to, data.force)) return null;
    const { rule, text, order } = data.cause;
    return { force: data.force, amount: toTons(data.amount), balance: toTons(data.balance), cause: { rule, text, order } };
  },
  text: {
    en: (told) => `The account changed by ${String(told['amount'])} t to ${String(told['balance'])} t${why(told)}.`,
    de: (told) => `Das Konto änderte sich um ${String(told['amount'])} t auf ${String(told['balance'])} t${why(told)}.`,
  },
});

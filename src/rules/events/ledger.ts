/**
 * The ledger entries that an event stands for (SUP-9): the balance of an account is always the sum of its
 * entries.
 */
import type { ForceId, MicroTons } from '../../kernel';
import type { CampaignEvent } from '.';
import type { AccountChanged } from './supply/account-changed';

export interface LedgerLine {
  readonly force: ForceId;
  readonly amount: MicroTons;
  /** After the entry. */
  readonly balance: MicroTons;
  readonly cause: AccountChanged['cause'];
}

/** Started and rolled-back campaigns change accounts without an event of their own per account. */
export const ledgerLines = (event: CampaignEvent): readonly LedgerLine[] => {
  switch (event.type) {
    case 'account-changed': {
      const { force, amount, balance, cause } = event.data;
      return [{ force, amount, balance, cause }];
    }
    case 'campaign-started':
      return Object.values(event.data.state.forces)
        .filter(({ account }) => account !== 0)
        .map(({ id, account }) => ({
          force: id,
          amount: account,
          balance: account,
          cause: { rule: 'SUP-1', text: 'starting-tons', order: null },
        }));
    case 'campaign-rolled-back':
      return event.data.ledger.map(({ force, amount, balance }) => ({
        force,
        amount,
        balance,
        cause: { rule: 'END-2', text: 'rolled-back', order: null },
      }));
    default:
      return [];
  }
};

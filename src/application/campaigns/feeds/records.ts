/** Pages of what was written for a reader: their events and their ledger. */
import { type CampaignId, type ForceId, isoTime, toTons } from '../../../kernel';
import type { Audience, Order, Phase } from '../../../rules';
import type { Page } from '../../page';
import { feedName, type FeedEntry, type LedgerEntry, type Feeds } from './feeds';

/** An entry of a feed as clients see it, but for its line of text. */
export interface EventShape {
  readonly seq: number;
  readonly round: number;
  readonly phase: Phase;
  readonly at: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface LedgerShape {
  readonly id: string;
  readonly round: number;
  readonly phase: Phase;
  readonly at: string;
  readonly amount: number;
  readonly balance: number;
  readonly cause: { readonly rule: string; readonly text: string; readonly order: Order | null };
}

export const eventShape = ({ seq, round, phase, at, type, data }: FeedEntry): EventShape => ({
  seq,
  round,
  phase,
  at: isoTime(at),
  type,
  data,
});

const ledgerShape = ({ seq, round, phase, at, amount, balance, cause }: LedgerEntry): LedgerShape => ({
  id: String(seq),
  round,
  phase,
  at: isoTime(at),
  amount: toTons(amount),
  balance: toTons(balance),
  cause,
});

/**
 * Cursors are sequence numbers; one more than the page is read, so that the last page says that it is the
 * last.
 */
const page = <E extends { readonly seq: number }, T>(
  entries: readonly E[],
  limit: number,
  shape: (entry: E) => T,
): Page<T> => {
  const shown = entries.slice(0, limit);
  return {
    items: shown.map(shape),
    next: entries.length > limit ? String(shown[shown.length - 1]?.seq ?? 0) : null,
  };
};

export class Records {
  constructor(private readonly store: Pick<Feeds, 'readFeed' | 'readLedger'>) {}

  async events(id: CampaignId, audience: Audience, after: number, limit: number): Promise<Page<EventShape>> {
    return page(await this.store.readFeed(id, feedName(audience), after, limit + 1), limit, eventShape);
  }

  async ledger(id: CampaignId, force: ForceId, after: number, limit: number): Promise<Page<LedgerShape>> {
    return page(await this.store.readLedger(id, force, after, limit + 1), limit, ledgerShape);
  }
}

/** How long campaigns last, and how they end. */
import { flatMap } from '../../kernel';
import type { CampaignRecord } from '../record/campaign-record';
import { wilson, type Estimate } from '../statistics/proportions';

export interface LengthBalance {
  /** Campaigns by the number of their rounds; index 0 is one round. */
  readonly byRounds: readonly number[];
  /** Null: of none. */
  readonly median: number | null;
  readonly endings: readonly {
    readonly how: NonNullable<CampaignRecord['ended']> | 'unfinished';
    readonly count: number;
    readonly share: Estimate;
  }[];
  readonly battlesPerRound: number;
  readonly ordersPerRound: number;
  /** Of all orders. */
  readonly dropped: number;
}

const HOW = ['last-force-standing', 'buildings', 'rounds', 'all-out', 'gm', 'unfinished'] as const;

export const balanceOfLengths = (campaigns: readonly CampaignRecord[], most: number): LengthBalance => {
  const lengths = campaigns.map(({ rounds }) => rounds).sort((a, b) => a - b);
  const sum = (figure: (one: CampaignRecord) => number): number =>
    campaigns.reduce((total, one) => total + figure(one), 0);
  const rounds = Math.max(
    1,
    sum((one) => one.rounds),
  );
  return {
    byRounds: Array.from(
      { length: most },
      (_, index) => lengths.filter((length) => length === index + 1).length,
    ),
    median: lengths[Math.floor((lengths.length - 1) / 2)] ?? null,
    endings: flatMap(HOW, (how) => {
      const count = campaigns.filter(({ ended }) => (ended ?? 'unfinished') === how).length;
      return count === 0 ? [] : [{ how, count, share: wilson({ hits: count, of: campaigns.length }) }];
    }),
    battlesPerRound: sum((one) => one.battles) / rounds,
    ordersPerRound: sum((one) => one.orders) / rounds,
    dropped:
      sum((one) => one.dropped) /
      Math.max(
        1,
        sum((one) => one.orders),
      ),
  };
};

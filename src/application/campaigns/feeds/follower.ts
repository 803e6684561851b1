/** Who follows a feed, and where changes are told. */
import type { CampaignId, UserId } from '../../../kernel';
import type { BattleNotice } from '../../battles/battle-notices';
import type { FeedEntry } from './feeds';

export interface Follower {
  readonly campaign: CampaignId;
  readonly feed: string;
  readonly user: UserId;
  /** The last entry that it has. */
  readonly after: number;
  /** Takes entries; resolves when it can take more, rejects when it is too slow. */
  deliver(entries: readonly FeedEntry[]): Promise<void>;
  /** Something that it may see moved beside a battle; null: it may have missed something. Must not wait. */
  notice(notice: BattleNotice | null): void;
  /** Told once: the membership has ended, or the feed is not the follower's any more, or the hub closes. */
  end(): void;
}

/** Where changes of campaigns are told; null: anything may have changed. */
export interface Changes {
  subscribe(listener: (campaign: string | null) => void): () => void;
  /** Both null: notices may have been missed. */
  subscribeBattles(listener: (campaign: string | null, notice: BattleNotice | null) => void): () => void;
}

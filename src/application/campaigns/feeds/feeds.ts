/** Port: what audiences were told, entry by entry, and forces' ledgers. */
import type { CampaignId, ForceId, MicroTons } from '../../../kernel';
import type { Audience, EventType, Instant, Order, Phase } from '../../../rules';
import type { LoadedCampaign } from '../campaign-store';

/** Name of an audience's feed: a force's id, `observer` or `gm`. */
export const feedName = (audience: Audience): string =>
  audience.kind === 'force' ? audience.force : audience.kind;

/** The audience whose feed has this name. */
export const audienceNamed = (feed: string): Audience =>
  feed === 'gm' || feed === 'observer' ? { kind: feed } : { kind: 'force', force: feed as ForceId };

/**
 * What is public about the open phase beside the state, and the last sequence number of each audience's feed.
 */
export interface Marks {
  readonly ready: readonly ForceId[];
  readonly feeds: Readonly<Record<string, number>>;
}

/** An entry of a feed: what an audience was told, frozen. */
export interface FeedEntry {
  readonly seq: number;
  readonly round: number;
  readonly phase: Phase;
  readonly at: Instant;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface LedgerEntry {
  readonly seq: number;
  readonly round: number;
  readonly phase: Phase;
  readonly at: Instant;
  readonly amount: MicroTons;
  readonly balance: MicroTons;
  readonly cause: { readonly rule: string; readonly text: string; readonly order: Order | null };
}

export interface Feeds {
  /**
   * Ready marks and feed heads of the version that was read; null: the campaign has moved on for this
   * audience, read it again.
   */
  readMarks(id: CampaignId, campaign: LoadedCampaign, audience: Audience): Promise<Marks | null>;
  /** Entries of a feed after a sequence number, in order. */
  readFeed(id: CampaignId, feed: string, after: number, limit: number): Promise<readonly FeedEntry[]>;
  /** Every entry of a feed of these types, in order: few, such as one a phase. */
  readTypes(id: CampaignId, feed: string, types: readonly EventType[]): Promise<readonly FeedEntry[]>;
  /** Every entry of a feed that belongs to a round, in order, whether or not it was undone. */
  readRound(id: CampaignId, feed: string, round: number): Promise<readonly FeedEntry[]>;
  /** A force's ledger entries after a sequence number, in order. */
  readLedger(id: CampaignId, force: ForceId, after: number, limit: number): Promise<readonly LedgerEntry[]>;
}

/**
 * Ports: deliveries of notices that wait, and how each ends. Processes agree on who sends what in the
 * database, by its clock.
 */
import type { CampaignId, Language, UserId } from '../../kernel';
import type { Instant, NoticeFacts } from '../../rules';
import type { Way } from './ways';

/** A delivery that this process has taken for a while. */
export interface TakenDelivery {
  readonly notice: string;
  readonly endpoint: string;
  readonly lane: string;
  readonly address: string;
  /** From 1. */
  readonly attempts: number;
  readonly user: UserId;
  readonly kind: string;
  readonly data: object;
  readonly campaign: CampaignId | null;
  readonly campaignName: string | null;
  /** Whom it was called for, as the name of a feed; null: the account. */
  readonly audience: string | null;
  /** What the person is in the campaign now, as the name of a feed; null: nobody. */
  readonly presentAudience: string | null;
  /** When the notice was made, and what the database's clock said when it was taken. */
  readonly made: Instant;
  readonly now: Instant;
  readonly language: Language;
  readonly zone: string;
  /** As in `SendTimes`. */
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly digestAt: number | null;
}

/**
 * `untrue`: nothing was sent, since it is not true any more. `later`: it shall wait until then, and this was
 * no attempt.
 */
export type Settlement =
  | { readonly end: 'sent' | 'untrue' }
  | { readonly end: 'again' | 'never' | 'gone'; readonly error: string }
  | { readonly end: 'later'; readonly until: Instant };

export interface DeliveryBook {
  /** What is due on a way, oldest first. `busy`: how many are under way already, by lane. */
  take(
    way: string,
    limits: Way['limits'],
    busy: ReadonlyMap<string, number>,
  ): Promise<readonly TakenDelivery[]>;
  /** Facts of campaigns as they are now. A campaign that is gone is left out. */
  facts(campaigns: readonly CampaignId[]): Promise<ReadonlyMap<CampaignId, NoticeFacts>>;
  /** Nothing, if another process has taken it since. */
  settle(delivery: TakenDelivery, end: Settlement): Promise<void>;
}

/**
 * Ports: deliveries of notices that wait, and how each ends. Processes agree on who sends what in the
 * database, by its clock.
 */
import type { CampaignId, Language, UserId } from '../../kernel';
import type { Instant, MatchFacts, NoticeFacts } from '../../rules';
import type { WayLimits } from './ways';

/** A delivery that this process has taken for a while. */
export interface TakenDelivery {
  readonly notice: string;
  readonly endpoint: string;
  readonly lane: string;
  readonly address: string;
  /** From 1. */
  readonly attempts: number;
  /** Null: the delivery is a post for the chat room of the campaign, in its language and zone. */
  readonly user: UserId | null;
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
  /** It was beyond the last message of an hour: it goes together with all others that were. */
  readonly held: boolean;
}

/**
 * `untrue`: nothing was sent, since it is not true any more. `later`: it shall wait until then, and this was
 * no attempt; `held`: with all others that wait so.
 */
export type Settlement =
  | { readonly end: 'sent' | 'untrue' }
  | { readonly end: 'never' | 'gone' | 'refused'; readonly error: string }
  | { readonly end: 'again'; readonly error: string; readonly afterSeconds?: number }
  | { readonly end: 'later'; readonly until: Instant; readonly held?: boolean };

/** How many messages shall go to an endpoint now. */
export interface Wanted {
  readonly endpoint: string;
  readonly urgent: number;
  readonly calm: number;
}

/** How many of them may, and when the hour is over. */
export interface Room extends Wanted {
  readonly until: Instant;
}

export interface DeliveryBook {
  /** What is due on a way, oldest first. `busy`: how many are under way already, by lane. */
  take(way: string, limits: WayLimits, busy: ReadonlyMap<string, number>): Promise<readonly TakenDelivery[]>;
  /** Facts of campaigns as they are now. A campaign that is gone is left out. */
  facts(campaigns: readonly CampaignId[]): Promise<ReadonlyMap<CampaignId, NoticeFacts>>;
  /** Facts of matches as they are now. A match that is gone is left out. */
  matches(ids: readonly string[]): Promise<ReadonlyMap<string, MatchFacts>>;
  /** How many of the messages may go within the hour of their endpoint; they count as sent from now on. */
  takeRoom(wanted: readonly Wanted[]): Promise<readonly Room[]>;
  /** One of them did not arrive. */
  giveRoomBack(endpoint: string): Promise<void>;
  /** Nothing, if another process has taken it since. */
  settle(delivery: TakenDelivery, end: Settlement): Promise<void>;
}

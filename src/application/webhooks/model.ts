/** Programs of members that are told by posts what their owners are told: webhooks of a campaign's events. */
import type { CampaignId, Result, UserId } from '../../kernel';
import type { Instant } from '../../rules';
import type { Refusal } from '../refusal';

/** Why nothing more is posted: it has failed for days, is gone, or its owner is somebody else in the war. */
export const STOPS = ['failing', 'gone', 'moved'] as const;
export type Stop = (typeof STOPS)[number];

export interface EventWebhook {
  readonly id: string;
  /** Of the address no more than the server's name. */
  readonly server: string;
  /** Whose feed, as its name: a force, `gm` or `observer`. */
  readonly audience: string;
  readonly createdAt: Instant;
  /** The number of the last event that was taken. */
  readonly takenSeq: number;
  readonly lastTakenAt: Instant | null;
  readonly failingSince: Instant | null;
  /** Why the last post was not taken, as one word; null: it was. */
  readonly error: string | null;
  readonly stopped: Stop | null;
}

/** A post of events, first to last. */
export interface EventPost {
  readonly first: number;
  readonly last: number;
  readonly attempts: number;
  /** Null: not taken yet. */
  readonly takenAt: Instant | null;
  /** When it is tried again; null: it was taken, or is not tried any more. */
  readonly nextAt: Instant | null;
}

export interface NewEventWebhook {
  readonly id: string;
  readonly url: string;
  readonly secret: Uint8Array;
  /** Events after this number are posted; null: those that come from now on. */
  readonly after: number | null;
}

/** Each command is carried out or refused as a whole; tried, nothing changes. All are the owner's alone. */
export interface EventWebhookStore {
  list(campaign: CampaignId, user: UserId): Promise<readonly EventWebhook[]>;
  /** `max`: of one member in the campaign. Null: they are not in it any more. */
  add(
    campaign: CampaignId,
    user: UserId,
    webhook: NewEventWebhook,
    max: number,
    dryRun: boolean,
  ): Promise<Result<EventWebhook | null, Refusal>>;
  /** Newest first, what is tried now before all. */
  posts(webhook: string): Promise<readonly EventPost[]>;
  /** Posts anew what comes after this number, at once; nothing where the owner has another feed by now. */
  resend(campaign: CampaignId, user: UserId, webhook: string, after: number): Promise<void>;
  remove(campaign: CampaignId, user: UserId, webhook: string): Promise<void>;
}

/** The same for every attempt at the same events. */
export const postId = (webhook: string, first: number, last: number): string =>
  `${webhook}.${String(first)}-${String(last)}`;

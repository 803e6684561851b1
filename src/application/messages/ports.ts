/** Ports: messages of campaigns, before their start and after it. */
import type { CampaignId, Result, UserId } from '../../kernel';
import type { Instant } from '../../rules';
import type { Refusal } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';
import type { Circle, Message, MessageNotice, Mutes } from './model';

/**
 * One message's transaction: messages of a campaign are written one after the other, and nobody changes seats
 * meanwhile.
 */
export interface MessageTransaction {
  readonly circle: Circle;
  /**
   * `readers`: who reads it; null: everybody. Answers when it was sent. Every process is told once it is
   * committed.
   */
  send(message: Omit<Message, 'at'>, sentBy: UserId, readers: readonly UserId[] | null): Promise<Instant>;
}

export interface MessagesAsked {
  /** The last one that was read; null: from the first. One that the user cannot read is behind all others. */
  readonly after: string | null;
  readonly limit: number;
  /** Also those of whom the user has muted. */
  readonly muted: boolean;
}

export interface MessageStore {
  /** Not found when there is no such campaign. Of a refusal and a dry run nothing is kept. */
  transact<T>(
    campaign: CampaignId,
    work: (transaction: MessageTransaction) => Promise<Result<T, Refusal>>,
    options: CommandOptions,
  ): Promise<Result<T, Refusal>>;
  /** What the user can read, in the order in which it was written. */
  list(campaign: CampaignId, user: UserId, asked: MessagesAsked): Promise<readonly Message[]>;
  circle(campaign: CampaignId): Promise<Circle>;
}

export interface MutesStore {
  /** Null: the user has muted nobody. */
  find(campaign: CampaignId, user: UserId): Promise<Mutes | null>;
  /** In place of what the user had muted before. */
  save(campaign: CampaignId, user: UserId, mutes: Mutes): Promise<void>;
}

/** Who hears of new messages. */
export interface MessageHearers {
  /**
   * Of these users: which of these messages each is told of. Those whom they have muted are left out, and
   * those who have left the campaign.
   */
  hear(
    campaign: CampaignId,
    messages: readonly string[],
    users: readonly UserId[],
  ): Promise<readonly { readonly user: UserId; readonly notice: MessageNotice }[]>;
}

/** Where new messages are told. */
export interface MessageChanges {
  /**
   * A campaign and the id of a message; both null: some may have been missed. Answers a function that ends
   * the subscription.
   */
  subscribeMessages(listener: (campaign: string | null, message: string | null) => void): () => void;
}

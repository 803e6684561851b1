/** The chat room of a campaign: where what is public in it is posted, by a webhook that the game master sets. */
import type { CampaignId, Language, Result, UserId } from '../../../kernel';
import type { Instant } from '../../../rules';
import type { Refusal } from '../../refusal';

/** `discord`: messages as Discord takes them; `generic`: JSON with a `text`, as many other programs take it. */
export const CHAT_FORMATS = ['discord', 'generic'] as const;
export type ChatFormat = (typeof CHAT_FORMATS)[number];

export interface Chat {
  readonly format: ChatFormat;
  /** Whoever has it can post there: it is sealed, and no answer has it. */
  readonly url: string;
  readonly language: Language;
  /** IANA name. */
  readonly zone: string;
}

export interface ChatState extends Omit<Chat, 'url'> {
  /** Of the address no more than the server's name. */
  readonly server: string;
  readonly setAt: Instant;
  readonly lastSentAt: Instant | null;
  /** Posts that wait to be sent. */
  readonly waiting: number;
  /** Why the last post failed, as `PostFailure` says it; null: it did not. */
  readonly error: string | null;
}

/** What is left out stays as it is. */
export type ChatWish = Omit<Chat, 'url'> & { readonly url?: string };

export interface ChatStore {
  /** Null: none is set. */
  find(campaign: CampaignId): Promise<ChatState | null>;
  /** With its address; null: none is set, or it cannot be opened. */
  open(campaign: CampaignId): Promise<(Chat & { readonly campaignName: string }) | null>;
  /** Refused when this user is not the game master any more. */
  put(campaign: CampaignId, user: UserId, chat: Chat): Promise<Result<null, Refusal>>;
  remove(campaign: CampaignId, user: UserId): Promise<Result<null, Refusal>>;
}

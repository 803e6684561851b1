/** Ports: campaigns before their start as they are stored, and one transaction a command. */
import type { Catalog } from '../../catalog';
import type { CampaignId, Result, UserId } from '../../kernel';
import type { Instant } from '../../rules';
import type { Refusal } from '../refusal';
import type { InvitationLine, ListedMember } from './listed';
import type { Invitation, SetupCampaign } from './model';
import type { CampaignSummary } from './campaign-summary';
import type { SetupTransaction, CommandOptions } from './setup-transaction';

/** A campaign as it is written first, with its secrets. */
export interface Creation {
  readonly campaign: SetupCampaign;
  /** ROUND-5. */
  readonly sealedSeed: Uint8Array;
  /** SETUP-10. */
  readonly sealedMapSecret: Uint8Array;
  /** Campaigns that one GM may have that are not finished. */
  readonly limit: number;
}

export interface SetupStore {
  /**
   * Writes a new campaign, unless the key of an earlier one says that it was made already: then its first
   * answer comes again.
   */
  create<T>(creation: Creation, answer: () => T, options: CommandOptions): Promise<Result<T, Refusal>>;
  /**
   * Runs `work` under the campaign's lock; a refusal changes nothing. Not found when there is no such
   * campaign.
   */
  transact<T>(
    campaign: CampaignId,
    work: (transaction: SetupTransaction) => Promise<Result<T, Refusal>>,
    options: CommandOptions,
  ): Promise<Result<T, Refusal>>;
  /**
   * SETUP-10: what is mixed into the seed of every map of the campaign, 64 hex digits. A campaign that has
   * none yet gets one, in a transaction of its own, so that a dry run tells the map that will be. Null: there
   * is no such campaign.
   */
  mapSecret(campaign: CampaignId): Promise<string | null>;
  /** Without a lock, started or not; null: there is none. */
  read(campaign: CampaignId): Promise<SetupCampaign | null>;
  /** The catalogue as a campaign sees it: with what was imported for it, and the designs that it keeps. */
  catalog(campaign: CampaignId): Promise<Catalog>;
  /** As this user sees it; null: there is none, or they are not in it. */
  summary(campaign: CampaignId, user: UserId): Promise<CampaignSummary | null>;
  /**
   * The user's campaigns that they have hidden, or have not (null: all); newest first, after one of them
   * (null: from the first).
   */
  list(
    user: UserId,
    hidden: boolean | null,
    after: CampaignId | null,
    limit: number,
  ): Promise<readonly CampaignSummary[]>;
  /** The campaign that an invitation is for, used or not; null: no such code. */
  campaignOf(codeHash: string): Promise<CampaignId | null>;
  /** An invitation to this campaign, without a lock, with the database's clock; null: no such code. */
  invitation(
    campaign: CampaignId,
    codeHash: string,
  ): Promise<{ readonly invitation: Invitation; readonly now: Instant } | null>;
  /** Members in the order of their ids, after one of them. */
  members(campaign: CampaignId, after: UserId | null, limit: number): Promise<readonly ListedMember[]>;
  /** Invitations, newest first, after a cursor. */
  invitations(campaign: CampaignId, after: string | null, limit: number): Promise<readonly InvitationLine[]>;
  /** Takes the campaign off the member's own list, or puts it back. False: they are not in it. */
  setHidden(campaign: CampaignId, user: UserId, hidden: boolean): Promise<boolean>;
  displayName(user: UserId): Promise<string | null>;
}

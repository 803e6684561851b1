/**
 * Port: accounts that are being closed. An account is gone at once; its seats and its name in histories
 * follow, and whoever is killed meanwhile goes on.
 */
import type { CampaignId, UserId } from '../../../kernel';
import type { CampaignStatus } from '../../setup/model';

/** A campaign that would be without its game master. */
export interface LedCampaign {
  readonly id: CampaignId;
  readonly name: string;
  readonly status: CampaignStatus;
}

export interface ClosedAccounts {
  /**
   * Campaigns that the user leads and that are not over; of those that have not begun only where others have
   * joined.
   */
  ledBy(user: UserId): Promise<readonly LedCampaign[]>;
  /**
   * Removes the account with its sessions, its reset links and what was kept for it, in one transaction, and
   * notes that it is closed. Whoever leads campaigns (`ledBy`) is not closed: they are answered, and nothing
   * has changed. Empty: it is closed.
   */
  close(user: UserId): Promise<readonly LedCampaign[]>;
  /** Those that are not yet out of everything. */
  waiting(): Promise<readonly UserId[]>;
  campaignsOf(user: UserId): Promise<readonly CampaignId[]>;
  /**
   * Takes the user's name out of the histories of all campaigns in which they ever were, and removes imported
   * designs that no campaign sees.
   */
  forget(user: UserId): Promise<void>;
  /**
   * Nothing is left to do. The note stays for a while: a request that was under way may still have taken a
   * place.
   */
  done(user: UserId): Promise<void>;
}

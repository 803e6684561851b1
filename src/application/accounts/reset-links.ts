/** Port: the links by which a user sets a new password. Instants are milliseconds since 1970. */
import type { CampaignId, UserId } from '../../kernel';
import type { FoundLink, OpenResetLink, ResetLink } from './model';

export interface ResetLinks {
  /** Makes a one-time link that works at once; an earlier one of the same kind dies. */
  create(user: UserId): Promise<ResetLink>;
  /** Null: unknown, used, refused or out of date. Spares hashing a password for a guess. */
  find(token: string): Promise<FoundLink | null>;
  /**
   * Uses a link up: sets the password and ends all sessions in one transaction, and answers whose it was. Null: `find` would not find it,
   * or it does not work yet, and nothing changed.
   */
  use(token: string, passwordHash: string): Promise<UserId | null>;
  /** The user's open links from game masters, newest first, after one of them (null: from the first). */
  list(user: UserId, after: string | null, limit: number): Promise<readonly OpenResetLink[]>;
  /** The campaign that an open link of the user's is from; null: there is no such link. Any text may be asked for. */
  campaignOf(user: UserId, link: string): Promise<CampaignId | null>;
}

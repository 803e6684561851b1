/** Port: who is who in a campaign, before its start and after it. */
import type { CampaignId, ForceId, UserId } from '../../kernel';
import type { CampaignStatus } from './model';

/** What a user is in a campaign. */
export interface Membership {
  readonly campaign: CampaignId;
  readonly user: UserId;
  readonly role: 'gm' | 'player' | 'observer';
  readonly force: ForceId | null;
  readonly status: CampaignStatus;
}

/** Who may do what, asked in the API of every campaign route. */
export abstract class Memberships {
  /** Null: no such campaign, or the user is not in it. Any text may be asked for. */
  abstract find(campaign: string, user: UserId): Promise<Membership | null>;
}

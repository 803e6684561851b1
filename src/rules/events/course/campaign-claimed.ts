/**
 * campaign-claimed (END-2): a member has taken over from a game master who was gone for long. Everybody is
 * told.
 */
import type { UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface CampaignClaimed {
  /** Null: there was no game master any more. */
  readonly from: UserId | null;
  readonly to: UserId;
  readonly name: string;
}

/** What is told of it. */
export interface CampaignClaimedTold {
  readonly name: string;
}

export const campaignClaimed = defineEvent<'campaign-claimed', CampaignClaimed, CampaignClaimedTold>({
  type: 'campaign-claimed',
  tell: ({ name }) => ({ name }),
});

/**
 * campaign-paused (ROUND-4): the GM has paused the campaign; its deadlines stand still. Everybody is told.
 */
import { defineEvent } from '../definition';

export interface CampaignPaused {
  /** What was left of the phase's deadline, ms; null when it had none. */
  readonly remaining: number | null;
  readonly reason: string | null;
}

/** What is told of it. */
export interface CampaignPausedTold {
  readonly reason: string | null;
}

export const campaignPaused = defineEvent<'campaign-paused', CampaignPaused, CampaignPausedTold>({
  type: 'campaign-paused',
  apply: (draft, { remaining }) => draft.patchCampaign({ status: 'paused', deadline: null, remaining }),
  tell: ({ reason }) => ({ reason }),
});

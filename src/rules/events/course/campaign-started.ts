/**
 * campaign-started (SETUP, ROUND-5): carries the whole initial state, so that a replay needs nothing else.
 */
import type { CampaignState } from '../../model/state';
import { defineEvent } from '../definition';

export interface CampaignStarted {
  readonly state: CampaignState;
}

/** What is told of it. */
export interface CampaignStartedTold {
  readonly name: string;
  readonly diceCommitment: string;
}

export const campaignStarted = defineEvent<'campaign-started', CampaignStarted, CampaignStartedTold>({
  type: 'campaign-started',
  version: 2,
  apply: (draft, { state }) => draft.replace(state),
  tell: ({ state }) => ({ name: state.campaign.name, diceCommitment: state.campaign.diceCommitment }),
});

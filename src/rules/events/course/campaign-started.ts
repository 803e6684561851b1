/** campaign-started (SETUP, ROUND-5): carries the whole initial state, so that a replay needs nothing else. */
import type { CampaignState } from '../../model/state';
import { defineEvent } from '../definition';

export interface CampaignStarted {
  readonly state: CampaignState;
}

export const campaignStarted = defineEvent<'campaign-started', CampaignStarted>({
  type: 'campaign-started',
  version: 2,
  apply: (draft, { state }) => draft.replace(state),
  tell: ({ state }) => ({ name: state.campaign.name, diceCommitment: state.campaign.diceCommitment }),
  text: {
    en: (told) => `The campaign ${String(told['name'])} has begun.`,
    de: (told) => `Die Kampagne ${String(told['name'])} hat begonnen.`,
  },
});

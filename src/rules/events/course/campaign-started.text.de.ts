import type { Line } from '../say';
import type { CampaignStartedTold } from './campaign-started';

export const campaignStarted: Line<CampaignStartedTold> = ({ name }) =>
  `Die Kampagne „${name}“ hat begonnen.`;

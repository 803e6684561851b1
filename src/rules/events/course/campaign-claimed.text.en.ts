import type { Line } from '../say';
import type { CampaignClaimedTold } from './campaign-claimed';

export const campaignClaimed: Line<CampaignClaimedTold> = ({ name }) =>
  `${name} is the game master now: the one before had been away for a long time.`;

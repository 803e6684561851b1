import type { Line } from '../say';
import type { CampaignClaimedTold } from './campaign-claimed';

export const campaignClaimed: Line<CampaignClaimedTold> = ({ name }) =>
  `${name} ist jetzt Spielleitung: Die bisherige war lange abwesend.`;

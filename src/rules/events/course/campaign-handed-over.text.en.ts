import type { Line } from '../say';
import { because } from '../words/en';
import type { CampaignHandedOverTold } from './campaign-handed-over';

export const campaignHandedOver: Line<CampaignHandedOverTold> = ({ name, reason }) =>
  `${name} is the game master now.${because(reason)}`;

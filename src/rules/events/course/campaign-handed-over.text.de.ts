import type { Line } from '../say';
import { because } from '../words/de';
import type { CampaignHandedOverTold } from './campaign-handed-over';

export const campaignHandedOver: Line<CampaignHandedOverTold> = ({ name, reason }) =>
  `${name} ist jetzt Spielleitung.${because(reason)}`;

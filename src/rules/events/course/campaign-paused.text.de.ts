import type { Line } from '../say';
import { because } from '../words/de';
import type { CampaignPausedTold } from './campaign-paused';

export const campaignPaused: Line<CampaignPausedTold> = ({ reason }) =>
  `Die Spielleitung hat die Kampagne angehalten; die Fristen ruhen.${because(reason)}`;

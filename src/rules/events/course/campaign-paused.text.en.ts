import type { Line } from '../say';
import { because } from '../words/en';
import type { CampaignPausedTold } from './campaign-paused';

export const campaignPaused: Line<CampaignPausedTold> = ({ reason }) =>
  `The game master paused the campaign; its deadlines stand still.${because(reason)}`;

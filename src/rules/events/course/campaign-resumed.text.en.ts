import type { Line } from '../say';
import { because } from '../words/en';
import type { CampaignResumedTold } from './campaign-resumed';

export const campaignResumed: Line<CampaignResumedTold> = ({ deadline, reason }, say) =>
  `The campaign goes on.${typeof deadline === 'string' ? ` The phase ends on ${say.time(deadline)}.` : ''}${because(reason)}`;

import type { Line } from '../say';
import { because } from '../words/de';
import type { CampaignResumedTold } from './campaign-resumed';

export const campaignResumed: Line<CampaignResumedTold> = ({ deadline, reason }, say) =>
  `Die Kampagne geht weiter.${typeof deadline === 'string' ? ` Die Phase endet am ${say.time(deadline)}.` : ''}${because(reason)}`;

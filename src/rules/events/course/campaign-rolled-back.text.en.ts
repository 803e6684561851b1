import type { Line } from '../say';
import { because } from '../words/en';
import type { CampaignRolledBackTold } from './campaign-rolled-back';

export const campaignRolledBack: Line<CampaignRolledBackTold> = ({ round, phase, step, reason }, say) =>
  `The game master took the campaign back to the start of ${say.phase(phase)}${step ? ` (${say.step(step)})` : ''} in round ${round}.${because(reason)}`;

import type { Line } from '../say';
import { because } from '../words/de';
import type { CampaignRolledBackTold } from './campaign-rolled-back';

export const campaignRolledBack: Line<CampaignRolledBackTold> = ({ round, phase, step, reason }, say) =>
  `Die Spielleitung hat die Kampagne auf Runde ${round}, Beginn der Phase „${say.phase(phase)}${step ? ` (${say.step(step)})` : ''}“, zurückgesetzt.${because(reason)}`;

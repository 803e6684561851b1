import type { Line } from '../say';
import { Wer, hat, ueberDasGefecht, because } from '../words/de';
import type { ReportDisputedTold } from './report-disputed';

export const reportDisputed: Line<ReportDisputedTold> = ({ hex, force, reason }, say) =>
  `${Wer(say, force)} ${hat(say, force)} den Bericht ${ueberDasGefecht(hex)} bestritten.${because(reason)}`;

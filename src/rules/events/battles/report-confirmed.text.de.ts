import type { Line } from '../say';
import { Wer, hat, ueberDasGefecht } from '../words/de';
import type { ReportConfirmedTold } from './report-confirmed';

export const reportConfirmed: Line<ReportConfirmedTold> = ({ hex, force }, say) =>
  `${Wer(say, force)} ${hat(say, force)} den Bericht ${ueberDasGefecht(hex)} bestätigt.`;

import type { NoticeText } from '../say';
import type { ReportData } from './report-to-confirm';

export const reportDisputed: NoticeText<ReportData> = ({ hex }) => ({
  title: 'Ein Bericht ist bestritten',
  body: `Jemand widerspricht dem Bericht zum Gefecht${hex === null ? '' : ` in ${hex}`}. Einigt euch auf einen neuen, sonst entscheidet die Spielleitung.`,
});

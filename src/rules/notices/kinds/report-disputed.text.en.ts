import type { NoticeText } from '../say';
import type { ReportData } from './report-to-confirm';

export const reportDisputed: NoticeText<ReportData> = ({ hex }) => ({
  title: 'A report is disputed',
  body: `Somebody disagrees with the report of the battle${hex === null ? '' : ` in ${hex}`}. Agree on another one, or the game master decides.`,
});

import type { NoticeText } from '../say';
import type { ReportData } from './report-to-confirm';

export const reportToConfirm: NoticeText<ReportData> = ({ hex }) => ({
  title: 'A report waits for you',
  body: `The battle${hex === null ? '' : ` in ${hex}`} has been reported. Confirm the report, or say what is wrong with it.`,
});

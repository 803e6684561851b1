import type { NoticeText } from '../say';
import type { ReportData } from './report-to-confirm';

export const reportToConfirm: NoticeText<ReportData> = ({ hex }) => ({
  title: 'Ein Bericht wartet auf dich',
  body: `Zum Gefecht${hex === null ? '' : ` in ${hex}`} liegt ein Bericht vor. Bestätige ihn, oder sag, was daran falsch ist.`,
});

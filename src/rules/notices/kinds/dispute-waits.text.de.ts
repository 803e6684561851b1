import type { NoticeText } from '../say';
import type { DisputeData } from './dispute-waits';

export const disputeWaits: NoticeText<DisputeData> = ({ hex }) => ({
  title: 'Ein strittiger Bericht wartet auf dich',
  body: `Der Bericht zum Gefecht${hex === null ? '' : ` in ${hex}`} ist strittig. Entscheide, oder lass die Spieler einen neuen einreichen.`,
});

import type { NoticeText } from '../say';
import type { DisputeData } from './dispute-waits';

export const disputeWaits: NoticeText<DisputeData> = ({ hex }) => ({
  title: 'Ein bestrittener Bericht wartet auf dich',
  body: `Der Bericht zum Gefecht${hex === null ? '' : ` in ${hex}`} ist bestritten. Entscheide, oder lass die Spieler einen neuen abgeben.`,
});

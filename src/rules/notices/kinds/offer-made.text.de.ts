import type { NoticeText } from '../say';
import type { OfferData } from './offer-made';

export const offerMade: NoticeText<OfferData> = ({ from }) => ({
  title: 'Ein Angebot für dich',
  body: `${from} bietet dir einen Tausch an.`,
});

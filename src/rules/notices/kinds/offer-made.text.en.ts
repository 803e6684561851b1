import type { NoticeText } from '../say';
import type { OfferData } from './offer-made';

export const offerMade: NoticeText<OfferData> = ({ from }) => ({
  title: 'An offer for you',
  body: `${from} offers you an exchange.`,
});

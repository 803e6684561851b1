import type { Line } from '../say';
import { Who, who } from '../words/en';
import type { OfferWithdrawnTold } from './offer-withdrawn';

export const offerWithdrawn: Line<OfferWithdrawnTold> = ({ from, to, reason }, say) => {
  if (reason === 'withdrawn') return `${Who(say, from)} withdrew the exchange offered to ${who(say, to)}.`;
  if (reason === 'declined') return `${Who(say, to)} declined the exchange offered by ${who(say, from)}.`;
  return `The exchange that ${who(say, from)} offered to ${who(say, to)} has lapsed: the supply phase is over.`;
};

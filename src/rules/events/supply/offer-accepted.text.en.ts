import type { Line } from '../say';
import { Who, who } from '../words/en';
import type { OfferAcceptedTold } from './offer-accepted';

export const offerAccepted: Line<OfferAcceptedTold> = ({ from, to }, say) =>
  `${Who(say, to)} accepted the exchange that ${who(say, from)} had offered; it was carried out.`;

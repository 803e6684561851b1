import type { Line } from '../say';
import { Wer, hat, werAuch } from '../words/de';
import type { OfferAcceptedTold } from './offer-accepted';

export const offerAccepted: Line<OfferAcceptedTold> = ({ from, to }, say) =>
  `${Wer(say, to)} ${hat(say, to)} den Tausch angenommen, den ${werAuch(say, from)} angeboten ${say.isYou(from) ? 'hattest' : 'hatte'}; er ist ausgeführt.`;

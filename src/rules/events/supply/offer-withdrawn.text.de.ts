import type { Line } from '../say';
import { Wer, hat, wem, werAuch } from '../words/de';
import type { OfferWithdrawnTold } from './offer-withdrawn';

export const offerWithdrawn: Line<OfferWithdrawnTold> = ({ from, to, reason }, say) => {
  if (reason === 'withdrawn')
    return `${Wer(say, from)} ${hat(say, from)} den Tausch zurückgezogen, der ${wem(say, to)} angeboten war.`;
  if (reason === 'declined')
    return `${Wer(say, to)} ${hat(say, to)} den Tausch abgelehnt, den ${werAuch(say, from)} angeboten ${say.isYou(from) ? 'hattest' : 'hatte'}.`;
  return `Der Tausch, den ${werAuch(say, from)} ${wem(say, to)} angeboten ${say.isYou(from) ? 'hattest' : 'hatte'}, ist hinfällig: Die Nachschubphase ist vorbei.`;
};

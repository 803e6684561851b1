/** offer-withdrawn (DEP-5): an offer is off the table: withdrawn by its maker, declined, or lapsed with the supply phase. */
import type { ForceId, OfferId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { defineEvent } from '../definition';

export interface OfferWithdrawn {
  readonly offer: OfferId;
  readonly from: ForceId;
  readonly to: ForceId;
  readonly reason: 'withdrawn' | 'declined' | 'lapsed';
}

export const offerWithdrawn = defineEvent<'offer-withdrawn', OfferWithdrawn>({
  type: 'offer-withdrawn',
  apply: (draft, { offer }) => draft.remove('offers', offer),
  tell: ({ offer, from, to, reason }, audience) => (mayKnow(audience, from, to) ? { offer, from, to, reason } : null),
  text: {
    en: (told) => `An offered exchange ${told['reason'] === 'lapsed' ? 'has' : 'was'} ${String(told['reason'])}.`,
    de: (told) => {
      const words: Readonly<Record<string, string>> = { withdrawn: 'zurückgezogen', declined: 'abgelehnt', lapsed: 'hinfällig' };
      return `Ein angebotener Tausch ${told['reason'] === 'lapsed' ? 'ist' : 'wurde'} ${words[String(told['reason'])] ?? ''}.`;
    },
  },
});

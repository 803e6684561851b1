/** offer-accepted (DEP-5): an exchange was agreed on; what changes hands follows as events of its own. */
import type { ForceId, OfferId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { defineEvent } from '../definition';

export interface OfferAccepted {
  readonly offer: OfferId;
  readonly from: ForceId;
  readonly to: ForceId;
}

/** What is told of it. */
export interface OfferAcceptedTold {
  readonly offer: string;
  readonly from: string;
  readonly to: string;
}

export const offerAccepted = defineEvent<'offer-accepted', OfferAccepted, OfferAcceptedTold>({
  type: 'offer-accepted',
  apply: (draft, { offer }) => draft.remove('offers', offer),
  tell: ({ offer, from, to }, audience) => (mayKnow(audience, from, to) ? { offer, from, to } : null),
});

/**
 * offer-withdrawn (DEP-5): an offer is off the table: withdrawn by its maker, declined, or lapsed with the
 * supply phase.
 */
import type { ForceId, OfferId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { defineEvent } from '../definition';

export interface OfferWithdrawn {
  readonly offer: OfferId;
  readonly from: ForceId;
  readonly to: ForceId;
  readonly reason: 'withdrawn' | 'declined' | 'lapsed';
}

/** What is told of it. */
export interface OfferWithdrawnTold {
  readonly offer: string;
  readonly from: string;
  readonly to: string;
  readonly reason: 'withdrawn' | 'declined' | 'lapsed';
}

export const offerWithdrawn = defineEvent<'offer-withdrawn', OfferWithdrawn, OfferWithdrawnTold>({
  type: 'offer-withdrawn',
  apply: (draft, { offer }) => draft.remove('offers', offer),
  tell: ({ offer, from, to, reason }, audience) =>
    mayKnow(audience, from, to) ? { offer, from, to, reason } : null,
});

/** offer-made (DEP-5): one player offered another an exchange. The two know it, and the GM. */
import { mayKnow } from '../../model/audience';
import type { Goods, OfferRow } from '../../model/state';
import { defineEvent } from '../definition';

/** As clients count it: tons in tons, and scrap too. */
export type GoodsTold = Omit<Goods, 'tons'> & { readonly tons: number };

export interface OfferMade {
  readonly offer: OfferRow;
  /** The maker's counter that the id is derived from. */
  readonly counter: number;
  /** What the offer says, as clients count it. */
  readonly said: { readonly give: GoodsTold; readonly take: GoodsTold };
}

/** What is told of it. */
export interface OfferMadeTold {
  readonly offer: string;
  readonly from: string;
  readonly to: string;
  readonly give: GoodsTold;
  readonly take: GoodsTold;
}

export const offerMade = defineEvent<'offer-made', OfferMade, OfferMadeTold>({
  type: 'offer-made',
  apply: (draft, { offer, counter }) => {
    draft.put('offers', offer.id, offer);
    const force = draft.row('forces', offer.from);
    if (force !== null)
      draft.patch('forces', offer.from, { counters: { ...force.counters, offers: counter } });
  },
  tell: ({ offer, said }, to) => {
    if (!mayKnow(to, offer.from, offer.to)) return null;
    return { offer: offer.id, from: offer.from, to: offer.to, give: said.give, take: said.take };
  },
});

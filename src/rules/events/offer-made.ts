/** offer-made (DEP-5): one player offered another an exchange. The two know it, and the GM. */
import { toTons } from '../../kernel/tonnage';
import type { Goods, OfferRow } from '../model/state';
import { defineEvent, type Told } from './definition';

export interface OfferMade {
  readonly offer: OfferRow;
  /** The maker's counter that the id is derived from. */
  readonly counter: number;
}

const goodsTold = ({ tons, stock, prisoners }: Goods): Told => ({
  tons: toTons(tons),
  stock: stock.map(({ hex, item, quantity }) => ({ hex, item, quantity })),
  prisoners,
});

export const offerMade = defineEvent<'offer-made', OfferMade>({
  type: 'offer-made',
  version: 1,
  apply: (draft, { offer, counter }) => {
    draft.put('offers', offer.id, offer);
    const force = draft.row('forces', offer.from);
    if (force !== null) draft.patch('forces', offer.from, { counters: { ...force.counters, offers: counter } });
  },
  tell: ({ offer }, to) => {
    if (to.kind === 'observer' || (to.kind === 'force' && to.force !== offer.from && to.force !== offer.to)) return null;
    return { offer: offer.id, from: offer.from, to: offer.to, give: goodsTold(offer.give), take: goodsTold(offer.take) };
  },
  text: {
    en: () => 'An exchange was offered.',
    de: () => 'Ein Tausch wurde angeboten.',
  },
});

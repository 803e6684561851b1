/** offer-made (DEP-5): one player offered another an exchange. The two know it, and the GM. */
import type { ItemId } from '../../../catalog/model';
import type { PilotId } from '../../../kernel/ids';
import type { Hex } from '../../model/map';
import type { OfferRow } from '../../model/state';
import { defineEvent } from '../definition';

/** As clients count it: tons in tons, and scrap too. */
export interface GoodsTold {
  readonly tons: number;
  readonly stock: readonly { readonly hex: Hex; readonly item: ItemId; readonly quantity: number }[];
  readonly prisoners: readonly PilotId[];
}

export interface OfferMade {
  readonly offer: OfferRow;
  /** The maker's counter that the id is derived from. */
  readonly counter: number;
  /** What the offer says, as clients count it. */
  readonly said: { readonly give: GoodsTold; readonly take: GoodsTold };
}

export const offerMade = defineEvent<'offer-made', OfferMade>({
  type: 'offer-made',
  version: 1,
  apply: (draft, { offer, counter }) => {
    draft.put('offers', offer.id, offer);
    const force = draft.row('forces', offer.from);
    if (force !== null) draft.patch('forces', offer.from, { counters: { ...force.counters, offers: counter } });
  },
  tell: ({ offer, said }, to) => {
    if (to.kind === 'observer' || (to.kind === 'force' && to.force !== offer.from && to.force !== offer.to)) return null;
    return { offer: offer.id, from: offer.from, to: offer.to, give: said.give, take: said.take };
  },
  text: {
    en: () => 'An exchange was offered.',
    de: () => 'Ein Tausch wurde angeboten.',
  },
});

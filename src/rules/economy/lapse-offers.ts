/** DEP-5: exchanges are made in the supply phase; what is still on offer when it closes lapses. */
import { rowsOf } from '../model/draft';
import type { Turn } from '../model/turn';

export const lapseOffers = (resolution: Turn): void => {
  for (const { id, from, to } of rowsOf(resolution.state.offers))
    resolution.emit({ type: 'offer-withdrawn', data: { offer: id, from, to, reason: 'lapsed' } });
};

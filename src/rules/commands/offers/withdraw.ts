/** Taking an offer off the table (DEP-5): its maker withdraws it, or the other declines it. */
import { type ForceId, type OfferId, violation, type Violation } from '../../../kernel';
import { rowOf } from '../../model/draft';
import type { Resolution } from '../../resolution';
import { phaseViolations } from './phase';

/** Emits `offer-withdrawn`. An offer between others does not exist for a force: `offers/unknown`. */
export const withdrawOffer = (resolution: Resolution, force: ForceId, id: OfferId): readonly Violation[] => {
  const offer = rowOf(resolution.state.offers, id);
  if (offer === null || (offer.from !== force && offer.to !== force))
    return [violation('offers/unknown', 'DEP-5', '', { offer: id })];
  const violations = phaseViolations(resolution.state, force);
  if (violations.length > 0) return violations;
  resolution.emit({
    type: 'offer-withdrawn',
    data: {
      offer: offer.id,
      from: offer.from,
      to: offer.to,
      reason: offer.from === force ? 'withdrawn' : 'declined',
    },
  });
  return [];
};

/** Making an offer (DEP-5): open between the two, in the supply phase. */
import {
  at,
  err,
  type ForceId,
  type OfferId,
  ok,
  type Result,
  violation,
  type Violation,
} from '../../../kernel';
import { closed, missedAsOne, named, object, type Of, readAll } from '../../../kernel/shape';
import { givingViolations, goodsOf, goodsSent, goodsTold, isNothing } from '../../economy/goods';
import { nextId } from '../../economy/new-ids';
import { rowOf, rowsOf } from '../../model/draft';
import type { Resolution } from '../../resolution';
import { force } from '../../shapes';
import { phaseViolations } from './phase';

/** Enough for any haggling; keeps a hostile player from filling the table. */
const MAX_OPEN_OFFERS = 50;

const goods = missedAsOne(named(goodsSent, { $ref: '#/components/schemas/Goods' }));

/** An offer as sent: to whom, what they would get, and what for. */
export const offer = closed(object({ to: force, give: goods, take: goods }));
export type OfferSent = Of<typeof offer>;

/** Every mistake of form at once, pointers from the document's root. */
export const parseOffer = (input: unknown): Result<OfferSent, readonly Violation[]> => readAll(offer, input);

/**
 * Emits `offer-made` and gives the offer's id, or everything that is wrong. What the other would give is not
 * checked against what they have: that would tell.
 */
export const makeOffer = (
  resolution: Resolution,
  from: ForceId,
  sent: OfferSent,
): Result<OfferId, readonly Violation[]> => {
  const { state, catalog } = resolution;
  const give = goodsOf(catalog, sent.give, '/give');
  const take = goodsOf(catalog, sent.take, '/take');
  const partner = rowOf(state.forces, sent.to);
  const open = rowsOf(state.offers).filter((one) => one.from === from).length;
  const violations = [
    ...phaseViolations(state, from),
    ...(partner === null || partner.out || partner.id === from
      ? [violation('offers/no-partner', 'DEP-5', '/to', { force: sent.to })]
      : []),
    ...give.violations,
    ...take.violations,
    ...at('/give', givingViolations(state, catalog, from, give.goods)),
    ...(isNothing(give.goods) && isNothing(take.goods) ? [violation('offers/nothing', 'DEP-5', '')] : []),
    ...(open >= MAX_OPEN_OFFERS ? [violation('offers/too-many', null, '', { max: MAX_OPEN_OFFERS })] : []),
  ];
  if (violations.length > 0) return err(violations);
  const { id, counter } = nextId(state, from, 'offers');
  const said = { give: goodsTold(catalog, give.goods), take: goodsTold(catalog, take.goods) };
  resolution.emit({
    type: 'offer-made',
    data: { offer: { id, from, to: sent.to, give: give.goods, take: take.goods }, counter, said },
  });
  return ok(id);
};

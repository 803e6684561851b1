/** Making an offer (DEP-5): open between the two, in the supply phase. */
import { at, err, type ForceId, type OfferId, ok, type Result, violation, type Violation } from '../../../kernel';
import { givingViolations, goodsOf, goodsTold, isNothing, readGoods, type GoodsSent } from '../../economy/goods';
import { nextId } from '../../economy/new-ids';
import { rowOf, rowsOf } from '../../model/draft';
import { Fields } from '../../orders/fields';
import type { Resolution } from '../../resolution';
import { phaseViolations } from './phase';

/** Enough for any haggling; keeps a hostile player from filling the table. */
const MAX_OPEN_OFFERS = 50;

export interface OfferSent {
  readonly to: ForceId;
  readonly give: GoodsSent;
  readonly take: GoodsSent;
}

/** `{ to, give, take }`; every mistake of form at once, pointers from the document's root. */
export const parseOffer = (input: unknown): Result<OfferSent, readonly Violation[]> => {
  const fields = new Fields(input);
  const violations: Violation[] = [];
  const to = fields.id<ForceId>('to');
  const sides = (['give', 'take'] as const).map((side) => {
    const goods: unknown = fields.raw(side);
    if (fields.has(side)) return readGoods(goods, `/${side}`, violations);
    fields.refuse(side, 'shape/missing');
    return null;
  });
  const done = fields.done(to);
  const [give, take] = sides;
  const all = done.ok ? violations : [...done.error, ...violations];
  return all.length === 0 && give !== undefined && give !== null && take !== undefined && take !== null ? ok({ to, give, take }) : err(all);
};

/**
 * Emits `offer-made` and gives the offer's id, or everything that is wrong. What the other would give is not checked against what
 * he has: that would tell.
 */
export const makeOffer = (resolution: Resolution, from: ForceId, sent: OfferSent): Result<OfferId, readonly Violation[]> => {
  const { state, catalog } = resolution;
  const give = goodsOf(catalog, sent.give, '/give');
  const take = goodsOf(catalog, sent.take, '/take');
  const partner = rowOf(state.forces, sent.to);
  const open = rowsOf(state.offers).filter((offer) => offer.from === from).length;
  const violations = [
    ...phaseViolations(state, from),
    ...(partner === null || partner.out || partner.id === from ? [violation('offers/no-partner', 'DEP-5', '/to', { force: sent.to })] : []),
    ...give.violations,
    ...take.violations,
    ...at('/give', givingViolations(state, catalog, from, give.goods)),
    ...(isNothing(give.goods) && isNothing(take.goods) ? [violation('offers/nothing', 'DEP-5', '')] : []),
    ...(open >= MAX_OPEN_OFFERS ? [violation('offers/too-many', null, '', { max: MAX_OPEN_OFFERS })] : []),
  ];
  if (violations.length > 0) return err(violations);
  const { id, counter } = nextId(state, from, 'offers');
  const said = { give: goodsTold(catalog, give.goods), take: goodsTold(catalog, take.goods) };
  resolution.emit({ type: 'offer-made', data: { offer: { id, from, to: sent.to, give: give.goods, take: take.goods }, counter, said } });
  return ok(id);
};

/** Exchanges as the two who make them see them (DEP-5). */
import type { Catalog } from '../../catalog';
import { goodsTold } from '../economy/goods';
import type { Knowledge } from '../knowledge/knowledge';
import type { OfferRow } from '../model/state';
import type { OfferShape } from './shapes';

export const offerShape = (catalog: Catalog, { id, from, to, give, take }: OfferRow): OfferShape => ({
  id,
  from,
  to,
  give: goodsTold(catalog, give),
  take: goodsTold(catalog, take),
});

export const offersOf = (knowledge: Knowledge, catalog: Catalog): readonly OfferShape[] =>
  knowledge.offers.map((offer) => offerShape(catalog, offer));

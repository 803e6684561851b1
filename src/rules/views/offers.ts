/** Exchanges as the two who make them see them (DEP-5). */
import { toTons } from '../../kernel/tonnage';
import type { Knowledge } from '../knowledge/knowledge';
import type { Goods, OfferRow } from '../model/state';
import type { GoodsShape, OfferShape } from './shapes';

const goodsShape = ({ tons, stock, prisoners }: Goods): GoodsShape => ({ tons: toTons(tons), stock, prisoners });

export const offerShape = ({ id, from, to, give, take }: OfferRow): OfferShape => ({ id, from, to, give: goodsShape(give), take: goodsShape(take) });

export const offersOf = (knowledge: Knowledge): readonly OfferShape[] => knowledge.offers.map(offerShape);

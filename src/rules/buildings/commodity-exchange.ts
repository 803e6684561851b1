/** BLD-EXCH: sales fetch three quarters of the tonnage instead of half (SUP-6). */
import { best } from './benefit';
import { defineBuilding } from './definition';
import { text } from './commodity-exchange.text';

export const commodityExchange = defineBuilding({
  type: 'commodity-exchange',
  rule: 'BLD-EXCH',
  benefits: { saleBase: best(75) },
  text,
});

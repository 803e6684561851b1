/** BLD-EXCH: sales fetch three quarters of the tonnage instead of half (SUP-6). */
import { defineBuilding } from './definition';

export const commodityExchange = defineBuilding({ type: 'commodity-exchange', rule: 'BLD-EXCH', saleBase: 75 });

/**
 * BLD-TRADE: every factor of parts and structure falls by 0.1, every factor of a sale rises by 0.1; bought
 * mechs may enter play here.
 */
import { term } from './benefit';
import { defineBuilding } from './definition';
import { text } from './free-trader.text';

export const freeTrader = defineBuilding({
  type: 'free-trader',
  rule: 'BLD-TRADE',
  entry: true,
  benefits: { partFactors: term(-10), saleFactors: term(10) },
  text,
});

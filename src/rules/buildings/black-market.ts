/**
 * BLD-BLACK: the other technology can be bought at twice its tonnage, each article once a round; bought mechs
 * may enter play here.
 */
import { sum } from './benefit';
import { defineBuilding } from './definition';
import { text } from './black-market.text';

export const blackMarket = defineBuilding({
  type: 'black-market',
  rule: 'BLD-BLACK',
  entry: true,
  benefits: { foreignArticles: sum(1) },
  text,
});

/** BLD-BLACK: the other technology can be bought at twice its tonnage, each article once a round; bought mechs may enter play here. */
import { defineBuilding } from './definition';

export const blackMarket = defineBuilding({ type: 'black-market', rule: 'BLD-BLACK', entry: true, sellsOtherTechnology: true });

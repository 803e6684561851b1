/** BLD-TRADE: every factor of parts and structure falls by 0.1, every factor of a sale rises by 0.1; bought mechs may enter play here. */
import { defineBuilding } from './definition';

export const freeTrader = defineBuilding({ type: 'free-trader', rule: 'BLD-TRADE', entry: true, partFactor: -10, saleFactor: 10 });

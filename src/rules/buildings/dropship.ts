/** BLD-DROP: carries one lance anywhere on the map within the round. */
import { defineBuilding } from './definition';

export const dropship = defineBuilding({ type: 'dropship', rule: 'BLD-DROP', orders: ['dropship'] });

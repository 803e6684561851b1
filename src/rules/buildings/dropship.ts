/** BLD-DROP: carries one lance anywhere on the map within the round. */
import { defineBuilding } from './definition';
import { text } from './dropship.text';

export const dropship = defineBuilding({ type: 'dropship', rule: 'BLD-DROP', orders: ['dropship'], text });

/** BLD-ACA: pilots who sit in no mech are trained here for tons. */
import { defineBuilding } from './definition';
import { text } from './academy.text';

export const academy = defineBuilding({ type: 'academy', rule: 'BLD-ACA', orders: ['train'], text });

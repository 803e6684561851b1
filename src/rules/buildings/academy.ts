/** BLD-ACA: pilots who sit in no mech are trained here for tons. */
import { defineBuilding } from './definition';

export const academy = defineBuilding({ type: 'academy', rule: 'BLD-ACA', orders: ['train'] });

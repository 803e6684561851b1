/** BLD-MERC: hires mechs with pilots for a round. */
import { defineBuilding } from './definition';
import { text } from './mercenary-camp.text';

export const mercenaryCamp = defineBuilding({
  type: 'mercenary-camp',
  rule: 'BLD-MERC',
  orders: ['hire'],
  text,
});

/** BLD-AMMO: delivers 10 t of ammunition a round to its hex. */
import { defineBuilding } from './definition';
import { text } from './ammunition-depot.text';

export const ammunitionDepot = defineBuilding({
  type: 'ammunition-depot',
  rule: 'BLD-AMMO',
  orders: ['ammunition'],
  text,
});

/**
 * BLD-FACT: makes 10 t of a mech of the own faction a round; it starts here, and bought mechs may enter play
 * here.
 */
import { defineBuilding } from './definition';
import { text } from './mech-factory.text';

export const mechFactory = defineBuilding({
  type: 'mech-factory',
  rule: 'BLD-FACT',
  entry: true,
  orders: ['factory'],
  text,
});

/** BLD-GUER: the troops of its controller deploy anywhere on the battlefield. */
import { mark } from './benefit';
import { defineBuilding } from './definition';
import { text } from './guerrilla-hq.text';

export const guerrillaHq = defineBuilding({
  type: 'guerrilla-hq',
  rule: 'BLD-GUER',
  benefits: { deploysAnywhere: mark() },
  text,
});

/**
 * BLD-QUARRY: a ton repairs 10 CP instead of 5, what enemies have repaired brings its controller tons, and
 * battles cannot damage it.
 */
import { best, each } from './benefit';
import { defineBuilding } from './definition';
import { text } from './quarry.text';

export const quarry = defineBuilding({
  type: 'quarry',
  rule: 'BLD-QUARRY',
  indestructible: true,
  benefits: { cpPerTon: best(10), enemyCpPerTon: each(10) },
  text,
});

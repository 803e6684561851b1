/** BLD-PORT: brings 10 t more supply a round; bought mechs may enter play here. */
import { tons } from '../../kernel';
import { tonsByType } from './benefit';
import { defineBuilding } from './definition';
import { text } from './spaceport.text';

export const spaceport = defineBuilding({
  type: 'spaceport',
  rule: 'BLD-PORT',
  entry: true,
  benefits: { income: tonsByType(tons(10)) },
  text,
});

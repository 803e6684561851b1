/** BLD-PORT: brings 10 t more supply a round; bought mechs may enter play here. */
import { tons } from '../../kernel/tonnage';
import { defineBuilding } from './definition';

export const spaceport = defineBuilding({ type: 'spaceport', rule: 'BLD-PORT', entry: true, income: tons(10) });

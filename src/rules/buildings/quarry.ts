/** BLD-QUARRY: a ton repairs 10 CP instead of 5, what enemies have repaired brings its controller tons, and battles cannot damage it. */
import { defineBuilding } from './definition';

export const quarry = defineBuilding({ type: 'quarry', rule: 'BLD-QUARRY', cpPerTon: 10, enemyCpPerTon: 10, indestructible: true });

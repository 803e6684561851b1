/** BLD-SCRAP: salvage counts only half of the lost structure, in both choices of SALV-2. */
import { mark } from './benefit';
import { defineBuilding } from './definition';
import { text } from './scrapyard.text';

export const scrapyard = defineBuilding({
  type: 'scrapyard',
  rule: 'BLD-SCRAP',
  benefits: { halvesLostStructure: mark() },
  text,
});

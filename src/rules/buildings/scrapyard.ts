/** BLD-SCRAP: salvage counts only half of the lost structure, in both choices of SALV-2. */
import { defineBuilding } from './definition';

export const scrapyard = defineBuilding({ type: 'scrapyard', rule: 'BLD-SCRAP', halvesLostStructure: true });

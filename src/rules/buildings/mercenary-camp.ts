/** BLD-MERC: hires mechs with pilots for a round. */
import { defineBuilding } from './definition';

export const mercenaryCamp = defineBuilding({ type: 'mercenary-camp', rule: 'BLD-MERC', orders: ['hire'] });

/** BLD-HANGAR: restores one shut-down mech in its hex a round to factory state. */
import { defineBuilding } from './definition';

export const repairHangar = defineBuilding({ type: 'repair-hangar', rule: 'BLD-HANGAR', orders: ['hangar'] });

/** BLD-HANGAR: restores one shut-down mech in its hex a round to factory state. */
import { defineBuilding } from './definition';
import { text } from './repair-hangar.text';

export const repairHangar = defineBuilding({
  type: 'repair-hangar',
  rule: 'BLD-HANGAR',
  orders: ['hangar'],
  text,
});

/** BLD-GUER: the troops of its controller deploy anywhere on the battlefield. */
import { defineBuilding } from './definition';

export const guerrillaHq = defineBuilding({ type: 'guerrilla-hq', rule: 'BLD-GUER', deploysAnywhere: true });

/** BLD-AIR: one Peregrine Attack VTOL may join every battle of its controller (BLD-7). */
import type { DesignSlug } from '../../catalog/model';
import { defineBuilding } from './definition';

export const airfield = defineBuilding({ type: 'airfield', rule: 'BLD-AIR', support: 'peregrine-attack-vtol-standard' as DesignSlug });

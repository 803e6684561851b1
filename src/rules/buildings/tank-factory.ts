/** BLD-TANK: one Centipede Scout Car may join every battle of its controller (BLD-7). */
import type { DesignSlug } from '../../catalog/model';
import { defineBuilding } from './definition';

export const tankFactory = defineBuilding({ type: 'tank-factory', rule: 'BLD-TANK', support: 'centipede-scout-car-standard' as DesignSlug });

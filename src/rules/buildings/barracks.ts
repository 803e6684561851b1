/** BLD-INF: one platoon of laser infantry may join every battle of its controller (BLD-7). */
import type { DesignSlug } from '../../catalog/model';
import { defineBuilding } from './definition';

export const barracks = defineBuilding({ type: 'barracks', rule: 'BLD-INF', support: 'foot-platoon-laser' as DesignSlug });

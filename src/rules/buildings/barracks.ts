/** BLD-INF: one platoon of laser infantry may join every battle of its controller (BLD-7). */
import type { DesignSlug } from '../../catalog';
import { each } from './benefit';
import { defineBuilding } from './definition';
import { text } from './barracks.text';

export const barracks = defineBuilding({
  type: 'barracks',
  rule: 'BLD-INF',
  benefits: { support: each('foot-platoon-laser' as DesignSlug) },
  text,
});

/** BLD-AIR: one Peregrine Attack VTOL may join every battle of its controller (BLD-7). */
import type { DesignSlug } from '../../catalog';
import { each } from './benefit';
import { defineBuilding } from './definition';
import { text } from './airfield.text';

export const airfield = defineBuilding({
  type: 'airfield',
  rule: 'BLD-AIR',
  benefits: { support: each('peregrine-attack-vtol-standard' as DesignSlug) },
  text,
});

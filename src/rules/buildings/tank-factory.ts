/** BLD-TANK: one Centipede Scout Car may join every battle of its controller (BLD-7). */
import type { DesignSlug } from '../../catalog';
import { each } from './benefit';
import { defineBuilding } from './definition';
import { text } from './tank-factory.text';

export const tankFactory = defineBuilding({
  type: 'tank-factory',
  rule: 'BLD-TANK',
  benefits: { support: each('centipede-scout-car-standard' as DesignSlug) },
  text,
});

/** BLD-HOSP: the injured pilots of its controller regain 2 health a round instead of 1 (INJ-1). */
import { most } from './benefit';
import { defineBuilding } from './definition';
import { text } from './hospital.text';

export const hospital = defineBuilding({
  type: 'hospital',
  rule: 'BLD-HOSP',
  benefits: { healing: most(2) },
  text,
});

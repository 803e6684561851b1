/** BLD-HOSP: the injured pilots of its controller regain 2 health a round instead of 1 (INJ-1). */
import { defineBuilding } from './definition';

export const hospital = defineBuilding({ type: 'hospital', rule: 'BLD-HOSP', healing: 2 });

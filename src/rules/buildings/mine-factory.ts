/** BLD-MINE: lays up to 5 mines in each battle of its controller. */
import { defineBuilding } from './definition';

export const mineFactory = defineBuilding({ type: 'mine-factory', rule: 'BLD-MINE', mines: 5 });

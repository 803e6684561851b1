/** BLD-MINE: lays up to 5 mines in each battle of its controller. */
import { sum } from './benefit';
import { defineBuilding } from './definition';
import { text } from './mine-factory.text';

export const mineFactory = defineBuilding({
  type: 'mine-factory',
  rule: 'BLD-MINE',
  benefits: { mines: sum(5) },
  text,
});

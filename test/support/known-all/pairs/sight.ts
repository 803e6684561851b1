/** SIGHT-1 to SIGHT-3, SIGHT-5: the hexes in enemy sight. */
import { enemyTriggerMask } from '../../../../src/rules/knowledge/sight';
import { knownEnemySight } from '../../../../src/rules/movement/sightings';
import { PHASES_WITH_ORDERS } from '../../../../src/rules/testing/arbitraries';
import { rowsOf } from '../../../../src/rules/model/draft';
import type { Pair } from '../pairs';
import { knownWorld, knows } from '../world';

export const sight: Pair = {
  name: 'SIGHT-1 SIGHT-2 SIGHT-3 SIGHT-5 sight',
  compare: (seed) => {
    const { state } = knownWorld(seed, PHASES_WITH_ORDERS[seed % PHASES_WITH_ORDERS.length] ?? {});
    const forces = rowsOf(state.forces).map(({ id }) => id);
    return {
      computed: forces.map((force) => knownEnemySight(knows(state, force)).join('')),
      decided: forces.map((force) => enemyTriggerMask(state, force).join('')),
    };
  },
};

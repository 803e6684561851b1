/** DEP-1, DEP-4, BLD-MERC: where mechs come into play, where things are stored, and where mechs are hired. */
import {
  entryHexes,
  entryOf,
  groundOfKnowledge,
  groundOfState,
  hireHexes,
  storeHexes,
  type Ground,
} from '../../../../src/rules/economy/ground';
import type { Hex } from '../../../../src/rules';
import { rowsOf } from '../../../../src/rules/model/draft';
import type { Orders } from '../../../../src/rules/model/order';
import type { Pair } from '../pairs';
import { closeAlone, knownWorld, knows, offered } from '../world';

const placesOf = (ground: Ground) => ({
  entries: entryHexes(ground),
  open: entryOf(ground),
  stores: storeHexes(ground),
  hires: hireHexes(ground),
});

interface BuyOptions {
  readonly hexes: readonly Hex[];
  readonly waits: boolean;
}

export const entry: Pair = {
  name: 'DEP-1 DEP-4 BLD-MERC hexes of entry',
  compare: (seed) => {
    const { state } = knownWorld(seed, { phase: 'supply' });
    const forces = rowsOf(state.forces).map(({ id }) => id);
    const { hexes, waits } = offered<BuyOptions>(state, 'buy-mech') ?? { hexes: [], waits: false };
    const bought = hexes.map((hex) => {
      const order: Orders['buy-mech'] = {
        type: 'buy-mech',
        design: 'locust-lct-1v' as Orders['buy-mech']['design'],
        hex,
      };
      return closeAlone(state, [order]).events.flatMap((event) =>
        event.type === 'mech-bought' ? [event.data.hex] : [],
      );
    });
    return {
      computed: [
        forces.map((force) => placesOf(groundOfKnowledge(knows(state, force)))),
        hexes.map((hex) => [waits ? null : hex]),
      ],
      decided: [forces.map((force) => placesOf(groundOfState(state, force))), bought],
    };
  },
};

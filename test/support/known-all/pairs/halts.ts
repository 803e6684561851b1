/** MOV-5, BLD-RAIL, BLD-DROP: which moves enemy sight, or an enemy in the way, does not let be made whole. */
import { enemyTriggerMask } from '../../../../src/rules/knowledge/sight';
import { gridOf } from '../../../../src/rules/map/grid';
import { neighbour } from '../../../../src/kernel/hex';
import { isPassable } from '../../../../src/rules/map/grid';
import { DIRECTIONS, type Hex } from '../../../../src/rules/model/map';
import { rowsOf } from '../../../../src/rules/model/draft';
import type { CampaignState, MechRow } from '../../../../src/rules/model/state';
import { trainStops } from '../../../../src/rules/movement/train-stops';
import { umpire } from '../../../../src/rules/movement/umpire';
import { move } from '../../../../src/rules/orders/move';
import { rail } from '../../../../src/rules/orders/rail';
import { dropship } from '../../../../src/rules/orders/dropship';
import type { Chance } from '../../../../src/rules/testing/arbitraries';
import type { Pair } from '../pairs';
import { A, contextOf, knownWorld } from '../world';

const OF_SIGHT: readonly string[] = ['movement/into-enemy-sight', 'movement/stays-in-enemy-sight'];
const OF_TRAINS: readonly string[] = ['movement/through-enemy', 'movement/train-into-enemy'];

const anyPath = (random: Chance, state: CampaignState, start: Hex): readonly Hex[] => {
  const path: Hex[] = [];
  let at = start;
  for (let steps = 1 + random.below(5); steps > 0; steps -= 1) {
    const next = neighbour(at, random.pick(DIRECTIONS));
    if (next === null || !isPassable(state.map, next)) continue;
    path.push(next);
    at = next;
  }
  return path;
};

/** Whether the umpire lets it make all steps, when nobody else moves. */
const comesThere = (state: CampaignState, from: Hex, path: readonly Hex[]): boolean => {
  const grid = gridOf(state.map);
  const mover = {
    start: grid.indexOf(from),
    path: path.map(grid.indexOf),
    side: 0,
    enemySight: enemyTriggerMask(state, A),
  };
  return umpire(grid, [mover])[0] === path.length;
};

const isStopped = (state: CampaignState, mech: MechRow, from: Hex, path: readonly Hex[]): boolean =>
  (trainStops(state, [{ mech: { ...mech, moved: 'rail' }, from, path }])[0] ?? 0) < path.length;

export const halts: Pair = {
  name: 'MOV-5 BLD-RAIL BLD-DROP halts',
  compare: (seed) => {
    const { random, state } = knownWorld(seed, { phase: 'movement' });
    const context = contextOf(state);
    const walks = rowsOf(state.mechs).flatMap((mech) => {
      const path = mech.force === A && mech.hex !== null ? anyPath(random, state, mech.hex) : [];
      return mech.hex === null || path.length === 0 ? [] : [{ mech, from: mech.hex, path }];
    });
    const forbidden =
      (dropship.options(context) as { readonly forbidden: readonly Hex[] } | null)?.forbidden ?? null;
    const goals = gridOf(state.map).hexes.filter((hex) => isPassable(state.map, hex));
    const [first] = walks;
    return {
      computed: [
        walks.map(
          ({ mech, path }) =>
            !move
              .check(context, { type: 'move', mech: mech.id, path })
              .some(({ code }) => OF_SIGHT.includes(code)),
        ),
        walks.map(({ mech, path }) =>
          rail
            .check(context, { type: 'rail', mech: mech.id, path })
            .some(({ code }) => OF_TRAINS.includes(code)),
        ),
        forbidden === null || first === undefined ? [] : goals.filter((hex) => !forbidden.includes(hex)),
      ],
      decided: [
        walks.map(({ from, path }) => comesThere(state, from, path)),
        walks.map(({ mech, from, path }) => isStopped(state, mech, from, path)),
        forbidden === null || first === undefined
          ? []
          : goals.filter((hex) => comesThere(state, first.from, [hex])),
      ],
    };
  },
};

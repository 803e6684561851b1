/**
 * MOV-1, MOV-4, MOV-7: where a mech can go in the movement phase, and that it comes there when nobody else
 * moves.
 */
import { enemyTriggerMask } from '../../../../src/rules/knowledge/sight';
import { gridOf } from '../../../../src/rules/map/grid';
import { reachable } from '../../../../src/rules/map/reach';
import { immobility, walkingMp } from '../../../../src/rules/mechs/allowance';
import { rowsOf } from '../../../../src/rules/model/draft';
import type { Orders } from '../../../../src/rules/model/order';
import type { CampaignState, MechRow } from '../../../../src/rules/model/state';
import { mayStep } from '../../../../src/rules/movement/unseen-path';
import { areEnemies } from '../../../../src/rules/sides';
import type { Hex } from '../../../../src/rules';
import type { Pair } from '../pairs';
import { A, catalog, knownWorld, offered, playOn } from '../world';

interface MoveOptions {
  readonly mechs: readonly {
    readonly mech: string;
    readonly walkingMp: number;
    readonly reachable: readonly { readonly hex: Hex; readonly path: readonly Hex[] }[];
  }[];
}

/** By the state alone. */
const trueReach = (state: CampaignState, { force, hex: start }: MechRow, mp: number): readonly string[] => {
  if (start === null) return [];
  const grid = gridOf(state.map);
  const seen = enemyTriggerMask(state, force);
  const held = new Set(
    rowsOf(state.mechs).flatMap((mech) => (areEnemies(state.forces, force, mech.force) ? [mech.hex] : [])),
  );
  return reachable(
    state.map,
    start,
    mp,
    (hex) => held.has(hex),
    (hex) => seen[grid.indexOf(hex)] === 1,
    (from, to) => mayStep(seen, grid.indexOf(start), grid.indexOf(from), grid.indexOf(to)),
  ).map(({ hex }) => hex);
};

export const reach: Pair = {
  name: 'MOV-1 MOV-4 MOV-7 reach',
  compare: (seed) => {
    const { random, state } = knownWorld(seed, { phase: 'movement' });
    const mechs = offered<MoveOptions>(state, 'move')?.mechs ?? [];
    const moves = mechs.flatMap(({ mech, reachable: open }): Orders['move'][] =>
      open.length === 0
        ? []
        : [{ type: 'move', mech: mech as Orders['move']['mech'], path: random.pick(open).path }],
    );
    const { after } = playOn(state, moves);
    const able = rowsOf(state.mechs).filter(
      (mech) => mech.force === A && immobility(state, catalog, mech) === null,
    );
    return {
      computed: [
        mechs.map(({ mech, walkingMp: mp, reachable: open }) => [mech, mp, open.map(({ hex }) => hex)]),
        moves.map(({ mech, path }) => [mech, path.at(-1)]),
      ],
      decided: [
        able.map((mech) => [
          mech.id,
          walkingMp(catalog, mech),
          trueReach(state, mech, walkingMp(catalog, mech)),
        ]),
        moves.map(({ mech }) => [mech, after.mechs[mech]?.hex]),
      ],
    };
  },
};

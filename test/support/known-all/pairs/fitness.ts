/**
 * Glossary fit and able to fight, CMB-1 to CMB-3, MOV-8: what mechs can do, and which of them attack where.
 */
import { mechsByHex, isContested } from '../../../../src/rules/combat/presence';
import { neighbour } from '../../../../src/kernel/hex';
import { isAbleToFight, isFit, mechStatus } from '../../../../src/rules/mechs/ability';
import { immobility, immobilityOnBoard } from '../../../../src/rules/mechs/allowance';
import { rowsOf } from '../../../../src/rules/model/draft';
import { DIRECTIONS, type Hex } from '../../../../src/rules/model/map';
import type { Orders } from '../../../../src/rules/model/order';
import type { CampaignState, MechRow } from '../../../../src/rules/model/state';
import { areEnemies } from '../../../../src/rules/sides';
import { mechsOf } from '../../../../src/rules/views/mechs';
import type { Pair } from '../pairs';
import { A, catalog, closeAlone, knownWorld, knows, offered } from '../world';

interface AttackOptions {
  readonly mechs: readonly { readonly mech: string; readonly targets: readonly Hex[] }[];
}

/**
 * The adjacent hexes with enemies, for one who is able to fight and has none where it stands; by the state
 * alone.
 */
const trueTargets = (state: CampaignState, mech: MechRow): readonly Hex[] => {
  const byHex = mechsByHex(state);
  if (
    mech.hex === null ||
    !isAbleToFight(state, catalog, mech) ||
    isContested(state, byHex.get(mech.hex) ?? [])
  )
    return [];
  return DIRECTIONS.flatMap((direction) => {
    const hex = mech.hex === null ? null : neighbour(mech.hex, direction);
    const there = hex === null ? [] : (byHex.get(hex) ?? []);
    return hex !== null && there.some(({ force }) => areEnemies(state.forces, mech.force, force))
      ? [hex]
      : [];
  });
};

/** What the close makes of a single mech's attack: it is drawn into a battle there, or there is none. */
const fightsAt = (state: CampaignState, order: Orders['attack']): readonly Hex[] =>
  closeAlone(state, [order]).events.flatMap((event) =>
    event.type === 'battle-opened' &&
    event.data.row.setup.units.some(({ id }) => (order.mechs as readonly string[]).includes(id))
      ? [event.data.row.hex]
      : [],
  );

export const fitness: Pair = {
  name: 'CMB-1 CMB-2 CMB-3 MOV-8 fitness',
  compare: (seed) => {
    const { random, state } = knownWorld(seed, { phase: 'combat', step: 'declarations' });
    const knowledge = knows(state);
    const own = rowsOf(state.mechs).filter(({ force, hex }) => force === A && hex !== null);
    const attackers = offered<AttackOptions>(state, 'attack')?.mechs ?? [];
    const attacks = attackers.map(({ mech, targets }): Orders['attack'] => ({
      type: 'attack',
      mechs: [mech as Orders['attack']['mechs'][number]],
      target: random.pick(targets),
    }));
    const targets = own.map((mech) => ({ mech: mech.id, targets: trueTargets(state, mech) }));
    return {
      computed: [
        mechsOf(knowledge, catalog).flatMap((mech) => (mech.own ? [[mech.id, mech.fit, mech.state]] : [])),
        own.map((mech) => [
          immobility(knowledge, catalog, mech),
          immobilityOnBoard(knowledge, catalog, mech),
        ]),
        attackers,
        attacks.map(({ target }) => [target]),
      ],
      decided: [
        own.map((mech) => [mech.id, isFit(state, catalog, mech), mechStatus(state, mech)]),
        own.map((mech) => [immobility(state, catalog, mech), immobilityOnBoard(state, catalog, mech)]),
        targets.filter((one) => one.targets.length > 0),
        attacks.map((order) => fightsAt(state, order)),
      ],
    };
  },
};

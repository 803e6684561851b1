/**
 * Battles on which every engine proves that it keeps to the contract (TAC-8), each with the state of the war
 * in which it is fought.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import type { CampaignState } from '../../../src/rules/model/state';
import { declare, onlyBattle } from '../../../src/rules/testing/battles';
import { world } from '../../../src/rules/testing/world';
import type { BattleSetup } from '../../../src/tactical/contract';

const HUNCHBACK = 'hunchback-hbk-4g';
const ENFORCER = 'enforcer-enf-4r';
const combat = { phase: 'combat', step: 'declarations' } as const;

const [spentBin] = bundledCatalog().mech(HUNCHBACK)?.bins ?? [];
if (spentBin === undefined) throw new Error('the Hunchback has ammunition');

const duel = declare(
  world(combat).mech('A', HUNCHBACK, '0505').mech('B', ENFORCER, '0505').build(),
).state.finish();

const crowd = declare(
  world({ ...combat, players: 3 })
    .building('quarry', '0606', 'A')
    .mech('A', HUNCHBACK, '0606', {
      condition: { armor: { CT: 3 }, structure: { LA: 0 }, slots: [], ammunition: [] },
    })
    .mech('B', ENFORCER, '0606')
    .mech('B', ENFORCER, '0606', { pilot: null })
    .mech('C', ENFORCER, '0606')
    .build(),
).state.finish();

/**
 * Worn mechs, a wounded pilot, a castle that can fall, a battle that ends some day: everything that a report
 * could mend again.
 */
const worn = declare(
  world({ ...combat, options: { battleTurnLimit: 12 } })
    .building('hospital', '0101', 'A')
    .mech('A', HUNCHBACK, '0101', {
      pilot: { hits: 2 },
      condition: {
        armor: { CT: 3 },
        structure: { LA: 1 },
        slots: [{ location: 'RA', slot: 1, state: 'hit' }],
        ammunition: [{ location: spentBin.location, slot: spentBin.slot, shots: 1 }],
      },
    })
    .mech('A', HUNCHBACK, '0101', { shutDown: true })
    .mech('B', ENFORCER, '0101')
    .build(),
).state.finish();

/** A team, hired mechs, support units of all kinds, mines, and who deploys anywhere. */
const allies = declare(
  world({ ...combat, players: 3, teams: { A: 1, C: 1 } })
    .building('airfield', '0101', 'A')
    .building('tank-factory', '0102', 'B')
    .building('barracks', '0103', 'C')
    .building('mine-factory', '0104', 'B')
    .building('guerrilla-hq', '0105', 'C')
    .building('hospital', '0707', 'B', { cp: 55 })
    .mech('A', HUNCHBACK, '0707')
    .mech('A', ENFORCER, '0707', { hired: true })
    .mech('C', ENFORCER, '0707')
    .mech('B', ENFORCER, '0707')
    .mech('B', HUNCHBACK, '0707')
    .build(),
).state.finish();

const states: readonly CampaignState[] = [duel, crowd, worn, allies];

export const contractSetups: readonly BattleSetup[] = states.map((state) => onlyBattle(state).setup);

/** The war in which a setup of `contractSetups` is fought. */
export const warOf = ({ hash }: BattleSetup): CampaignState => {
  const found = states.find((state) => onlyBattle(state).setup.hash === hash);
  if (found === undefined) throw new Error('no battle of the contract');
  return found;
};

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeEngine } from '../../test/support/engine-contract';
import { declare, onlyBattle } from '../rules/testing/battles';
import { world } from '../rules/testing/world';
import { bundledCatalog } from '../catalog/bundled';
import type { BattleSetup } from './contract';
import { ENGINES, engineOf } from './registry';

const combat = { phase: 'combat', step: 'declarations' } as const;
const duel = onlyBattle(declare(world(combat).mech('A', 'hunchback-hbk-4g', '0505').mech('B', 'enforcer-enf-4r', '0505').build()).state).setup;
const crowd = onlyBattle(
  declare(
    world({ ...combat, players: 3 })
      .building('quarry', '0606', 'A')
      .mech('A', 'hunchback-hbk-4g', '0606', { condition: { armor: { CT: 3 }, structure: { LA: 0 }, slots: [], ammunition: [] } })
      .mech('B', 'enforcer-enf-4r', '0606')
      .mech('B', 'enforcer-enf-4r', '0606', { pilot: null })
      .mech('C', 'enforcer-enf-4r', '0606')
      .build(),
  ).state,
).setup;

const [spentBin] = bundledCatalog().mech('hunchback-hbk-4g')?.bins ?? [];
if (spentBin === undefined) throw new Error('the Hunchback has ammunition');
/** Worn mechs, a wounded pilot, a castle that can fall, a battle that ends some day: everything that a report could mend again. */
const worn = (() => {
  const opened = onlyBattle(
    declare(
      world({ ...combat, options: { battleTurnLimit: 12 } })
        .building('hospital', '0101', 'A')
        .mech('A', 'hunchback-hbk-4g', '0101', {
          condition: {
            armor: { CT: 3 },
            structure: { LA: 1 },
            slots: [{ location: 'RA', slot: 1, state: 'hit' }],
            ammunition: [{ location: spentBin.location, slot: spentBin.slot, shots: 1 }],
          },
        })
        .mech('A', 'hunchback-hbk-4g', '0101', { shutDown: true })
        .mech('B', 'enforcer-enf-4r', '0101')
        .build(),
    ).state,
  ).setup;
  return {
    ...opened,
    units: opened.units.map((unit, index) => (index === 0 && unit.pilot !== null ? { ...unit, pilot: { ...unit.pilot, hits: 2 } } : unit)),
  };
})();
const setups: readonly BattleSetup[] = [duel, crowd, worn];

describe('registry of engines', () => {
  it('TAC-8 lists every engine folder once', () => {
    const folders = readdirSync(join(__dirname, 'engines')).sort();
    expect(ENGINES.map(({ id }) => id).sort()).toEqual(folders);
  });

  it('TAC-8 finds an engine by its id, and no other', () => {
    expect(engineOf('table')?.id).toBe('table');
    expect(engineOf('toString')).toBeNull();
  });
});

for (const engine of ENGINES) describeEngine(engine, setups);

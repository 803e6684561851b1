import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeEngine } from '../../test/support/engine-contract';
import { declare, onlyBattle } from '../rules/testing/battles';
import { world } from '../rules/testing/world';
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

for (const engine of ENGINES) describeEngine(engine, [duel, crowd]);

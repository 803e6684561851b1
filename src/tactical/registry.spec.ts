import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contractSetups } from '../../test/support/engines/contract-battles';
import { describeEngine } from '../../test/support/engines/engine-contract';
import { externalEngine } from '../../test/support/engines/external-engine';
import { ENGINES } from './registry';

describe('registry of engines', () => {
  it('TAC-8 lists every engine folder once', () => {
    // A folder without an entry is not an engine yet.
    const folders = readdirSync(join(__dirname, 'engines'))
      .filter((folder) => existsSync(join(__dirname, 'engines', folder, 'index.ts')))
      .sort();
    expect(ENGINES.map(({ id }) => id).sort()).toEqual(folders);
  });
});

for (const engine of [...ENGINES, externalEngine])
  // Engines that play on the server take all of them: the quick start alone does not.
  describeEngine(engine, contractSetups, []);

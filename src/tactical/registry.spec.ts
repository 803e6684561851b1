import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contractSetups } from '../../test/support/contract-battles';
import { describeEngine } from '../../test/support/engine-contract';
import { externalEngine } from '../../test/support/external-engine';
import { ENGINES } from './registry';

describe('registry of engines', () => {
  it('TAC-8 lists every engine folder once', () => {
    const folders = readdirSync(join(__dirname, 'engines')).sort();
    expect(ENGINES.map(({ id }) => id).sort()).toEqual(folders);
  });
});

for (const engine of [...ENGINES, externalEngine]) describeEngine(engine, contractSetups);

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameSystem } from './contract';
import { registryOf, SYSTEMS } from './registry';

/** Only what the registry reads. */
const system = (id: string, version: string): GameSystem => ({ id, version }) as GameSystem;

describe('registry of games', () => {
  it('GAM-11 has two versions of a system beside each other: new matches get the newer, running ones the one that they are pinned to', () => {
    const registry = registryOf([system('toy', '1'), system('other', '1'), system('toy', '2')]);
    expect(registry.newestOf('toy')?.version).toBe('2');
    expect(registry.find('toy', '1')?.version).toBe('1');
    expect(registry.find('toy', '2')?.version).toBe('2');
    expect(registry.newest.map(({ id, version }) => [id, version])).toEqual([
      ['toy', '2'],
      ['other', '1'],
    ]);
  });

  it('GAM-11 has no version that is not listed', () => {
    const registry = registryOf([system('toy', '1')]);
    expect([registry.find('toy', '2'), registry.find('none', '1'), registry.newestOf('none')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('GAM-1 lists every folder that is a system', () => {
    const folders = readdirSync(__dirname, { withFileTypes: true }).filter(
      (entry) =>
        entry.isDirectory() &&
        !['shared', 'shapes'].includes(entry.name) &&
        // A folder without an entry is not a system yet.
        existsSync(join(__dirname, entry.name, 'index.ts')),
    );
    expect(SYSTEMS.all.map(({ id, version }) => [id, version])).toEqual([
      ['battletech', '1'],
      ['dark-age', '1'],
    ]);
    expect(SYSTEMS.all).toHaveLength(folders.length);
  });

  it('GAM-10 says everything in both languages, with the same parameters', () => {
    for (const { id, texts } of SYSTEMS.all)
      for (const [code, { en, de }] of Object.entries(texts)) {
        // Whose name each language has for itself.
        if (code === 'bt.item') continue;
        const params = (line: string): readonly string[] =>
          [...new Set([...line.matchAll(/\{(\w+)[|}]/g)].map(([, name]) => String(name)))].sort();
        expect({ id, code, params: params(de) }).toEqual({ id, code, params: params(en) });
      }
  });

  it('GAM-2 reads every scenario', () => {
    for (const { scenarios, readSetup } of SYSTEMS.all)
      for (const { setup } of scenarios) expect(readSetup(setup).ok).toBe(true);
  });

  it('GAM-1 takes no version twice', () => {
    expect(() => registryOf([system('toy', '1'), system('toy', '1')])).toThrow('toy 1 is listed twice');
  });
});

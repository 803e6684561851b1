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
    expect([registry.find('toy', '2'), registry.find('none', '1'), registry.newestOf('none')]).toEqual([null, null, null]);
  });

  it('GAM-1 takes no version twice', () => {
    expect(() => registryOf([system('toy', '1'), system('toy', '1')])).toThrow('toy 1 is listed twice');
    expect(SYSTEMS.all).toEqual([]);
  });
});

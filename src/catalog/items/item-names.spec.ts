import { bundledCatalog } from '../bundled';
import { furtherEquipment } from './equipment';
import { fileNameOf, itemNamed } from './item-names';

const catalog = bundledCatalog();
const every = [...catalog.items, ...furtherEquipment().values()];

describe('names of items in files', () => {
  it('every item that files know is found by the name that files write', () => {
    for (const item of every) {
      if (item.alias === null) continue;
      expect([item.alias, itemNamed(fileNameOf(item.id))]).toEqual([item.alias, item.id]);
    }
    expect(new Set(every.map(({ alias }) => alias)).size).toBe(every.length);
  });

  it('finds other names, and any case only where nothing is named exactly so', () => {
    expect(itemNamed('IS Gauss Rifle')).toBe('is-gauss-rifle');
    expect(itemNamed('TSM')).toBe('is-triple-strength-myomer');
    expect(itemNamed('CLSuperCharger')).toBe('supercharger');
    expect(itemNamed('iS cAsE')).toBe('is-case');
    expect(itemNamed('PILE DRIVER')).toBe('heavy-duty-pile-driver');
  });

  it('takes the technology that is asked for, where a name is that of several items', () => {
    expect(itemNamed('CASE', 'clan')).toBe('clan-case');
    expect(itemNamed('CASE', 'is')).toBe('is-case');
    expect(itemNamed('Machine Gun Ammo', 'is')).toBe('machine-gun-ammo');
    expect(itemNamed('Machine Gun Ammo', 'clan')).toBe('clan-machine-gun-ammo');
    expect(itemNamed('machine gun ammo', 'clan')).toBe('clan-machine-gun-ammo');
    expect(itemNamed('ER Medium Laser', 'clan')).toBe('clan-er-medium-laser');
    // An internal name is nobody else's, whatever the technology.
    expect(itemNamed('Flamer', 'clan')).toBe('flamer');
  });

  it('finds what is a mech’s by a name that leaves that out', () => {
    expect(itemNamed('Environmental Sealing')).toBe('environmental-sealing-mech');
    expect(itemNamed('Environmental Sealing (Mech)')).toBe('environmental-sealing-mech');
  });

  it('knows no other names', () => {
    for (const name of ['', 'Scrap', 'constructor', '__proto__', 'Medium  Laser', 'Medium Laser (R)'])
      expect([name, itemNamed(name)]).toEqual([name, null]);
    expect(() => fileNameOf('scrap' as never)).toThrow(RangeError);
    expect(() => fileNameOf('no-such-item' as never)).toThrow(RangeError);
  });
});

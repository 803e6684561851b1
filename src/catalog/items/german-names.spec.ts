import { bundledCatalog } from '../bundled';
import { furtherEquipment } from './equipment';
import { germanItemName } from './german-names';

const every = [...bundledCatalog().items, ...furtherEquipment().values()];

describe('German names of equipment', () => {
  it.each([
    ['PPC', 'PPK'],
    ['ER PPC', 'ER-PPK'],
    ['Heavy PPC', 'Schwere PPK'],
    ['Snub-Nose PPC', 'Stutzer-PPK'],
    ['AC/10', 'AK/10'],
    ['Ultra AC/5', 'Ultra-AK/5'],
    ['Rotary AC/5', 'Rotations-AK/5'],
    ['LB 10-X AC', 'LB-10-X-AK'],
    ['Gauss Rifle', 'Gaussgeschütz'],
    ['LRM 20', 'LSR 20'],
    ['SRM 6', 'KSR 6'],
    ['Streak SRM 4 (OS)', 'Blitz-KSR 4 (OS)'],
    ['MRM 30', 'MSR 30'],
    ['Medium Laser', 'Mittelschwerer Laser'],
    ['ER Large Laser', 'Schwerer ER-Laser'],
    ['Machine Gun', 'Maschinengewehr'],
  ])('%s is called %s, as in the German rulebook', (name, german) => {
    expect(germanItemName(name)).toBe(german);
  });

  it.each([
    ['AC/20 Ammo', 'AK/20-Munition'],
    ['LRM 20 Artemis-capable Ammo', 'LSR-20-Munition (Artemis)'],
    ['LB 10-X Cluster Ammo', 'LB-10-X-Munition (Cluster)'],
    ['Machine Gun Ammo (Half Ton)', 'Maschinengewehr-Munition (halbe Tonne)'],
  ])('ammunition %s is called %s', (name, german) => {
    expect(germanItemName(name)).toBe(german);
  });

  it('no gun of the bundled catalogue keeps an English short name', () => {
    const english = /\b(PPC|AC|LRM|SRM|MRM)\b/;
    const left = bundledCatalog().items.map(({ name }) => germanItemName(name));
    expect(left.filter((name) => english.test(name))).toEqual([]);
  });

  it('the names of one technology stay apart', () => {
    for (const base of ['is', 'clan', 'all']) {
      const names = new Set(every.filter(({ techBase }) => techBase === base).map(({ name }) => name));
      const german = [...names].map((name) => germanItemName(name));
      expect(new Set(german).size).toBe(names.size);
    }
  });
});

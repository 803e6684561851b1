import { bundledCatalog } from '../bundled';
import { STANDARD_PARTS } from './price-class';

const catalog = bundledCatalog();
const ids = (wanted: (item: (typeof catalog.items)[number]) => boolean): string[] =>
  catalog.items
    .filter(wanted)
    .map(({ id }) => id as string)
    .sort();

/** Written from SUP-2, line by line; SUP-10 adds the clan items of the same kinds. */
const STANDARD = [
  'standard-armor',
  'heat-sink',
  'is-double-heat-sink',
  'clan-double-heat-sink',
  'autocannon-2',
  'autocannon-5',
  'autocannon-10',
  'autocannon-20',
  'small-laser',
  'medium-laser',
  'large-laser',
  'lrm-5',
  'lrm-10',
  'lrm-15',
  'lrm-20',
  'clan-lrm-5',
  'clan-lrm-10',
  'clan-lrm-15',
  'clan-lrm-20',
  'srm-2',
  'srm-4',
  'srm-6',
  'clan-srm-2',
  'clan-srm-4',
  'clan-srm-6',
  'ppc',
  'is-gauss-rifle',
  'clan-gauss-rifle',
  'machine-gun',
  'clan-machine-gun',
  'jump-jet',
  'narc',
  'clan-narc',
  'is-beagle-active-probe',
  'clan-active-probe',
  'is-masc',
  'clan-masc',
  'is-anti-missile-system',
  'clan-anti-missile-system',
  'is-guardian-ecm-suite',
  'clan-ecm-suite',
  'is-tag',
  'clan-tag',
];

describe('price classes', () => {
  it('SUP-2 has exactly these parts at ×1.0', () => {
    expect(ids((item) => item.priceClass === 'standard' && item.kind !== 'ammunition')).toEqual(
      [...STANDARD].sort(),
    );
  });

  it('SUP-2 gives ammunition the class of its weapon, special munitions too', () => {
    const weapons = [
      'autocannon',
      'lrm',
      'srm',
      'gauss-rifle',
      'machine-gun',
      'narc-pods',
      'anti-missile-system',
    ];
    const expected = ids((item) => {
      if (item.kind !== 'ammunition') return false;
      const plain = item.id.replace(/^(is|clan)-/, '');
      return weapons.some((weapon) => plain.startsWith(weapon));
    });
    expect(ids((item) => item.priceClass === 'standard' && item.kind === 'ammunition')).toEqual(expected);
    expect(expected).toEqual(
      expect.arrayContaining([
        'is-lrm-20-artemis-capable-ammo',
        'clan-srm-6-narc-capable-ammo',
        'autocannon-5-ammo',
        'machine-gun-ammo-half-ton',
      ]),
    );
    for (const ammunition of catalog.items.filter(({ kind }) => kind === 'ammunition')) {
      const firing = catalog.items.filter(
        ({ weapon }) =>
          weapon?.ammunition === ammunition.ammunition?.type &&
          weapon?.rackSize === ammunition.ammunition?.rackSize,
      );
      expect(firing.length).toBeGreaterThan(0);
      for (const weapon of firing)
        expect([ammunition.id, weapon.priceClass]).toEqual([ammunition.id, ammunition.priceClass]);
    }
  });

  it('SUP-2 has these at ×1.5', () => {
    for (const id of [
      'is-hatchet',
      'is-sword',
      'flamer',
      'clan-flamer',
      'vehicle-flamer',
      'streak-srm-2',
      'is-streak-srm-4',
      'clan-streak-srm-6',
      'is-mrm-30',
      'er-ppc',
      'clan-er-ppc',
      'is-er-large-laser',
      'is-medium-pulse-laser',
      'clan-heavy-medium-laser',
      'clan-micro-pulse-laser',
      'is-light-gauss-rifle',
      'is-heavy-gauss-rifle',
      'is-lb-10-x-ac',
      'is-ultra-autocannon-5',
      'is-rotary-autocannon-5',
      'is-inarc',
      'is-inarc-pods',
      'clan-light-active-probe',
      'is-c3-master-computer',
      'is-c3-slave-unit',
      'is-artemis-iv-fcs',
      'is-case',
      'is-ferro-fibrous-armor',
      'clan-ferro-fibrous-armor',
      'is-stealth-armor',
      'is-endo-steel',
      'is-targeting-computer',
      'is-triple-strength-myomer',
      'clan-atm-6',
      'is-streak-srm-4-ammo',
      'is-ultra-autocannon-5-ammo',
      'is-lb-10-x-cluster-ammo',
      'clan-atm-9',
      'clan-high-explosive-atm-9-ammo',
    ])
      expect([id, catalog.item(id)?.priceClass]).toEqual([id, 'other']);
  });

  it('SUP-2 every line of the table takes at least one item, and no item is taken twice', () => {
    for (const { part, is } of STANDARD_PARTS) expect([part, catalog.items.some(is)]).toEqual([part, true]);
    for (const item of catalog.items)
      expect(STANDARD_PARTS.filter(({ is }) => is(item)).length).toBeLessThanOrEqual(1);
  });
});

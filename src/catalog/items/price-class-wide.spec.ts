import { bundledCatalog } from '../bundled';
import { furtherEquipment } from './equipment';
import { STANDARD_PARTS } from './price-class';

const catalog = bundledCatalog();
const further = [...furtherEquipment().values()].filter(({ tradable }) => tradable);
const classesOf = (ids: readonly string[]) => ids.map((id) => [id, catalog.item(id)?.priceClass]);
const all = (ids: readonly string[], priceClass: string) => ids.map((id) => [id, priceClass]);

describe('price classes of what no bundled design carries', () => {
  it('SUP-2 takes special munitions and one-shot launchers of standard weapons at ×1.0', () => {
    const ids = [
      'is-precision-autocannon-20-ammo',
      'caseless-autocannon-5-ammo',
      'is-lrm-15-thunder-ammo',
      'clan-lrm-20-semi-guided-ammo',
      'is-srm-6-inferno-ammo',
      'lrm-20-os',
      'clan-srm-4-os',
      'narc-os',
    ];
    expect(classesOf(ids)).toEqual(all(ids, 'standard'));
  });

  it('SUP-2 has everything else at ×1.5: other weapons of the same families, prototypes and improved kinds too', () => {
    const ids = [
      'is-light-ppc',
      'is-heavy-ppc',
      'is-snub-nose-ppc',
      'is-binary-laser-blazer-cannon',
      'is-bombast-laser',
      'is-medium-x-pulse-laser',
      'is-large-vsp-laser',
      'is-large-re-engineered-laser',
      'clan-er-micro-laser',
      'clan-improved-heavy-large-laser',
      'clan-large-chemical-laser',
      'is-laser-ams',
      'is-risc-advanced-point-defense-system',
      'is-light-autocannon-5',
      'is-hvac-10',
      'clan-rotary-autocannon-5',
      'is-improved-heavy-gauss-rifle',
      'is-silver-bullet-gauss-rifle',
      'clan-hag-30',
      'is-magshot',
      'is-machine-gun-array',
      'is-light-machine-gun',
      'clan-heavy-machine-gun',
      'is-enhanced-lrm-10',
      'is-extended-lrm-10',
      'clan-streak-lrm-15',
      'is-mml-7',
      'is-lrm-10-i-os',
      'clan-srm-2-i-os',
      'is-narc-i-os',
      'clan-srt-4',
      'improved-jump-jet',
      'supercharger',
      'is-1-compact-heat-sink',
      'is-2-compact-heat-sinks',
      'clan-laser-heat-sink',
      'is-bloodhound-active-probe',
      'is-beagle-active-probe-prototype',
      'clan-watchdog-cews',
      'angel-ecm-suite',
      'is-guardian-ecm-suite-prototype',
      'clan-light-tag',
      'is-c3-boosted-master-computer',
      'hardened-armor',
      'is-light-ferro-fibrous-armor',
      'industrial-armor',
      'is-mml-7-lrm-ammo',
      'is-magshot-gauss-rifle-ammo',
    ];
    expect(classesOf(ids)).toEqual(all(ids, 'other'));
  });

  it('SUP-2 has nothing else at ×1.0 than ammunition and one-shot launchers of the list', () => {
    const standard = further.filter(
      ({ priceClass, kind }) => priceClass === 'standard' && kind !== 'ammunition',
    );
    for (const { id, flags } of standard) expect([id, flags.includes('oneshot')]).toEqual([id, true]);
    for (const item of further)
      expect([item.id, STANDARD_PARTS.filter(({ is }) => is(item)).length <= 1]).toEqual([item.id, true]);
  });

  it('SUP-2 gives ammunition the class of the weapons that fire it', () => {
    const weapons = [...catalog.items, ...further].filter(
      ({ weapon, tradable }) => weapon !== null && tradable,
    );
    const ammunition = further.filter(({ kind }) => kind === 'ammunition');
    expect(ammunition.length).toBeGreaterThan(500);
    for (const { id, priceClass, ammunition: bin } of ammunition) {
      const firing = weapons.filter(
        ({ weapon }) => weapon?.ammunition === bin?.type && weapon?.rackSize === bin?.rackSize,
      );
      expect([id, firing.length > 0]).toEqual([id, true]);
      // A launcher or an array that is not on the list may fire what a weapon of the list fires too.
      const expected = firing.some((weapon) => weapon.priceClass === 'standard') ? 'standard' : 'other';
      expect([id, priceClass]).toEqual([id, expected]);
    }
  });
});

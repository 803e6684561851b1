import { armorItemOfKind } from '../armor';
import { bundledCatalog } from '../bundled';
import { furtherEquipment } from './equipment';
import { ARMOR_TYPES } from '../model';

const catalog = bundledCatalog();
const further = [...furtherEquipment().values()];

describe('equipment beyond the bundled designs', () => {
  it('is 2,126 items with ids of their own; the catalogue finds them, and lists them no more than before', () => {
    expect(further).toHaveLength(2126);
    expect(catalog.items).toHaveLength(214);
    const listed = new Set(catalog.items.map(({ id }) => id));
    for (const item of further) {
      expect(listed.has(item.id)).toBe(false);
      expect(item.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(catalog.item(item.id)).toBe(item);
    }
    expect(catalog.item('no-such-item')).toBeNull();
  });

  it('tells figures as the rule books have them', () => {
    expect(catalog.item('is-heavy-ppc')).toMatchObject({
      name: 'Heavy PPC',
      kind: 'weapon',
      techBase: 'is',
      tons: 10_000_000,
      slots: 4,
      bv: 317,
      weapon: { heat: 15, damage: '15', min: 3, short: 6, medium: 12, long: 18, ammunition: -1 },
      ammunition: null,
      stockUnit: 'pieces',
      tradable: true,
    });
    expect(catalog.item('is-lrm-15-thunder-ammo')).toMatchObject({
      kind: 'ammunition',
      tons: 1_000_000,
      slots: 1,
      ammunition: {
        shotsPerTon: 8,
        type: 7,
        rackSize: 15,
        munition: 'thunder',
        stockedAs: 'is-lrm-15-thunder-ammo',
      },
      explosive: true,
      stockUnit: 'shots',
      perTon: 8,
    });
    expect(catalog.item('supercharger')).toMatchObject({
      kind: 'equipment',
      tons: null,
      slots: 1,
      flags: ['masc', 'supercharger'],
    });
  });

  it('counts a half-ton bin as what it is a half of', () => {
    const bins = further.filter((item) => item.alias?.endsWith(' - Half'));
    expect(bins.length).toBeGreaterThan(3);
    for (const { id, tons, tradable, ammunition } of bins) {
      const whole = catalog.item(ammunition?.stockedAs ?? '');
      expect([id, tons, tradable, whole?.id === id]).toEqual([id, 500_000, false, false]);
      expect(whole).toMatchObject({
        tons: 1_000_000,
        ammunition: { shotsPerTon: ammunition?.shotsPerTon, type: ammunition?.type },
      });
    }
  });

  it('has the armour of every kind that a design can have, in points', () => {
    for (const type of ARMOR_TYPES)
      for (const techBase of ['is', 'clan'] as const) {
        const id = armorItemOfKind({ type, techBase });
        expect([id, catalog.item(id)?.kind, catalog.item(id)?.stockUnit]).toEqual([id, 'armor', 'points']);
      }
    const perTon = (id: string) => catalog.item(id)?.perTon;
    expect(
      ['hardened-armor', 'is-light-ferro-fibrous-armor', 'clan-ferro-lamellor-armor', 'commercial-armor'].map(
        perTon,
      ),
    ).toEqual([8, 16, 14, 24]);
  });

  it('marks what explodes, what cannot be hit and what may lie anywhere', () => {
    const marks = (id: string) => {
      const item = catalog.item(id);
      return item === null ? null : [item.explosive, item.hittable, item.spreadable];
    };
    expect(marks('is-gauss-rifle')).toEqual([true, true, false]);
    expect(marks('is-silver-bullet-gauss-rifle-ammo')).toEqual([false, true, false]);
    expect(marks('machine-gun-ammo')).toEqual([true, true, false]);
    expect(marks('clan-case-ii')).toEqual([false, false, false]);
    expect(marks('is-endo-steel')).toEqual([false, false, true]);
    expect(marks('is-partial-wing')).toEqual([false, true, true]);
    for (const item of [...catalog.items, ...further])
      if (item.kind === 'armor' || item.kind === 'structure')
        expect([item.id, item.explosive, item.hittable]).toEqual([item.id, false, false]);
  });

  it('neither buys nor sells what no mech can mount', () => {
    for (const id of [
      'battle-armor-jump-jet',
      'naval-ppc-heavy',
      'clan-srm-1-ammo',
      'is-ba-srm-4-smoke-ammo',
      'auto-pistol-ammo',
      'arrow-iv-bomb-launcher',
    ])
      expect([id, catalog.item(id)?.tradable]).toEqual([id, false]);
    for (const id of [
      'is-heavy-ppc',
      'clan-plasma-cannon',
      'is-lrm-15-thunder-ammo',
      'hardened-armor',
      'clan-case-ii',
      'is-armored-cowl',
    ])
      expect([id, catalog.item(id)?.tradable]).toEqual([id, true]);
  });
});

import { bundledCatalog } from './bundled';
import { furtherEquipment } from './items/equipment';
import {
  presentFaction,
  presentHouseList,
  presentItem,
  presentMechSummary,
  presentRecordSheet,
} from './present';

const catalog = bundledCatalog();
const hunchback = catalog.mech('hunchback-hbk-4g');

/** JSON turns what it cannot carry into something else. */
const isJson = (value: unknown): void => expect(JSON.parse(JSON.stringify(value))).toEqual(value);

describe('the catalogue as the API tells it', () => {
  it('is plain JSON throughout', () => {
    for (const mech of catalog.mechs) isJson(presentRecordSheet(catalog, mech));
    for (const item of [...catalog.items, ...furtherEquipment().values()]) isJson(presentItem(item));
    for (const faction of catalog.factions) {
      isJson(presentFaction(faction));
      isJson(presentHouseList(catalog, faction.id));
    }
  });

  it('tells a mech in short and in full', () => {
    if (hunchback === null) throw new Error('no Hunchback');
    expect(presentMechSummary(hunchback)).toMatchObject({
      design: 'hunchback-hbk-4g',
      name: 'Hunchback HBK-4G',
      class: 'medium',
      tons: 50,
      bv: 1041,
    });
    const sheet = presentRecordSheet(catalog, hunchback);
    expect(sheet).toMatchObject({
      armorItem: 'standard-armor',
      structure: { CT: 16, RL: 12 },
      armor: { HD: 9, CTR: 5 },
    });
    expect(sheet.slots['RT']).toHaveLength(12);
    expect(sheet.slots['LL']?.slice(-2)).toEqual([
      { items: [{ item: 'heat-sink', rear: false }] },
      { items: [{ item: 'heat-sink', rear: false }] },
    ]);
    expect(sheet.mounts.filter(({ item }) => item === 'medium-laser')).toEqual([
      { item: 'medium-laser', location: 'RA', rear: false, heat: 3, slots: [{ location: 'RA', slot: 5 }] },
      { item: 'medium-laser', location: 'LA', rear: false, heat: 3, slots: [{ location: 'LA', slot: 5 }] },
    ]);
    expect(sheet.mounts.find(({ item }) => item === 'autocannon-20')).toMatchObject({
      location: 'RT',
      heat: 7,
      slots: { length: 10 },
    });
    expect(sheet.mounts.some(({ item }) => item === 'heat-sink')).toBe(false);
    expect(sheet.items).toContainEqual({ item: 'autocannon-20', name: 'AC/20', tons: 14 });
  });

  it('tells what is special about parts and slots only where it is', () => {
    if (hunchback === null) throw new Error('no Hunchback');
    expect(presentRecordSheet(catalog, hunchback)).toMatchObject({
      mixedTech: false,
      engine: { rating: 200, type: 'fusion', techBase: 'is' },
      heatSinks: { item: 'heat-sink', fixed: null },
      structureTechBase: 'is',
      armorTechBase: 'is',
      patchwork: null,
    });
    const RA = hunchback.slots.RA.map((slot) =>
      slot?.kind === 'items'
        ? {
            ...slot,
            items: slot.items.map((one) => ({ ...one, omnipod: true as const, armored: true as const })),
          }
        : slot?.kind === 'system'
          ? { ...slot, armored: true as const }
          : slot,
    );
    const sheet = presentRecordSheet(catalog, { ...hunchback, slots: { ...hunchback.slots, RA } });
    expect(sheet.slots['RA']?.[0]).toEqual({ system: 'shoulder', armored: true });
    expect(sheet.slots['RA']).toContainEqual({
      items: [{ item: 'medium-laser', rear: false, omnipod: true, armored: true }],
    });
    expect(sheet.slots['LA']).toContainEqual({ items: [{ item: 'medium-laser', rear: false }] });
  });

  it('tells tons as tons', () => {
    const item = (id: string) =>
      presentItem(
        catalog.item(id) ??
          (() => {
            throw new Error(id);
          })(),
      );
    expect(item('small-laser')).toMatchObject({
      tons: 0.5,
      price: { class: 'standard', factor: 1, tons: 0.5 },
    });
    expect(item('jump-jet')).toMatchObject({
      tons: null,
      weights: [0.5, 1, 2],
      tradable: false,
      price: { tons: null },
    });
    expect(item('medium-laser')).toMatchObject({ tons: 1, weights: null });
    expect(item('scrap')).toMatchObject({ stockUnit: 'tons', perTon: 1 });
    expect(item('lrm-15-ammo')).toMatchObject({ stockUnit: 'shots', perTon: 8, price: { tons: 1 } });
  });

  it('tells a house list by class, and null for an unknown faction', () => {
    const list = presentHouseList(catalog, 'davion');
    expect(list?.lists['light']?.[0]).toEqual({
      design: 'raptor-rtx1-o',
      name: 'Raptor RTX1-O',
      tons: 25,
      bv: catalog.mech('raptor-rtx1-o')?.bv,
      weight: 1,
    });
    expect(presentHouseList(catalog, 'nobody')).toBeNull();
  });
});

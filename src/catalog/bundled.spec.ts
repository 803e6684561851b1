import { addTons, tons, toTons } from '../kernel/tonnage';
import { bundledCatalog } from './bundled';
import { slotCount } from './decode';
import { LOCATIONS, WEIGHT_CLASSES } from './model';
import { designName } from './search/search';
import { slug } from './slug';

const catalog = bundledCatalog();
const mech = (id: string) => catalog.mech(id) ?? fail(id);
const fail = (id: string): never => {
  throw new Error(`not in the catalogue: ${id}`);
};

describe('the bundled catalogue', () => {
  it('has 630 mechs, 4 support units, 213 items and scrap, 13 factions, each found by its id', () => {
    expect(catalog.mechs).toHaveLength(630);
    expect(catalog.supportUnits).toHaveLength(4);
    expect(catalog.items).toHaveLength(214);
    expect(catalog.factions).toHaveLength(13);
    expect(new Set(catalog.mechs.map(({ slug: id }) => id)).size).toBe(630);
    expect(new Set(catalog.items.map(({ id }) => id)).size).toBe(214);
    for (const design of catalog.mechs) expect(catalog.mech(design.slug)).toBe(design);
    for (const item of catalog.items) expect(catalog.item(item.id)).toBe(item);
    for (const unit of catalog.supportUnits) expect(catalog.supportUnit(unit.slug)).toBe(unit);
    for (const faction of catalog.factions) expect(catalog.faction(faction.id)).toBe(faction);
  });

  it("is the same object every time, and knows nothing by names of objects' own parts", () => {
    expect(bundledCatalog()).toBe(catalog);
    for (const id of ['', 'constructor', '__proto__', 'toString'])
      expect([
        catalog.mech(id),
        catalog.item(id),
        catalog.faction(id),
        catalog.houseList(id),
        catalog.supportUnit(id),
      ]).toEqual([null, null, null, null, null]);
  });

  it('names designs by slugs of their own names, and items by slugs', () => {
    for (const design of catalog.mechs) expect(design.slug).toBe(slug(designName(design)));
    for (const item of catalog.items) expect(item.id).toBe(slug(item.id));
  });

  it('has every location of every mech with all its slots, and only items that it knows', () => {
    for (const design of catalog.mechs) {
      for (const location of LOCATIONS) {
        expect(design.slots[location]).toHaveLength(slotCount(design.motion, location));
        expect(design.structure[location]).toBeGreaterThan(0);
        for (const slot of design.slots[location])
          if (slot?.kind === 'items')
            for (const { item } of slot.items) if (catalog.item(item) === null) fail(item);
      }
    }
  });

  it('has weights on every mech for every item in its slots; ammunition weighs what its bins hold', () => {
    for (const design of catalog.mechs)
      for (const slot of LOCATIONS.flatMap((location) => design.slots[location]))
        if (slot?.kind === 'items')
          for (const { item } of slot.items)
            if (catalog.item(item)?.kind !== 'ammunition' && design.mountTons[item] === undefined)
              fail(`${design.slug} ${item}`);
  });

  it('has a full bin in exactly the slots of ammunition', () => {
    for (const design of catalog.mechs) {
      const slots = LOCATIONS.flatMap((location) =>
        design.slots[location].flatMap((slot, i) =>
          slot?.kind === 'items' && slot.items.some(({ item }) => catalog.item(item)?.kind === 'ammunition')
            ? [`${location}${i + 1}`]
            : [],
        ),
      );
      expect(design.bins.map(({ location, slot }) => `${location}${slot}`)).toEqual(slots);
      for (const bin of design.bins) {
        const item = catalog.item(bin.item);
        if (!item?.ammunition || item.tons === null) throw new Error(bin.item);
        expect(bin.shots).toBe(item.ammunition.shotsPerTon * toTons(item.tons));
      }
    }
  });

  it('weighs what it says: a Hunchback HBK-4G is 50 t of engine, gyro, cockpit, structure, armour, heat sinks and weapons', () => {
    const hunchback = mech('hunchback-hbk-4g');
    expect(hunchback).toMatchObject({
      tons: 50,
      bv: 1041,
      walk: 4,
      run: 6,
      jump: 0,
      weightClass: 'medium',
      techBase: 'is',
      rulesLevel: 'introductory',
    });
    const armor = Object.values(hunchback.armor).reduce((a, b) => a + b, 0);
    const ammunition = addTons(...hunchback.bins.map((bin) => catalog.item(bin.item)?.tons ?? tons(99)));
    // Engine 200 standard 8.5, gyro 2, cockpit 3, structure 5, armour 16 points a ton, 13 sinks of which 10
    // are free, AC/20 14, 2 + 1 lasers.
    expect(armor).toBe(160);
    expect(8.5 + 2 + 3 + 5 + armor / 16 + 3 + 14 + 2 * 1 + 0.5 + toTons(ammunition)).toBe(50);
  });

  it('counts no MASC into the running MP of any mech', () => {
    for (const design of catalog.mechs) {
      expect(design.walk).toBe(Math.floor(design.engine.rating / design.tons));
      expect(design.run).toBe(Math.ceil(design.walk * 1.5));
    }
  });

  it("has a quad's front legs where a biped has its arms", () => {
    const goliath = mech('goliath-gol-1h');
    expect(goliath.motion).toBe('quad');
    for (const leg of ['RA', 'LA', 'RL', 'LL'] as const)
      expect(goliath.slots[leg].slice(0, 4).map((slot) => slot?.kind === 'system' && slot.part)).toEqual([
        'hip',
        'upper-leg',
        'lower-leg',
        'foot',
      ]);
  });

  it("SETUP-3 has a house list of all four classes for every faction, of its own mechs, with 36 ways each; Kurita's heavy list lacks one entry of 5", () => {
    for (const faction of catalog.factions) {
      const list = catalog.houseList(faction.id);
      for (const weightClass of WEIGHT_CLASSES) {
        const entries = list?.[weightClass] ?? [];
        const missing =
          faction.id === 'kurita' && weightClass === 'heavy'
            ? { entries: 1, ways: 5 }
            : { entries: 0, ways: 0 };
        expect(entries).toHaveLength(11 - missing.entries);
        expect(entries.reduce((sum, { weight }) => sum + weight, 0)).toBe(36 - missing.ways);
        for (const { design } of entries) {
          expect(mech(design).weightClass).toBe(weightClass);
          expect(mech(design).factions).toContain(faction.id);
        }
      }
    }
  });

  it('BLD-7 has the three support units that join battles', () => {
    expect(catalog.supportUnits.map(({ slug: id, kind }) => [id, kind])).toEqual(
      expect.arrayContaining([
        ['peregrine-attack-vtol-standard', 'vtol'],
        ['centipede-scout-car-standard', 'vehicle'],
        ['foot-platoon-laser', 'infantry'],
      ]),
    );
    for (const unit of catalog.supportUnits)
      for (const { item } of unit.mounts) if (catalog.item(item) === null) fail(item);
  });

  it('DEP-6 counts armour in points, ammunition in shots, scrap in tons, all else in pieces', () => {
    const perTon = (id: string) => [catalog.item(id)?.stockUnit, catalog.item(id)?.perTon];
    expect(perTon('standard-armor')).toEqual(['points', 16]);
    expect(perTon('is-ferro-fibrous-armor')).toEqual(['points', 17]);
    expect(perTon('clan-ferro-fibrous-armor')).toEqual(['points', 19]);
    expect(perTon('is-stealth-armor')).toEqual(['points', 16]);
    expect(perTon('autocannon-20-ammo')).toEqual(['shots', 5]);
    expect(perTon('machine-gun-ammo-half-ton')).toEqual(['shots', 200]);
    expect(perTon('scrap')).toEqual(['tons', 1_000_000]);
    expect(perTon('ppc')).toEqual(['pieces', null]);
    expect(catalog.item('machine-gun-ammo-half-ton')?.ammunition?.stockedAs).toBe('machine-gun-ammo');
    for (const item of catalog.items) if (item.kind === 'ammunition') expect(item.stockUnit).toBe('shots');
  });
});

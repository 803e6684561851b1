import { bundledCatalog } from './bundled';
import { designName, searchItems, searchMechs, type MechQuery } from './search';

const catalog = bundledCatalog();
const ANY_MECH: MechQuery = {
  q: null,
  faction: null,
  houseList: null,
  techBase: null,
  class: null,
  minTons: null,
  maxTons: null,
  maxBv: null,
};
const found = (query: Partial<MechQuery>) => searchMechs(catalog, { ...ANY_MECH, ...query });
const slugs = (query: Partial<MechQuery>) => found(query).map(({ slug }) => slug as string);

describe('searching mechs', () => {
  it('finds all without criteria, each once, ordered by name', () => {
    const all = found({});
    expect(new Set(all).size).toBe(630);
    const names = all.map((mech) => designName(mech).toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('wants every word somewhere in the name, whatever its case and accents', () => {
    expect(slugs({ q: 'HUNCH 4g' })).toEqual(['hunchback-hbk-4g']);
    expect(slugs({ q: ' 4G   hünch ' })).toEqual(['hunchback-hbk-4g']);
    expect(slugs({ q: 'hunchback nothing' })).toEqual([]);
    expect(found({ q: '' })).toHaveLength(630);
    expect(slugs({ q: '.*' })).toEqual([]);
  });

  it('filters by faction and by house list, which are not the same', () => {
    const own = found({ faction: 'kurita' });
    const list = found({ houseList: 'kurita' });
    expect(own.length).toBe(277);
    for (const mech of own) expect(mech.factions).toContain('kurita');
    const onList = new Set(
      Object.values(catalog.houseList('kurita') ?? {})
        .flat()
        .map(({ design }) => design),
    );
    expect(new Set(list.map(({ slug }) => slug))).toEqual(onList);
    expect(found({ faction: 'nobody' })).toEqual([]);
    expect(found({ houseList: 'nobody' })).toEqual([]);
  });

  it('filters by technology, class, tonnage and BV, bounds included, all at once', () => {
    const result = found({ techBase: 'clan', class: 'heavy', minTons: 65, maxTons: 70, maxBv: 2500 });
    expect(result.length).toBeGreaterThan(0);
    const expected = catalog.mechs.filter((m) => m.techBase === 'clan' && m.tons >= 65 && m.tons <= 70 && m.bv <= 2500);
    expect(new Set(result)).toEqual(new Set(expected));
    expect(found({ minTons: 100, maxTons: 100 })).toHaveLength(32);
    expect(found({ maxBv: 335 })).toHaveLength(catalog.mechs.filter(({ bv }) => bv === 335).length);
  });
});

describe('searching equipment', () => {
  it('finds by words of the name; items of either technology belong to both', () => {
    const clan = searchItems(catalog, { q: 'laser large', techBase: 'clan' }).map(({ id }) => id as string);
    expect(clan).toEqual(expect.arrayContaining(['large-laser', 'clan-er-large-laser']));
    expect(clan).not.toContain('is-er-large-laser');
    expect(searchItems(catalog, { q: null, techBase: null })).toHaveLength(214);
  });
  it('is ordered by name', () => {
    const names = searchItems(catalog, { q: null, techBase: null }).map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });
});

import { bundledCatalog } from '../bundled';
import { furtherEquipment } from '../items/equipment';
import { ANY_ITEM, itemIndex, searchItems, type ItemQuery } from './search';

const catalog = bundledCatalog();
const bundled = itemIndex(catalog.items);
const all = itemIndex([...catalog.items, ...furtherEquipment().values()]);
const found = (query: Partial<ItemQuery>, index = all) => searchItems(index, { ...ANY_ITEM, ...query });
const ids = (query: Partial<ItemQuery>, index = all) => found(query, index).map(({ id }) => id as string);

describe('searching equipment', () => {
  it('finds by words of the name; items of either technology belong to both', () => {
    const clan = ids({ q: 'laser large', techBase: 'clan' }, bundled);
    expect(clan).toEqual(expect.arrayContaining(['large-laser', 'clan-er-large-laser']));
    expect(clan).not.toContain('is-er-large-laser');
    expect(found({}, bundled)).toHaveLength(214);
    expect(found({})).toHaveLength(2340);
  });

  it('finds by id, and leaves out what is none', () => {
    expect(ids({ items: new Set(['clan-er-large-laser', 'medium-laser', 'no-such-item', '']) })).toEqual([
      'clan-er-large-laser',
      'medium-laser',
    ]);
    expect(ids({ items: new Set(['medium-laser']), kind: 'armor' })).toEqual([]);
  });

  it('is ordered by name', () => {
    const names = found({}).map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('filters by kind and rules level', () => {
    expect(ids({ kind: 'structure' })).toEqual([
      'clan-endo-steel',
      'is-endo-steel',
      'is-endo-steel-prototype',
      'clan-endo-composite',
      'is-endo-composite',
      'reinforced-structure',
    ]);
    const advanced = found({ kind: 'armor', rulesLevel: 'advanced' });
    expect(advanced.map(({ id }) => id as string)).toContain('hardened-armor');
    for (const item of advanced) expect([item.kind, item.rulesLevel]).toEqual(['armor', 'advanced']);
    expect(ids({ kind: 'weapon', q: 'ac20', rulesLevel: 'introductory' })).toEqual(['autocannon-20']);
  });
});

import { MAX, narrowing, noFilters, searchOf, type Filters } from './search-filters';

const none = noFilters('all');

describe('the search of the catalogue', () => {
  it('asks for nothing that was not chosen', () => {
    expect(searchOf(none, 'davion', 5000)).toEqual({ sort: 'name' });
    expect(narrowing(none)).toBe(0);
  });

  it('asks for each filter by the name that the API has for it', () => {
    const numbers = Object.fromEntries(Object.keys(MAX).map((name) => [name, '7']));
    const filters: Filters = {
      ...none,
      ...numbers,
      ...{
        from: 'houseList',
        class: 'heavy',
        techBase: 'clan',
        rulesLevel: 'standard',
        motion: 'quad',
        sort: '-year' as const,
      },
      ...{ omni: false, mixedTech: true, q: ' atlas ', role: 'Sniper', weapon: 'ppc' },
    };
    expect(searchOf(filters, 'davion', 5000)).toEqual({
      ...Object.fromEntries(Object.keys(MAX).map((name) => [name, 7])),
      ...{
        houseList: 'davion',
        class: 'heavy',
        techBase: 'clan',
        rulesLevel: 'standard',
        motion: 'quad',
        sort: '-year',
      },
      ...{ omni: false, mixedTech: true, q: 'atlas', role: 'Sniper', weapon: 'ppc' },
    });
    expect(narrowing(filters)).toBe(Object.keys(MAX).length + 7);
  });

  it('leaves out numbers that are none or too large, and cuts words', () => {
    expect(
      searchOf({ ...none, minTons: '101', maxYear: '12345', minBv: '-3', minWalk: 'x' }, null, 0),
    ).toEqual({ sort: 'name' });
    expect(searchOf({ ...none, weapon: 'x'.repeat(200) }, null, 0).weapon).toHaveLength(100);
  });

  it('asks for what fits what is left, and never for less than nothing', () => {
    expect(searchOf({ ...none, fits: true, maxBv: '900' }, null, 500).maxBv).toBe(500);
    expect(searchOf({ ...none, fits: true, maxBv: '400' }, null, 500).maxBv).toBe(400);
    expect(searchOf({ ...none, fits: true }, null, -20).maxBv).toBe(0);
  });
});

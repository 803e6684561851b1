import fc from 'fast-check';
import { bundledCatalog } from '../bundled';
import { entryOf, type MechEntry } from './mech-entry';
import { BY_NAME, MECH_SORT_KEYS, mechIndex, type MechIndex, type MechSort } from './mech-index';
import type { MechDesign } from '../model';
import { ANY_MECH, type MechQuery } from './mech-query';
import { searchMechs } from './search-mechs';

const catalog = bundledCatalog();
const entries = catalog.mechs.map((mech) => entryOf(mech, catalog.item));
const lists = new Map(
  catalog.factions.map(({ id }): [string, ReadonlySet<string>] => [
    id,
    new Set(
      Object.values(catalog.houseList(id) ?? {})
        .flat()
        .map(({ design }) => design),
    ),
  ]),
);
const shelf = (some: readonly MechEntry[]): MechIndex => mechIndex(some, catalog.item);
const SHELVES: readonly MechIndex[] = [mechIndex(entries, catalog.item, lists)];
const pages = (
  shelves: readonly MechIndex[],
  query: Partial<MechQuery>,
  sort: MechSort,
  limit: number,
): readonly MechEntry[] => {
  const all: MechEntry[] = [];
  let after: string | null = null;
  do {
    const page = searchMechs(shelves, { ...ANY_MECH, ...query }, { sort, after, limit });
    expect(page.entries.length).toBeLessThanOrEqual(limit);
    all.push(...page.entries);
    after = page.next;
  } while (after !== null);
  return all;
};
const found = (query: Partial<MechQuery>, shelves = SHELVES) => pages(shelves, query, BY_NAME, 1000);
const slugs = (query: Partial<MechQuery>, shelves = SHELVES) =>
  found(query, shelves).map(({ summary }) => summary.design);
const expected = (holds: (mech: MechDesign) => boolean) =>
  new Set(catalog.mechs.filter(holds).map(({ slug }) => slug as string));
const byCriterion = (query: Partial<MechQuery>, holds: (mech: MechDesign) => boolean): void => {
  const wanted = expected(holds);
  expect([query, wanted.size > 0]).toEqual([query, true]);
  expect(new Set(slugs(query))).toEqual(wanted);
};
const carries = (mech: MechDesign, ...ids: readonly string[]): boolean =>
  ids.some((id) => Object.hasOwn(mech.mountTons, id));

describe('searching mechs', () => {
  it('finds all without criteria, each once, ordered by name', () => {
    const names = found({}).map(({ summary }) => summary.name.toLowerCase());
    expect(names).toHaveLength(630);
    expect(names).toEqual([...names].sort());
    expect(new Set(slugs({})).size).toBe(630);
  });

  it('wants every part of the name that is typed', () => {
    expect(slugs({ q: 'HUNCH 4g' })).toEqual(['hunchback-hbk-4g']);
    expect(slugs({ q: ' 4G   hünch ' })).toEqual(['hunchback-hbk-4g']);
    expect(slugs({ q: 'atlas 7d' })).toContain('atlas-as7-d');
    expect(slugs({ q: 'hunchback nothing' })).toEqual([]);
    expect(slugs({ q: '' })).toHaveLength(630);
  });

  it('filters by faction and by house list, which are not the same', () => {
    byCriterion({ faction: 'kurita' }, ({ factions }) => factions.some((id) => id === 'kurita'));
    byCriterion({ houseList: 'kurita' }, ({ slug }) => lists.get('kurita')?.has(slug) ?? false);
    expect(slugs({ faction: 'nobody' })).toEqual([]);
    expect(slugs({ houseList: 'nobody' })).toEqual([]);
  });

  it('filters by every figure, bounds included', () => {
    byCriterion({ minTons: 65, maxTons: 70 }, ({ tons }) => tons >= 65 && tons <= 70);
    byCriterion({ minBv: 1500, maxBv: 1600 }, ({ bv }) => bv >= 1500 && bv <= 1600);
    byCriterion({ maxBv: 335 }, ({ bv }) => bv === 335);
    byCriterion({ minWalk: 6, maxWalk: 7 }, ({ walk }) => walk === 6 || walk === 7);
    byCriterion({ minRun: 12 }, ({ run }) => run >= 12);
    byCriterion({ minJump: 5 }, ({ jump }) => jump >= 5);
    byCriterion({ minYear: 3055, maxYear: 3058 }, ({ year }) => year >= 3055 && year <= 3058);
    expect(slugs({ minTons: 70, maxTons: 65 })).toEqual([]);
  });

  it('filters by what a design is, all at once', () => {
    byCriterion({ techBase: 'clan' }, ({ techBase }) => techBase === 'clan');
    byCriterion({ rulesLevel: 'introductory' }, ({ rulesLevel }) => rulesLevel === 'introductory');
    byCriterion({ class: 'assault' }, ({ weightClass }) => weightClass === 'assault');
    byCriterion({ role: 'missile BOAT' }, ({ role }) => role === 'Missile Boat');
    byCriterion({ motion: 'quad' }, ({ motion }) => motion === 'quad');
    byCriterion({ omni: true }, ({ omni }) => omni);
    byCriterion({ omni: false, motion: 'biped' }, ({ omni, motion }) => !omni && motion === 'biped');
    byCriterion({ mixedTech: false }, ({ mixedTech }) => !mixedTech);
    expect(slugs({ role: 'Striker', omni: true, techBase: 'is', class: 'light', minWalk: 20 })).toEqual([]);
  });

  it('filters by weapon: an id means that item, words mean all with such a name', () => {
    byCriterion({ weapon: 'is-er-large-laser' }, (mech) => carries(mech, 'is-er-large-laser'));
    byCriterion({ weapon: 'ppc' }, (mech) => carries(mech, 'ppc', 'er-ppc', 'is-er-ppc', 'clan-er-ppc'));
    byCriterion({ weapon: 'ac20' }, (mech) =>
      Object.keys(mech.mountTons).some((id) => /autocannon-20$/.test(id)),
    );
    byCriterion({ weapon: 'hatchet' }, (mech) => carries(mech, 'is-hatchet'));
    expect(slugs({ weapon: 'heat sink' })).toEqual([]);
    expect(slugs({ weapon: ' ' })).toHaveLength(630);
  });
});

describe('order and pages', () => {
  it('sorts by every key, both ways; what nobody knows comes last', () => {
    const unknown = entries.map((entry, i) => ({
      ...entry,
      summary: { ...entry.summary, cost: i % 7 === 0 ? null : entry.summary.cost },
    }));
    for (const key of MECH_SORT_KEYS)
      for (const descending of [false, true]) {
        const values = pages([shelf(unknown)], {}, { key, descending }, 100).map(({ summary }) =>
          key === 'name' ? summary.name.toLowerCase() : summary[key],
        );
        const known = values.filter((value) => value !== null);
        const sorted = [...known].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect([key, descending, known]).toEqual([key, descending, descending ? sorted.reverse() : sorted]);
        expect(values.slice(known.length).every((value) => value === null)).toBe(true);
      }
  });

  it('gives every design once, in the same order, whatever the sort, the size of the pages and the number of shelves', () => {
    const some = entries.slice(0, 90);
    const sorts = MECH_SORT_KEYS.flatMap((key) => [
      { key, descending: false },
      { key, descending: true },
    ]);
    fc.assert(
      fc.property(
        fc.constantFrom(...sorts),
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 90, maxLength: 90 }),
        fc.constantFrom(null, 50, 70),
        (sort, limit, dealt, minTons) => {
          const apart = [0, 1, 2].map((part) => shelf(some.filter((_entry, i) => dealt[i] === part)));
          const whole = pages([shelf(some)], { minTons }, sort, 1000);
          expect(pages(apart, { minTons }, sort, limit)).toEqual(whole);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('goes on behind a design that was added to before and after it meanwhile', () => {
    const sort: MechSort = { key: 'bv', descending: true };
    const before = [shelf(entries.filter((_entry, i) => i % 2 === 0))];
    const first = searchMechs(before, ANY_MECH, { sort, after: null, limit: 20 });
    const after = [shelf(entries)];
    const rest = searchMechs(after, ANY_MECH, { sort, after: first.next, limit: 1000 });
    const shown = new Set(first.entries.map(({ summary }) => summary.design));
    for (const { summary } of rest.entries) expect(shown.has(summary.design)).toBe(false);
    const least = Math.min(...first.entries.map(({ summary }) => summary.bv));
    expect(Math.max(...rest.entries.map(({ summary }) => summary.bv))).toBeLessThanOrEqual(least);
    expect(searchMechs(after, ANY_MECH, { sort, after: 'no-such-design', limit: 10 })).toEqual({
      entries: [],
      next: null,
    });
  });

  it('takes a design of several shelves from the first that has it', () => {
    const [one, two] = [entries[0] as MechEntry, entries[1] as MechEntry];
    const other: MechEntry = { ...one, summary: { ...one.summary, name: 'Zeus Other', bv: 9999 } };
    const both = [shelf([one]), shelf([other, two])];
    expect(found({}, both)).toEqual([one, two].sort((a, b) => (a.summary.name < b.summary.name ? -1 : 1)));
  });

  it('finds designs from their stored entries alone', () => {
    const stored = JSON.parse(JSON.stringify(entries)) as readonly MechEntry[];
    expect(stored).toEqual(entries);
    expect(slugs({ weapon: 'gauss', class: 'assault' }, [shelf(stored)])).toEqual(
      slugs({ weapon: 'gauss', class: 'assault' }),
    );
  });
});

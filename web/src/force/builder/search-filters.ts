/** The filters of the catalogue, and what the server is asked for by them. */
import type { Search } from './known-mechs';

export const SORTS = {
  name: 'byName',
  '-tons': 'heavy',
  tons: 'lightFirst',
  '-bv': 'dear',
  bv: 'cheap',
  year: 'oldest',
  '-year': 'newest',
} as const;
export type Sort = keyof typeof SORTS;
export const FROM = ['houseList', 'ownFaction', 'all'] as const;
export type From = (typeof FROM)[number];
export const CLASSES = ['light', 'medium', 'heavy', 'assault'] as const;
export const LEVELS = ['introductory', 'standard', 'advanced', 'experimental', 'unofficial'] as const;

/** Numbers as they are typed, and the most that the API takes of each. */
export const MAX = {
  minTons: 100,
  maxTons: 100,
  minBv: 100_000,
  maxBv: 100_000,
  minYear: 9999,
  maxYear: 9999,
  minWalk: 100,
  maxWalk: 100,
  minRun: 100,
  minJump: 100,
} as const;
export type Range = keyof typeof MAX;

export interface Filters extends Readonly<Record<Range, string>> {
  readonly q: string;
  readonly from: From;
  readonly class: (typeof CLASSES)[number] | null;
  readonly techBase: 'is' | 'clan' | null;
  readonly rulesLevel: (typeof LEVELS)[number] | null;
  readonly motion: 'biped' | 'quad' | null;
  readonly omni: boolean | null;
  readonly mixedTech: boolean | null;
  readonly role: string;
  readonly weapon: string;
  readonly fits: boolean;
  readonly sort: Sort;
}

const LONGEST = 100;
const RANGES = Object.keys(MAX) as Range[];

export const noFilters = (from: From): Filters => ({
  ...(Object.fromEntries(RANGES.map((name) => [name, ''])) as Record<Range, string>),
  ...{
    q: '',
    from,
    class: null,
    techBase: null,
    rulesLevel: null,
    motion: null,
    omni: null,
    mixedTech: null,
  },
  ...{ role: '', weapon: '', fits: false, sort: 'name' },
});

/** More than the API takes for a number is a slip of the finger. */
const count = (text: string, most: number): number | null =>
  /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null;
const words = (text: string): string | null => (text.trim() === '' ? null : text.trim().slice(0, LONGEST));
const given = (wishes: Readonly<Record<string, unknown>>): Search =>
  Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== null)) as Search;

export function searchOf(filters: Filters, faction: string | null, left: number): Search {
  const { from, fits, sort, q, role, weapon } = filters;
  const maxBv = count(filters.maxBv, MAX.maxBv);
  return given({
    ...Object.fromEntries(RANGES.map((name) => [name, count(filters[name], MAX[name])])),
    ...{
      class: filters.class,
      techBase: filters.techBase,
      rulesLevel: filters.rulesLevel,
      motion: filters.motion,
    },
    ...{
      omni: filters.omni,
      mixedTech: filters.mixedTech,
      q: words(q),
      role: words(role),
      weapon: words(weapon),
      sort,
    },
    houseList: from === 'houseList' ? faction : null,
    faction: from === 'ownFaction' ? faction : null,
    maxBv: fits ? Math.max(0, Math.min(left, maxBv ?? left)) : maxBv,
  });
}

/** Of those that are folded away: how many narrow the search. */
export const narrowing = ({
  q: _q,
  class: _class,
  from: _from,
  sort: _sort,
  fits,
  ...folded
}: Filters): number =>
  Object.values(folded).filter((value) => value !== '' && value !== null).length + (fits ? 1 : 0);

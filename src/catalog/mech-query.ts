/** What designs can be searched by, and the tests that a query makes of its criteria. */
import type { MechRow } from './mech-index';
import type { MechDesign, RulesLevel, TechBase, WeightClass } from './model';
import { needleOf, type Haystack } from './name-match';
import type { MechSummary } from './present';
import { fold } from './slug';

/** Every criterion that is not null must hold; bounds are included. */
export interface MechQuery {
  /** Parts of the name, in any order; case, accents and punctuation do not matter. */
  readonly q: string | null;
  /** Id of a faction that has the design (3055–3075 availability of the whole faction). */
  readonly faction: string | null;
  /** Id of a faction on whose house list the design stands, or of another list of an index. */
  readonly houseList: string | null;
  readonly techBase: TechBase | null;
  readonly mixedTech: boolean | null;
  readonly rulesLevel: RulesLevel | null;
  readonly class: WeightClass | null;
  /** Case does not matter. */
  readonly role: string | null;
  /** Id of a weapon, or parts of its name; an id that is one word (`ppc`) is a part of names. */
  readonly weapon: string | null;
  readonly motion: MechDesign['motion'] | null;
  readonly omni: boolean | null;
  readonly minTons: number | null;
  readonly maxTons: number | null;
  readonly minBv: number | null;
  readonly maxBv: number | null;
  readonly minWalk: number | null;
  readonly maxWalk: number | null;
  readonly minRun: number | null;
  readonly minJump: number | null;
  readonly minYear: number | null;
  readonly maxYear: number | null;
}
export const ANY_MECH: MechQuery = {
  q: null,
  faction: null,
  houseList: null,
  techBase: null,
  mixedTech: null,
  rulesLevel: null,
  class: null,
  role: null,
  weapon: null,
  motion: null,
  omni: null,
  minTons: null,
  maxTons: null,
  minBv: null,
  maxBv: null,
  minWalk: null,
  maxWalk: null,
  minRun: null,
  minJump: null,
  minYear: null,
  maxYear: null,
};

/** Weapons by id with their names, and lists of designs by id, of everything that is searched. */
export interface SearchedIn {
  readonly weapons: readonly ReadonlyMap<string, Haystack>[];
  readonly lists: readonly ReadonlyMap<string, ReadonlySet<string>>[];
}
export type MechTest = (row: MechRow) => boolean;

const ofSummary =
  (holds: (summary: MechSummary) => boolean): MechTest =>
  ({ entry }) =>
    holds(entry.summary);

/** There are few roles, and folding each of them 10,000 times takes longer than all other criteria. */
const roleTest = (wanted: string): MechTest => {
  const known = new Map<string, boolean>();
  return ofSummary(({ role }) => {
    const same = known.get(role) ?? fold(role) === wanted;
    known.set(role, same);
    return same;
  });
};

const weaponTest = (weapon: string, { weapons }: SearchedIn): MechTest | null => {
  const needle = needleOf(weapon);
  if (needle === null) return null;
  const known = new Map(weapons.flatMap((some) => [...some]));
  const isId = weapon.includes('-') && known.has(weapon);
  const wanted = isId ? new Set([weapon]) : new Set([...known].filter(([, name]) => needle(name)).map(([id]) => id));
  return ({ entry }) => entry.weapons.some((id) => wanted.has(id));
};

const listTest = (id: string, searched: SearchedIn): MechTest => {
  const lists = searched.lists.flatMap((some) => some.get(id) ?? []);
  return ({ slug }) => lists.some((list) => list.has(slug));
};

const FIGURES = [
  ['tons', 'minTons', 'maxTons'],
  ['bv', 'minBv', 'maxBv'],
  ['walk', 'minWalk', 'maxWalk'],
  ['run', 'minRun', null],
  ['jump', 'minJump', null],
  ['year', 'minYear', 'maxYear'],
] as const;
const PROPERTIES = ['techBase', 'mixedTech', 'rulesLevel', 'class', 'motion', 'omni'] as const;

/** The criteria that are asked for; those that cost least first. */
export const testsOf = (query: MechQuery, searched: SearchedIn): readonly MechTest[] => {
  const tests: MechTest[] = [];
  for (const [figure, min, max] of FIGURES) {
    const [least, most] = [query[min] ?? -Infinity, max === null ? Infinity : (query[max] ?? Infinity)];
    if (least !== -Infinity || most !== Infinity) tests.push(ofSummary((summary) => summary[figure] >= least && summary[figure] <= most));
  }
  for (const property of PROPERTIES) {
    const wanted = query[property];
    if (wanted !== null) tests.push(ofSummary((summary) => summary[property] === wanted));
  }
  const { role, faction, houseList, weapon, q } = query;
  if (role !== null) tests.push(roleTest(fold(role)));
  if (faction !== null) tests.push(ofSummary(({ factions }) => factions.includes(faction)));
  if (houseList !== null) tests.push(listTest(houseList, searched));
  const carries = weapon === null ? null : weaponTest(weapon, searched);
  if (carries !== null) tests.push(carries);
  const needle = needleOf(q);
  if (needle !== null) tests.push(({ name }) => needle(name));
  return tests;
};

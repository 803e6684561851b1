/** What designs can be searched by, and the tests that a query makes of its criteria. */
import { flatMap } from '../../kernel';
import { MECH_FIGURES, type MechFigure, type MechIndex, type MechRow } from './mech-index';
import type { MechDesign, RulesLevel, TechBase, WeightClass } from '../model';
import { needleOf } from './name-match';
import { fold } from '../slug';

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

export type MechTest = (row: MechRow) => boolean;

/** There are few roles, and folding each of them 10,000 times takes longer than all other criteria. */
const roleTest = (wanted: string): MechTest => {
  const known = new Map<string, boolean>();
  return ({ entry }) => {
    const { role } = entry.summary;
    const same = known.get(role) ?? fold(role) === wanted;
    known.set(role, same);
    return same;
  };
};

/** An id is meant as such where any of the indexes knows it: words of it would find more. */
const weaponTest = (
  weapon: string,
  { weapons, rows }: MechIndex,
  indexes: readonly MechIndex[],
): MechTest | null => {
  const needle = needleOf(weapon);
  if (needle === null) return null;
  const isId = weapon.includes('-') && indexes.some((index) => index.weapons.has(weapon));
  const carries = new Uint8Array(rows.size);
  for (const [id, carried] of weapons)
    if (isId ? id === weapon : needle(carried.name)) for (const place of carried.rows) carries[place] = 1;
  return ({ place }) => carries[place] === 1;
};

const listTest = (id: string, indexes: readonly MechIndex[]): MechTest => {
  const lists = flatMap(indexes, (index) => index.lists.get(id) ?? []);
  return ({ slug }) => lists.some((list) => list.has(slug));
};

const BOUNDS: Readonly<
  Record<
    MechFigure,
    readonly [min: keyof MechQuery & `min${string}`, max: (keyof MechQuery & `max${string}`) | null]
  >
> = {
  tons: ['minTons', 'maxTons'],
  bv: ['minBv', 'maxBv'],
  walk: ['minWalk', 'maxWalk'],
  run: ['minRun', null],
  jump: ['minJump', null],
  year: ['minYear', 'maxYear'],
};
const figureTest = (figure: MechFigure, query: MechQuery): MechTest | null => {
  const [min, max] = BOUNDS[figure];
  const [least, most] = [query[min], max === null ? null : query[max]];
  if (least === null && most === null) return null;
  const place = MECH_FIGURES.indexOf(figure);
  const [from, to] = [least ?? -Infinity, most ?? Infinity];
  return ({ figures }) => {
    const value = figures[place] ?? Number.NaN;
    return value >= from && value <= to;
  };
};

/** One function each: what is asked of 10,000 designs is asked by its name in the code. */
const PROPERTY_TESTS: readonly ((query: MechQuery) => MechTest | null)[] = [
  ({ techBase }) => (techBase === null ? null : ({ entry }) => entry.summary.techBase === techBase),
  ({ mixedTech }) => (mixedTech === null ? null : ({ entry }) => entry.summary.mixedTech === mixedTech),
  ({ rulesLevel }) => (rulesLevel === null ? null : ({ entry }) => entry.summary.rulesLevel === rulesLevel),
  ({ class: weightClass }) =>
    weightClass === null ? null : ({ entry }) => entry.summary.class === weightClass,
  ({ motion }) => (motion === null ? null : ({ entry }) => entry.summary.motion === motion),
  ({ omni }) => (omni === null ? null : ({ entry }) => entry.summary.omni === omni),
  ({ role }) => (role === null ? null : roleTest(fold(role))),
  ({ faction }) => (faction === null ? null : ({ entry }) => entry.summary.factions.includes(faction)),
];

/** What rows of `index`, one of all `indexes` that are searched, must meet; what costs least comes first. */
export const testsOf = (
  query: MechQuery,
  index: MechIndex,
  indexes: readonly MechIndex[],
): readonly MechTest[] => {
  const { houseList, weapon, q } = query;
  const needle = needleOf(q);
  return [
    ...MECH_FIGURES.map((figure) => figureTest(figure, query)),
    ...PROPERTY_TESTS.map((make) => make(query)),
    houseList === null ? null : listTest(houseList, indexes),
    weapon === null ? null : weaponTest(weapon, index, indexes),
    needle === null ? null : ({ name }: MechRow) => needle(name),
  ].filter((test) => test !== null);
};

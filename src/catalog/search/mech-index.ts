/**
 * An index of designs for searches: made once from their entries, sorted lazily by each key that is asked
 * for.
 */
import { byText } from '../../kernel';
import type { MechEntry } from './mech-entry';
import type { Item, ItemId } from '../model';
import { haystackOf, type Haystack } from './name-match';
import { fold } from '../slug';

export const MECH_SORT_KEYS = ['name', 'tons', 'bv', 'walk', 'year', 'cost'] as const;
export type MechSortKey = (typeof MECH_SORT_KEYS)[number];
export interface MechSort {
  readonly key: MechSortKey;
  readonly descending: boolean;
}
export const BY_NAME: MechSort = { key: 'name', descending: false };

/** Figures that designs are searched by. */
export const MECH_FIGURES = ['tons', 'bv', 'walk', 'run', 'jump', 'year'] as const;
export type MechFigure = (typeof MECH_FIGURES)[number];

export interface MechRow {
  /** Its number in its index, from 0. */
  readonly place: number;
  readonly entry: MechEntry;
  /**
   * In the order of MECH_FIGURES: a search of 10,000 designs that asks each for a property by its name takes
   * several times as long.
   */
  readonly figures: readonly number[];
  readonly slug: string;
  readonly name: Haystack;
  /** The folded name: what lists are ordered by. */
  readonly order: string;
}

export interface CarriedWeapon {
  /** Its name and id, to be looked in. */
  readonly name: Haystack;
  /** Places of the rows that carry it. */
  readonly rows: readonly number[];
}
export interface MechIndex {
  readonly rows: ReadonlyMap<string, MechRow>;
  /** Weapons of all its designs by id. */
  readonly weapons: ReadonlyMap<string, CarriedWeapon>;
  /** Lists of designs by id: house lists, random assignment tables. */
  readonly lists: ReadonlyMap<string, ReadonlySet<string>>;
  /** All rows in this order. Sorted when it is first asked for. */
  sorted(sort: MechSort): readonly MechRow[];
}

const valueOf = (row: MechRow, key: Exclude<MechSortKey, 'name'>): number | null => row.entry.summary[key];
/** By name, then slug; no two rows of an index are equal. */
const byName = (a: MechRow, b: MechRow): number => byText(a.order, b.order) || byText(a.slug, b.slug);

/** How rows are ordered: what is not known comes last either way, and equal ones are ordered by name. */
export const comparing = ({ key, descending }: MechSort): ((a: MechRow, b: MechRow) => number) => {
  const sign = descending ? -1 : 1;
  if (key === 'name') return (a, b) => sign * byText(a.order, b.order) || byText(a.slug, b.slug);
  return (a, b) => {
    const [x, y] = [valueOf(a, key), valueOf(b, key)];
    if (x === y) return byName(a, b);
    if (x === null || y === null) return x === null ? 1 : -1;
    return sign * (x - y);
  };
};

const weaponText = (id: string, item: Item | null): Haystack =>
  haystackOf(`${item?.name ?? ''} ${id.replaceAll('-', ' ')}`);

/** The index of these entries; of two with one slug the first counts. `lookup` names their weapons. */
export const mechIndex = (
  entries: Iterable<MechEntry>,
  lookup: (id: ItemId) => Item | null,
  lists: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): MechIndex => {
  const rows = new Map<string, MechRow>();
  const weapons = new Map<string, { readonly name: Haystack; readonly rows: number[] }>();
  for (const entry of entries) {
    const { summary } = entry;
    if (rows.has(summary.design)) continue;
    const figures = MECH_FIGURES.map((figure) => summary[figure]);
    const place = rows.size;
    const row = {
      place,
      entry,
      figures,
      slug: summary.design,
      name: haystackOf(summary.name),
      order: fold(summary.name),
    };
    rows.set(summary.design, row);
    for (const id of entry.weapons) {
      const weapon = weapons.get(id) ?? { name: weaponText(id, lookup(id as ItemId)), rows: [] };
      weapon.rows.push(place);
      weapons.set(id, weapon);
    }
  }
  const orders = new Map<string, readonly MechRow[]>();
  const sorted = (sort: MechSort): readonly MechRow[] => {
    const key = `${sort.descending ? '-' : ''}${sort.key}`;
    const known = orders.get(key);
    if (known !== undefined) return known;
    const made = [...rows.values()].sort(comparing(sort));
    orders.set(key, made);
    return made;
  };
  return { rows, weapons, lists, sorted };
};

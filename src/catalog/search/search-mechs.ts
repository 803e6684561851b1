/** Searching designs in one or several indexes at once: bundled ones, and libraries of imported ones. */
import { flatMap } from '../../kernel';
import type { MechEntry } from './mech-entry';
import { comparing, type MechIndex, type MechRow, type MechSort } from './mech-index';
import { testsOf, type MechQuery } from './mech-query';

export interface MechPageWish {
  readonly sort: MechSort;
  /** Slug of the last design of the page before; null: from the beginning. */
  readonly after: string | null;
  readonly limit: number;
}

/** The first place of `rows` that comes behind `row`. */
const placeBehind = (
  rows: readonly MechRow[],
  row: MechRow,
  compare: (a: MechRow, b: MechRow) => number,
): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = rows[middle];
    if (one !== undefined && compare(one, row) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * A page of the designs that meet the query, and whether more follow. Of designs of one slug on several
 * shelves, that of the first shelf is meant. An unknown faction, list or role has none; a cursor that no
 * design has leads to an empty page.
 */
export const searchMechs = (
  shelves: readonly MechIndex[],
  query: MechQuery,
  { sort, after, limit }: MechPageWish,
): { readonly entries: readonly MechEntry[]; readonly next: string | null } => {
  const find = (slug: string): MechRow | null => {
    for (const { rows } of shelves) {
      const row = rows.get(slug);
      if (row !== undefined) return row;
    }
    return null;
  };
  const start = after === null ? null : find(after);
  if (after !== null && start === null) return { entries: [], next: null };
  const compare = comparing(sort);
  /** The page and one more, if they all stood on this shelf. */
  const firstOf = (index: MechIndex): readonly MechRow[] => {
    const rows = index.sorted(sort);
    const tests = testsOf(query, index, shelves);
    const found: MechRow[] = [];
    for (
      let place = start === null ? 0 : placeBehind(rows, start, compare);
      place < rows.length && found.length <= limit;
      place += 1
    ) {
      const row = rows[place];
      if (row !== undefined && tests.every((test) => test(row)) && find(row.slug) === row) found.push(row);
    }
    return found;
  };
  const found = flatMap(shelves, firstOf).sort(compare);
  const rows = found.slice(0, limit);
  return {
    entries: rows.map(({ entry }) => entry),
    next: found.length > limit ? (rows.at(-1)?.slug ?? null) : null,
  };
};

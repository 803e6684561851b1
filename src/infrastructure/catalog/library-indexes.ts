/**
 * Search indexes of libraries: made from the stored entries when a search first needs them, and kept within a
 * bound.
 */
import type { Pool } from 'pg';
import {
  type Catalog,
  entryOf,
  MECH_ENTRY_VERSION,
  type MechEntry,
  mechIndex,
  type MechIndex,
} from '../../catalog';
import { unpackDesign } from './packed-design';
import { entriesOfTable, type LibraryView } from './scoped-catalog';

/** Designs in all indexes that are kept; each takes some 2 KB. */
const MAX_ROWS = 25_000;
const PORTION = 1_000;

const ENTRIES = {
  name: 'read-entries',
  text: `SELECT slug, entry, entry_version AS version FROM catalog_designs WHERE owner = $1 AND revision <= $2 AND slug > $3 ORDER BY slug LIMIT ${PORTION}`,
};

interface Row {
  readonly slug: string;
  readonly entry: MechEntry;
  readonly version: number;
}

export class LibraryIndexes {
  /** Those used last at the end. */
  readonly #known = new Map<string, Promise<MechIndex>>();
  readonly #rows = new Map<string, number>();

  constructor(
    private readonly pool: Pool,
    private readonly bundled: Catalog,
  ) {}

  /** Of what is seen of a library, and of nothing else: what is hidden leaves no trace in it. */
  async get({ library, upTo }: LibraryView): Promise<MechIndex> {
    const upToNow = upTo ?? library.revision;
    const key = `${library.owner} ${upToNow}`;
    const making = this.#known.get(key) ?? this.#make({ library, upTo: upToNow });
    this.#known.delete(key);
    this.#known.set(key, making);
    try {
      const index = await making;
      this.#rows.set(key, index.rows.size);
      this.#forget();
      return index;
    } catch (error) {
      this.#known.delete(key);
      throw error;
    }
  }

  async #make({
    library,
    upTo,
  }: {
    readonly library: LibraryView['library'];
    readonly upTo: number;
  }): Promise<MechIndex> {
    const entries: MechEntry[] = [];
    for (let after = ''; ;) {
      const { rows } = await this.pool.query<Row>({ ...ENTRIES, values: [library.owner, upTo, after] });
      for (const { slug, entry, version } of rows) {
        entries.push(version === MECH_ENTRY_VERSION ? entry : this.#anew(library, slug, entry));
        after = slug;
      }
      if (rows.length < PORTION) break;
    }
    const view = { library, upTo };
    const lists = new Map(
      [...library.tables.keys()].flatMap((slug) => {
        const entries = entriesOfTable([view], slug);
        return entries === null ? [] : [[slug, new Set(entries.map((entry) => entry.slug))] as const];
      }),
    );
    return mechIndex(entries, this.bundled.item, lists);
  }

  /** An entry that another version of the server made. */
  #anew(library: LibraryView['library'], slug: string, stored: MechEntry): MechEntry {
    const design = library.designs.get(slug);
    return design === undefined ? stored : entryOf(unpackDesign(design.body), this.bundled.item);
  }

  /** An older index of a library that has grown is not asked for again, and goes first. */
  #forget(): void {
    let rows = [...this.#rows].reduce((sum, [key, count]) => sum + (this.#known.has(key) ? count : 0), 0);
    for (const key of this.#known.keys()) {
      if (rows <= MAX_ROWS || this.#known.size === 1) return;
      rows -= this.#rows.get(key) ?? 0;
      this.#known.delete(key);
      this.#rows.delete(key);
    }
  }
}

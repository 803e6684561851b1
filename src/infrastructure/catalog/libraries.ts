/**
 * Libraries of imported designs in memory: read once, then only what later imports added; those used longest
 * ago are forgotten.
 */
import type { ClientBase, Pool } from 'pg';
import type { Packed } from './packed-design';

/** Owner of the library that everybody sees: the operator, who is no user. */
export const OPERATOR = '00000000-0000-0000-0000-000000000000';

export interface ImportedDesign extends Packed {
  /** Of the import that brought it. */
  readonly revision: number;
}
export interface ImportedTable {
  /** JSON of `ReadTableEntry[]`: there may be many tables, and few are asked for. */
  readonly entries: string;
  readonly revision: number;
}

export interface Library {
  readonly owner: string;
  /** Everything up to this revision is in it; perhaps some of what came later, too. */
  readonly revision: number;
  /** By slug. Only ever grows. */
  readonly designs: ReadonlyMap<string, ImportedDesign>;
  readonly tables: ReadonlyMap<string, ImportedTable>;
}

type Growing = {
  -readonly [K in keyof Library]: Library[K] extends ReadonlyMap<infer A, infer B> ? Map<A, B> : Library[K];
} & { bytes: number };

/** Rows are fetched in portions, so that no turn of the event loop takes long. */
const PORTION = 1_000;
/** What a design takes beside its content: its key, its hash, and the objects around them. */
const OVERHEAD = 400;

const DESIGNS = {
  name: 'read-library',
  text: `SELECT slug, hash, revision, content AS body FROM catalog_designs WHERE owner = $1 AND revision > $2 AND slug > $3 ORDER BY slug LIMIT ${PORTION}`,
};
const TABLES = {
  name: 'read-library-tables',
  text: 'SELECT slug, entries::text AS entries, revision FROM catalog_tables WHERE owner = $1 AND revision > $2',
};

interface DesignRow extends Packed {
  readonly slug: string;
  readonly revision: string;
}
interface TableRow {
  readonly slug: string;
  readonly entries: string;
  readonly revision: string;
}

const readMore = async (client: ClientBase | Pool, library: Growing, revision: number): Promise<void> => {
  for (let after = ''; ;) {
    const { rows } = await client.query<DesignRow>({
      ...DESIGNS,
      values: [library.owner, library.revision, after],
    });
    for (const row of rows) {
      library.designs.set(row.slug, { hash: row.hash, body: row.body, revision: Number(row.revision) });
      library.bytes += row.body.length + OVERHEAD;
      after = row.slug;
    }
    if (rows.length < PORTION) break;
  }
  const { rows } = await client.query<TableRow>({ ...TABLES, values: [library.owner, library.revision] });
  for (const row of rows) {
    library.tables.set(row.slug, { entries: row.entries, revision: Number(row.revision) });
    library.bytes += OVERHEAD + row.entries.length;
  }
  library.revision = Math.max(library.revision, revision);
};

export class Libraries {
  /** Those used last at the end. */
  readonly #known = new Map<string, Growing>();
  readonly #reading = new Map<string, Promise<void>>();

  /**
   * @param limit most bytes in all; the one that was asked for last always stays
   * @param onForget told that a library was forgotten: whoever holds it should let go of it
   */
  constructor(
    private readonly limit: number,
    private readonly onForget: () => void = () => undefined,
  ) {}

  /**
   * A library with everything up to a revision. The statements run on `client`, unless somebody is reading
   * the same already.
   */
  async get(client: ClientBase | Pool, owner: string, revision: number): Promise<Library> {
    for (;;) {
      const known = this.#known.get(owner);
      if (known !== undefined && known.revision >= revision) {
        this.#known.delete(owner);
        this.#known.set(owner, known);
        return known;
      }
      const underWay = this.#reading.get(owner);
      // When the other one fails, it is tried here.
      if (underWay === undefined) await this.#read(client, owner, revision);
      else await underWay.catch(() => undefined);
    }
  }

  async #read(client: ClientBase | Pool, owner: string, revision: number): Promise<void> {
    const library = this.#known.get(owner) ?? {
      owner,
      revision: 0,
      designs: new Map(),
      tables: new Map(),
      bytes: 0,
    };
    const reading = readMore(client, library, revision);
    this.#reading.set(owner, reading);
    try {
      await reading;
    } finally {
      this.#reading.delete(owner);
    }
    this.#known.delete(owner);
    this.#known.set(owner, library);
    this.#forget();
  }

  #forget(): void {
    let bytes = this.bytes;
    for (const [owner, oldest] of this.#known) {
      if (bytes <= this.limit || this.#known.size === 1) return;
      this.#known.delete(owner);
      bytes -= oldest.bytes;
      this.onForget();
    }
  }

  get bytes(): number {
    return [...this.#known.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

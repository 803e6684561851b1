/**
 * Libraries of imported designs on PostgreSQL: one transaction an import, set-based, however many designs.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import type { LimitRule } from '../../application/accounts/sessions/limit-policy';
import type { Reading } from '../../application/catalog/import-ports';
import type {
  AddOptions,
  DesignLibraries,
  ImportReport,
  LibraryLine,
} from '../../application/catalog/design-libraries';
import { sortImport, type Sorted } from '../../application/catalog/sort-import';
import {
  KEY_REUSED,
  KEY_RUNNING,
  type ClaimOutcome,
  type IdempotencyClaim,
  type KeptAnswer,
} from '../../application/idempotency/claim';
import { againstRules, FORBIDDEN, type Refusal } from '../../application/refusal';
import { type Catalog, differences } from '../../catalog';
import { err, ok, type Result, type UserId, violation, type Violation } from '../../kernel';
import { reserveAttempt } from '../accounts/attempts';
import { claimIdempotency, keepAnswer } from '../idempotency/idempotency';
import { tellAll } from '../store/history/tell-all';
import { withTransaction } from '../store/transaction';
import { OPERATOR } from './libraries';
import { unpackDesign } from './packed-design';
import { writeImport } from './write-import';

/**
 * What a library may have. MegaMek comes with some 4,000 mechs, and for one age with some hundred tables of a
 * dozen entries.
 */
export interface Quota {
  readonly designs: number;
  readonly tables: number;
  /** Of all tables together. */
  readonly entries: number;
}
const LIBRARY_QUOTA: Quota = { designs: 10_000, tables: 5_000, entries: 100_000 };

/** Ends a transaction without its writes: of a refusal, and of a dry run. */
class RolledBack extends Error {
  constructor(readonly outcome: Result<ImportReport, Refusal>) {
    super('rolled back');
  }
}

/** Imports into one library go one after the other. */
const LOCK_LIBRARY = `INSERT INTO catalog_libraries (owner, revision) VALUES ($1, 0) ON CONFLICT (owner) DO UPDATE SET owner = EXCLUDED.owner`;

const IS_GM = `SELECT 1 FROM campaign_members WHERE user_id = $1 AND role = 'gm' LIMIT 1`;

/** In one order, so that two imports do not wait for each other in a circle. */
const LED_BY = `SELECT id FROM campaigns WHERE game_master = $1 AND status IN ('running', 'paused') ORDER BY id FOR UPDATE`;

/**
 * The library's own first: it goes before the operator's. What was read with the same hash need not be looked
 * at.
 */
const PRESENT = `SELECT DISTINCT ON (slug) slug, hash, CASE WHEN hash = ANY($3::text[]) THEN NULL ELSE content END AS content FROM catalog_designs WHERE owner = ANY($1::uuid[]) AND slug = ANY($2::text[])
  ORDER BY slug, owner = '${OPERATOR}'`;

/** `$2`: tables that are replaced do not count. */
const HELD = `SELECT (SELECT count(*) FROM catalog_designs WHERE owner = $1) AS designs, count(*) AS tables, sum(jsonb_array_length(entries)) AS entries
  FROM catalog_tables WHERE owner = $1 AND NOT slug = ANY($2::text[])`;

const refusedBy = (outcome: ClaimOutcome): Result<KeptAnswer, Refusal> | null => {
  switch (outcome.kind) {
    case 'new':
      return null;
    case 'kept':
      return ok(outcome.answer);
    case 'conflict':
      return err(KEY_REUSED);
    case 'running':
      return err(KEY_RUNNING);
  }
};

export class PgDesignLibraries implements DesignLibraries {
  constructor(
    private readonly pool: Pool,
    private readonly bundled: Catalog,
    private readonly limit: LimitRule,
    private readonly quota = LIBRARY_QUOTA,
  ) {}

  async isGameMaster(user: UserId): Promise<boolean> {
    return (await this.pool.query(IS_GM, [user])).rowCount === 1;
  }

  answered(claim: IdempotencyClaim): Promise<Result<KeptAnswer, Refusal> | null> {
    return withTransaction(this.pool, async (client) => refusedBy(await claimIdempotency(client, claim)));
  }

  reserve(user: UserId): Promise<number | null> {
    return reserveAttempt(this.pool, [{ name: `import:${user}`, rule: this.limit }]);
  }

  async add(
    owner: UserId | null,
    reading: Reading,
    { dryRun, idempotency }: AddOptions,
  ): Promise<Result<ImportReport, Refusal>> {
    try {
      return await withTransaction(this.pool, async (client) => {
        const before = idempotency === null ? null : refusedBy(await claimIdempotency(client, idempotency));
        if (before !== null) return before.ok ? ok(before.value.body as ImportReport) : before;
        const result = await this.#add(client, owner, reading);
        if (!result.ok || dryRun) throw new RolledBack(result);
        if (idempotency !== null) keepAnswer(client, idempotency, { body: result.value });
        return result;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome;
      throw error;
    }
  }

  async list(owner: UserId, after: string | null, limit: number): Promise<readonly LibraryLine[]> {
    const { rows } = await this.pool.query<LibraryLine & { addedAt: Date }>(
      `SELECT slug AS design, entry->'summary'->>'name' AS name, (entry->'summary'->>'bv')::int AS bv, source_file AS file, added_at AS "addedAt"
       FROM catalog_designs WHERE owner = $1 AND slug COLLATE "C" > $2 ORDER BY slug COLLATE "C" LIMIT $3`,
      [owner, after ?? '', limit],
    );
    return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
  }

  async #add(
    client: PoolClient,
    owner: UserId | null,
    reading: Reading,
  ): Promise<Result<ImportReport, Refusal>> {
    const library = owner ?? OPERATOR;
    await client.query(LOCK_LIBRARY, [library]);
    // Asked again here, after the reading. What they hand over meanwhile does not see what is added now.
    if (owner !== null && (await client.query(IS_GM, [owner])).rowCount === 0) return err(FORBIDDEN);
    const sorted = sortImport(reading, await this.#present(client, library, reading));
    const tooMuch = await this.#beyondQuota(client, library, sorted);
    if (tooMuch !== null) return err(againstRules([tooMuch]));
    if (sorted.designs.length > 0 || sorted.tables.length > 0) {
      await writeImport(client, library, sorted);
      if (owner !== null)
        await this.#tell(client, owner, { designs: sorted.designs.length, tables: sorted.tables.length });
    }
    return ok(sorted.report);
  }

  /**
   * In the wars that they lead and that go on everybody hears of it. They are locked last: what plays in them
   * waits for no import.
   */
  async #tell(
    client: PoolClient,
    owner: UserId,
    data: { readonly designs: number; readonly tables: number },
  ): Promise<void> {
    const { rows } = await client.query<{ id: string }>(LED_BY, [owner]);
    for (const { id } of rows) await tellAll(client, id, { type: 'designs-imported', data });
  }

  async #beyondQuota(
    client: PoolClient,
    library: string,
    { designs, tables }: Pick<Sorted, 'designs' | 'tables'>,
  ): Promise<Violation | null> {
    const { rows } = await client.query<Record<'designs' | 'tables' | 'entries', string | null>>(HELD, [
      library,
      tables.map(({ list }) => list),
    ]);
    const held = (what: 'designs' | 'tables' | 'entries'): number => Number(rows[0]?.[what] ?? 0);
    const found = {
      designs: held('designs') + designs.length,
      tables: held('tables') + tables.length,
      entries: held('entries') + tables.reduce((sum, { entries }) => sum + entries.length, 0),
    };
    if (designs.length > 0 && found.designs > this.quota.designs)
      return violation('import/library-full', null, '', {
        limit: this.quota.designs,
        designs: found.designs,
      });
    if (tables.length > 0 && (found.tables > this.quota.tables || found.entries > this.quota.entries))
      return violation('import/too-many-tables', null, '', {
        most: this.quota.tables,
        mostEntries: this.quota.entries,
        tables: found.tables,
        entries: found.entries,
      });
    return null;
  }

  /**
   * What the owner sees already: their own designs and the operator's. Those of others are none of their
   * business.
   */
  async #present(
    client: PoolClient,
    library: string,
    reading: Reading,
  ): Promise<Parameters<typeof sortImport>[1]> {
    const named = [
      ...reading.designs.map(({ design }) => design),
      ...reading.tables.flatMap(({ entries }) => entries.map(({ slug }) => slug)),
    ];
    const slugs = [...new Set(named)];
    const owners = [...new Set([library, OPERATOR])];
    const { rows } = await client.query<{ slug: string; hash: string; content: Buffer | null }>(PRESENT, [
      owners,
      slugs,
      reading.designs.map(({ hash }) => hash),
    ]);
    const there = new Map(rows.map((row) => [row.slug, row]));
    const tables = await client.query<{ slug: string; entries: unknown }>(
      'SELECT slug, entries FROM catalog_tables WHERE owner = $1 AND slug = ANY($2::text[])',
      [
        library,
        reading.tables.flatMap(({ list, entries }) => [
          list,
          ...entries.flatMap(({ kind, slug }) => (kind === 'table' ? [slug] : [])),
        ]),
      ],
    );
    const entriesOf = new Map(tables.rows.map((row) => [row.slug, row.entries]));
    const differing = (a: Uint8Array, b: Uint8Array) => differences(unpackDesign(a), unpackDesign(b));
    return {
      design: (read) => {
        const found = there.get(read.design);
        if (found === undefined) return null;
        return found.content === null || found.hash === read.hash
          ? []
          : differing(found.content, read.content);
      },
      between: (one, other) => (one.hash === other.hash ? [] : differing(one.content, other.content)),
      table: ({ list, entries }) =>
        entriesOf.has(list) ? (isDeepStrictEqual(entriesOf.get(list), entries) ? 'same' : 'other') : null,
      hasTable: (list) => entriesOf.has(list),
      isFaction: (list) => this.bundled.faction(list) !== null,
      hasDesign: (slug) => this.bundled.mech(slug) !== null || there.has(slug),
    };
  }
}

/**
 * Writes an import into its library: one statement for every megabyte, and the revision that tells all
 * processes of it.
 */
import type { PoolClient } from 'pg';
import type { ReadDesign } from '../../application/catalog/import-ports';
import { MECH_ENTRY_VERSION } from '../../catalog';
import type { Sorted } from '../../application/catalog/sort-import';

const PORTION_BYTES = 1_000_000;
const MAX_ROWS = 2_000;

const sizeOf = ({ content, carried, entry }: ReadDesign): number =>
  content.length + carried.length + entry.length;

function* portions(designs: readonly ReadDesign[]): Generator<readonly ReadDesign[]> {
  let portion: ReadDesign[] = [];
  let bytes = 0;
  for (const design of designs) {
    if (portion.length > 0 && (bytes + sizeOf(design) > PORTION_BYTES || portion.length >= MAX_ROWS)) {
      yield portion;
      [portion, bytes] = [[], 0];
    }
    portion.push(design);
    bytes += sizeOf(design);
  }
  if (portion.length > 0) yield portion;
}

const PUT_DESIGNS = `INSERT INTO catalog_designs (owner, slug, hash, revision, content, carried, entry, entry_version, source_file)
  SELECT $1, r.slug, r.hash, $2, r.content, r.carried, r.entry, $3, r.file
  FROM unnest($4::text[], $5::text[], $6::bytea[], $7::jsonb[], $8::jsonb[], $9::text[]) AS r(slug, hash, content, carried, entry, file)`;

const PUT_TABLES = `INSERT INTO catalog_tables (owner, slug, revision, title, entries, source_file)
  SELECT $1, r.list, $2, r.title, r.entries, r.file FROM json_to_recordset($3::json) AS r(list text, title text, entries jsonb, file text)
  ON CONFLICT (owner, slug) DO UPDATE SET revision = EXCLUDED.revision, title = EXCLUDED.title, entries = EXCLUDED.entries, source_file = EXCLUDED.source_file`;

/** Locked until the import is committed: revisions become visible in the order of their numbers. */
const NEXT_REVISION = `INSERT INTO catalog_revision (revision) VALUES (1)
  ON CONFLICT (is_only) DO UPDATE SET revision = catalog_revision.revision + 1 RETURNING revision`;

const column = <T>(designs: readonly ReadDesign[], value: (design: ReadDesign) => T): T[] =>
  designs.map(value);

/** The library's row is locked. */
export const writeImport = async (
  client: PoolClient,
  owner: string,
  { designs, tables }: Pick<Sorted, 'designs' | 'tables'>,
): Promise<void> => {
  const { rows } = await client.query<{ revision: string }>(NEXT_REVISION);
  const revision = rows[0]?.revision;
  for (const portion of portions(designs)) {
    const values = [
      column(portion, ({ design }) => design),
      column(portion, ({ hash }) => hash),
      column(portion, ({ content }) => Buffer.from(content.buffer, content.byteOffset, content.byteLength)),
      column(portion, ({ carried }) => carried),
      column(portion, ({ entry }) => entry),
      column(portion, ({ file }) => file),
    ];
    await client.query(PUT_DESIGNS, [owner, revision, MECH_ENTRY_VERSION, ...values]);
  }
  if (tables.length > 0) await client.query(PUT_TABLES, [owner, revision, JSON.stringify(tables)]);
  await client.query('UPDATE catalog_libraries SET revision = $2 WHERE owner = $1', [owner, revision]);
};

/**
 * What a database holds, asked of its catalogue: tables in the order of their references, sequences, applied
 * migrations.
 */
import type { ClientBase } from 'pg';
import type { NotedMigration } from './format';

const MIGRATIONS_TABLE = '_prisma_migrations';

const TABLES = `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  AND NOT c.relispartition AND c.relname <> '${MIGRATIONS_TABLE}' ORDER BY c.relname`;

const REFERENCES = `SELECT DISTINCT child.relname AS child, parent.relname AS parent FROM pg_constraint k
  JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
  WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.conrelid <> k.confrelid ORDER BY 1, 2`;

/**
 * Parents before children, by name where nothing else decides. Throws when tables refer to each other in a
 * circle.
 */
export const tablesInOrder = async (client: ClientBase): Promise<readonly string[]> => {
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  const { rows: references } = await client.query<{ child: string; parent: string }>(REFERENCES);
  const waiting = new Set(tables.map((table) => table.name));
  const order: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (name) => !references.some((one) => one.child === name && waiting.has(one.parent)),
    );
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    for (const name of ready) waiting.delete(name);
    order.push(...ready);
  }
  return order;
};

/** Columns that can be written: not those that the database works out itself. */
export const writableColumns = async (client: ClientBase, table: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = ('public.' || quote_ident($1))::regclass AND attnum > 0
      AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  return rows.map((row) => row.name);
};

export const sequencesOf = async (
  client: ClientBase,
): Promise<readonly { name: string; last: string | null }[]> => {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`,
  );
  return rows;
};

/**
 * In the order in which they are applied; empty for a database without any. Throws for one that did not
 * finish.
 */
export const appliedMigrations = async (client: ClientBase): Promise<readonly NotedMigration[]> => {
  const { rows: found } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public.${MIGRATIONS_TABLE}') IS NOT NULL AS there`,
  );
  if (found[0]?.there !== true) return [];
  const { rows } = await client.query<NotedMigration & { finished: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished FROM ${MIGRATIONS_TABLE} WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  const unfinished = rows.find((row) => !row.finished);
  if (unfinished !== undefined)
    throw new Error(`migration ${unfinished.name} did not finish; see ${MIGRATIONS_TABLE}`);
  return rows.map(({ name, checksum }) => ({ name, checksum }));
};

/** Whether any table but the notes of the migrations has a row. */
export const holdsData = async (client: ClientBase): Promise<boolean> => {
  for (const table of await tablesInOrder(client)) {
    const { rows } = await client.query<{ some: boolean }>(
      `SELECT EXISTS (SELECT FROM public.${client.escapeIdentifier(table)}) AS some`,
    );
    if (rows[0]?.some === true) return true;
  }
  return false;
};

/**
 * Removes everything that migrations may have made; what belongs to an extension stays. The commands are put
 * together first, since one may take others' objects along.
 */
export const CLEAR = `DO $clear$
  DECLARE command text;
  BEGIN
    FOREACH command IN ARRAY ARRAY(
      SELECT format('DROP %s IF EXISTS public.%I CASCADE', CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, c.relname)
        FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('v', 'm', 'r', 'p', 'S')
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('e', 'i', 'a'))
      UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
      UNION ALL SELECT format('DROP TYPE IF EXISTS public.%I CASCADE', t.typname) FROM pg_type t
        WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd')
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid AND d.deptype = 'e')
    ) LOOP EXECUTE command; END LOOP;
  END $clear$`;

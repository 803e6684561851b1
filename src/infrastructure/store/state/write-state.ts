/** Writes what changed between two states: at most two statements a table, however many rows; unchanged rows are known by identity. */
import type { ClientBase } from 'pg';
import type { CampaignState } from '../../../rules';
import { STATE_TABLES, type StateTable } from './state-tables';
import { deleteSql, upsertSql } from './table';

interface TableChange {
  readonly put: readonly object[];
  readonly removed: readonly object[];
}

type Rows = Readonly<Record<string, object>>;

const changeOf = (before: Rows, after: Rows): TableChange => {
  if (before === after) return { put: [], removed: [] };
  const put: object[] = [];
  const removed: object[] = [];
  for (const key in after) if (before[key] !== after[key]) put.push(after[key] as object);
  for (const key in before) if (!(key in after)) removed.push(before[key] as object);
  return { put, removed };
};

const STATEMENTS = new Map(STATE_TABLES.map((table) => [table.name, { put: upsertSql(table), remove: deleteSql(table) }]));

const statementsOf = (table: StateTable): { put: string; remove: string } => {
  const statements = STATEMENTS.get(table.name);
  if (statements === undefined) throw new Error(`no statements for ${table.name}`);
  return statements;
};

const only = (rows: readonly object[], properties: readonly string[]): object[] =>
  rows.map((row) => Object.fromEntries(properties.map((p) => [p, (row as Record<string, unknown>)[p]])));

/** Before null: everything is new. Removals go first, so that a freed unique value can be taken in the same change. */
export const writeTables = async (client: ClientBase, id: string, before: CampaignState | null, after: CampaignState): Promise<void> => {
  for (const table of STATE_TABLES) {
    const { put, removed } = changeOf((before?.[table.name] ?? {}) as Rows, after[table.name] as Rows);
    const { put: upsert, remove } = statementsOf(table);
    if (removed.length > 0) {
      const keys = table.columns.filter((c) => table.key.includes(c.sql)).map((c) => c.property);
      await client.query({ name: `remove-${table.name}`, text: remove, values: [id, JSON.stringify(only(removed, keys))] });
    }
    if (put.length > 0) await client.query({ name: `put-${table.name}`, text: upsert, values: [id, JSON.stringify(put)] });
  }
};

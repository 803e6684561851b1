/**
 * Writes what changed between two states: at most three statements a table, however many rows. Unchanged rows
 * are known by identity, and of a row that was there only columns are written that changed in some row of its
 * table: a march need not write every mech's armour again.
 */
import type { ClientBase } from 'pg';
import type { CampaignState } from '../../../rules';
import { together } from '../together';
import { groupsOf } from './groups';
import { STATE_TABLES, type StateTable } from './state-tables';
import { deleteSql, updateSql, upsertSql, type Column } from './table';

type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, Row>>;

interface TableChange {
  readonly added: readonly Row[];
  readonly changed: readonly { readonly from: Row; readonly to: Row }[];
  readonly removed: readonly Row[];
}

const changeOf = (before: Rows, after: Rows): TableChange => {
  if (before === after) return { added: [], changed: [], removed: [] };
  const added: Row[] = [];
  const changed: { from: Row; to: Row }[] = [];
  const removed: Row[] = [];
  for (const key in after) {
    const from = before[key];
    const to = after[key] as Row;
    if (from === undefined) added.push(to);
    else if (from !== to) changed.push({ from, to });
  }
  for (const key in before) if (!(key in after)) removed.push(before[key] as Row);
  return { added, changed, removed };
};

/** Groups in which something changed: whole, or gone when nothing is left of them. */
const groupsChanged = (groupedBy: string, change: TableChange, after: Rows): TableChange => {
  const touched = [...change.added, ...change.changed.map(({ to }) => to), ...change.removed];
  const values = new Set(touched.map((row) => String(row[groupedBy])));
  const groups = groupsOf(Object.values(after), groupedBy, values);
  return {
    added: groups.filter(({ rows }) => rows.length > 0),
    changed: [],
    removed: groups.filter(({ rows }) => rows.length === 0),
  };
};

const STATEMENTS = new Map(
  STATE_TABLES.map((table) => [table.name, { put: upsertSql(table), remove: deleteSql(table) }]),
);

const statementsOf = (table: StateTable): { put: string; remove: string } => {
  const statements = STATEMENTS.get(table.name);
  if (statements === undefined) throw new Error(`no statements for ${table.name}`);
  return statements;
};

const only = (rows: readonly Row[], columns: readonly Column[]): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(({ property }) => [property, row[property]]))),
  );

const keysOf = (table: StateTable): readonly Column[] =>
  table.columns.filter((column) => table.key.includes(column.sql));

const update = async (
  client: ClientBase,
  id: string,
  table: StateTable,
  changed: TableChange['changed'],
): Promise<void> => {
  const keys = keysOf(table);
  const columns = table.columns.filter(
    (column) =>
      !keys.includes(column) && changed.some(({ from, to }) => from[column.property] !== to[column.property]),
  );
  if (columns.length === 0) return;
  const rows = changed.map(({ to }) => to);
  // Each set of columns is a statement of its own, and few sets occur.
  const name = `set-${table.name}-${columns.map((column) => table.columns.indexOf(column).toString(36)).join('')}`;
  const { rowCount } = await client.query({
    name,
    text: updateSql(table, columns),
    values: [id, only(rows, [...keys, ...columns])],
  });
  if (rowCount !== rows.length)
    throw new Error(`${rows.length} rows of ${table.name} were to be changed, ${rowCount ?? 0} are there`);
};

/**
 * Before null: everything is new. Removals go first, so that a freed unique value can be taken in the same
 * change.
 */
export const writeTables = (
  client: ClientBase,
  id: string,
  before: CampaignState | null,
  after: CampaignState,
): Promise<void> =>
  together(
    STATE_TABLES.flatMap((table) => {
      const rows = after[table.name] as unknown as Rows;
      const change = changeOf((before?.[table.name] ?? {}) as unknown as Rows, rows);
      const { groupedBy } = table;
      const { added, changed, removed } =
        groupedBy === null ? change : groupsChanged(groupedBy, change, rows);
      const { put, remove } = statementsOf(table);
      return [
        ...(removed.length === 0
          ? []
          : [
              () =>
                client.query({
                  name: `remove-${table.name}`,
                  text: remove,
                  values: [id, only(removed, keysOf(table))],
                }),
            ]),
        ...(changed.length === 0 ? [] : [() => update(client, id, table, changed)]),
        ...(added.length === 0
          ? []
          : [
              () =>
                client.query({ name: `put-${table.name}`, text: put, values: [id, JSON.stringify(added)] }),
            ]),
      ];
    }),
  );

/**
 * The tables of a campaign's state, as the rules' rows and as SQL. A new property of a row: one line here,
 * one in a migration.
 */
import { memoryKey, stockKey, type CampaignState } from '../../../rules';
import { type ColumnsOf, columnsOf, type TableDescription } from './table';

type TableName = Exclude<keyof CampaignState, 'campaign' | 'map'>;
type RowOf<Name extends TableName> =
  CampaignState[Name] extends Readonly<Record<string, infer Row>> ? Row : never;

export interface StateTable extends TableDescription {
  /** Property of `CampaignState`; the table's name in SQL too. */
  readonly name: TableName;
  /** Key of a row in the state's table. */
  readonly rowKey: (row: never) => string;
  /** Null: a row is one of SQL. Else rows with the same value of this property are one, with the rest of each in `rows`. */
  readonly groupedBy: string | null;
}

/** `columns` names every property of the rows, and `key` some of them. */
const stateTable = <Name extends TableName>(
  name: Name,
  of: {
    readonly key: readonly (keyof RowOf<Name> & string)[];
    readonly rowKey: (row: RowOf<Name>) => string;
    readonly columns: ColumnsOf<RowOf<Name>>;
  },
): StateTable => ({
  name,
  table: name,
  key: of.key,
  rowKey: of.rowKey,
  groupedBy: null,
  columns: columnsOf<RowOf<Name>>(of.columns),
});

/** Of rows that are many and change a few at a time, each with others of its group. */
const groupedTable = <Name extends TableName, By extends keyof RowOf<Name> & string>(
  name: Name,
  groupedBy: By,
  rowKey: (row: RowOf<Name>) => string,
): StateTable => ({
  name,
  table: name,
  key: [groupedBy],
  rowKey,
  groupedBy,
  columns: columnsOf<{ readonly by: string; readonly rows: object }>({
    by: { sql: groupedBy, type: 'text' },
    rows: 'jsonb',
  }),
});

const byId = (row: { readonly id: string }): string => row.id;

/** Parents before children, so that a reader finds what a row refers to above it. */
export const STATE_TABLES: readonly StateTable[] = [
  stateTable('forces', {
    key: ['id'],
    rowKey: byId,
    columns: {
      id: 'text',
      seat: 'integer',
      name: 'text',
      faction: 'text',
      team: 'integer',
      user: { sql: 'user_id', type: 'uuid' },
      playerName: 'text',
      hq: 'text',
      account: 'bigint',
      out: 'boolean',
      counters: 'jsonb',
    },
  }),
  stateTable('pilots', {
    key: ['id'],
    rowKey: byId,
    columns: {
      id: 'text',
      force: 'text',
      name: 'text',
      rank: 'text',
      gunnery: 'integer',
      piloting: 'integer',
      hits: 'integer',
      status: 'text',
      hex: 'text',
      captor: 'text',
      rested: 'boolean',
    },
  }),
  stateTable('mechs', {
    key: ['id'],
    rowKey: byId,
    columns: {
      id: 'text',
      force: 'text',
      design: 'text',
      name: 'text',
      hex: 'text',
      pilot: 'text',
      condition: 'jsonb',
      shutDown: 'boolean',
      sabotaged: 'boolean',
      moved: 'text',
      withdrawn: 'boolean',
      keptUntilRound: 'integer',
      hired: 'boolean',
      enteredFrom: 'text',
      inHexSince: 'integer',
      plannedPath: 'jsonb',
      plannedEntry: 'text',
      plannedFlight: 'text',
      factoryDesign: 'text',
    },
  }),
  stateTable('buildings', {
    key: ['id'],
    rowKey: byId,
    columns: {
      id: 'text',
      type: 'text',
      hex: 'text',
      control: 'text',
      cp: 'integer',
      cpMax: 'integer',
      sabotaged: 'boolean',
      opened: 'jsonb',
      work: 'jsonb',
      flown: 'boolean',
    },
  }),
  stateTable('stock', {
    key: ['force', 'hex', 'item'],
    rowKey: (row) => stockKey(row.force, row.hex, row.item),
    columns: { force: 'text', hex: 'text', item: 'text', quantity: 'bigint', usable: 'bigint' },
  }),
  stateTable('battles', {
    key: ['id'],
    rowKey: byId,
    columns: {
      id: 'text',
      round: 'integer',
      hex: 'text',
      state: 'text',
      engine: 'text',
      setup: 'jsonb',
      attackedFrom: 'jsonb',
      report: 'text',
      winner: 'text',
      openedAt: 'bigint',
      dueAt: 'bigint',
      overdue: 'boolean',
    },
  }),
  stateTable('reports', {
    key: ['id'],
    rowKey: byId,
    columns: {
      id: 'text',
      battle: 'text',
      by: 'text',
      body: 'jsonb',
      state: 'text',
      confirmedBy: 'jsonb',
      disputes: 'jsonb',
      at: 'bigint',
    },
  }),
  stateTable('offers', {
    key: ['id'],
    rowKey: byId,
    columns: { id: 'text', from: 'text', to: 'text', give: 'jsonb', take: 'jsonb' },
  }),
  stateTable('wrecks', {
    key: ['id'],
    rowKey: byId,
    columns: {
      id: 'text',
      battle: 'text',
      hex: 'text',
      right: 'text',
      force: 'text',
      name: 'text',
      design: 'text',
      factoryDesign: 'text',
      condition: 'jsonb',
    },
  }),
  groupedTable('memories', 'force', (row) => memoryKey(row.force, row.kind, row.subject)),
];

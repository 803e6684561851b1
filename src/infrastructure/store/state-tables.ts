/** The tables of a campaign's state, as the rules' rows and as SQL. A new column of a row: one line here, one in a migration. */
import { memoryKey, stockKey, type MemoryRow, type StockRow } from '../../rules';
import { col, type TableDescription } from './table';

export interface StateTable extends TableDescription {
  /** Property of `CampaignState`. */
  readonly name: 'forces' | 'mechs' | 'pilots' | 'buildings' | 'stock' | 'battles' | 'reports' | 'offers' | 'memories';
  /** Key of a row in the state's table. */
  readonly rowKey: (row: never) => string;
}

const byId = (row: { readonly id: string }): string => row.id;

/** Parents before children, so that a reader finds what a row refers to above it. */
export const STATE_TABLES: readonly StateTable[] = [
  {
    name: 'forces',
    table: 'forces',
    key: ['id'],
    rowKey: byId,
    columns: [
      col('id', 'text'),
      col('seat', 'integer'),
      col('name', 'text'),
      col('faction', 'text'),
      col('team', 'integer'),
      { sql: 'user_id', property: 'user', type: 'uuid' },
      col('playerName', 'text'),
      col('hq', 'text'),
      col('account', 'bigint'),
      col('out', 'boolean'),
      col('counters', 'jsonb'),
    ],
  },
  {
    name: 'pilots',
    table: 'pilots',
    key: ['id'],
    rowKey: byId,
    columns: [
      col('id', 'text'),
      col('force', 'text'),
      col('name', 'text'),
      col('rank', 'text'),
      col('gunnery', 'integer'),
      col('piloting', 'integer'),
      col('hits', 'integer'),
      col('status', 'text'),
      col('hex', 'text'),
      col('captor', 'text'),
      col('rested', 'boolean'),
    ],
  },
  {
    name: 'mechs',
    table: 'mechs',
    key: ['id'],
    rowKey: byId,
    columns: [
      col('id', 'text'),
      col('force', 'text'),
      col('design', 'text'),
      col('name', 'text'),
      col('hex', 'text'),
      col('pilot', 'text'),
      col('condition', 'jsonb'),
      col('shutDown', 'boolean'),
      col('sabotaged', 'boolean'),
      col('moved', 'text'),
      col('withdrawn', 'boolean'),
      col('keptUntilRound', 'integer'),
      col('hired', 'boolean'),
      col('enteredFrom', 'text'),
      col('inHexSince', 'integer'),
      col('plannedPath', 'jsonb'),
    ],
  },
  {
    name: 'buildings',
    table: 'buildings',
    key: ['id'],
    rowKey: byId,
    columns: [
      col('id', 'text'),
      col('type', 'text'),
      col('hex', 'text'),
      col('control', 'text'),
      col('cp', 'integer'),
      col('cpMax', 'integer'),
      col('sabotaged', 'boolean'),
      col('opened', 'jsonb'),
    ],
  },
  {
    name: 'stock',
    table: 'stock',
    key: ['force', 'hex', 'item'],
    rowKey: (row: StockRow) => stockKey(row.force, row.hex, row.item),
    columns: [col('force', 'text'), col('hex', 'text'), col('item', 'text'), col('quantity', 'bigint'), col('usable', 'bigint')],
  },
  {
    name: 'battles',
    table: 'battles',
    key: ['id'],
    rowKey: byId,
    columns: [
      col('id', 'text'),
      col('round', 'integer'),
      col('hex', 'text'),
      col('state', 'text'),
      col('engine', 'text'),
      col('setup', 'jsonb'),
      col('attackedFrom', 'jsonb'),
      col('report', 'text'),
      col('winner', 'text'),
      col('openedAt', 'bigint'),
      col('dueAt', 'bigint'),
      col('overdue', 'boolean'),
    ],
  },
  {
    name: 'reports',
    table: 'reports',
    key: ['id'],
    rowKey: byId,
    columns: [
      col('id', 'text'),
      col('battle', 'text'),
      col('by', 'text'),
      col('body', 'jsonb'),
      col('state', 'text'),
      col('confirmedBy', 'jsonb'),
      col('disputes', 'jsonb'),
      col('at', 'bigint'),
    ],
  },
  {
    name: 'offers',
    table: 'offers',
    key: ['id'],
    rowKey: byId,
    columns: [col('id', 'text'), col('from', 'text'), col('to', 'text'), col('give', 'jsonb'), col('take', 'jsonb')],
  },
  {
    name: 'memories',
    table: 'memories',
    key: ['force', 'kind', 'subject'],
    rowKey: (row: MemoryRow) => memoryKey(row.force, row.kind, row.subject),
    columns: [col('force', 'text'), col('kind', 'text'), col('subject', 'text'), col('seen', 'jsonb'), col('facts', 'jsonb')],
  },
];

/** Loads a campaign's state with one statement, whatever the number of rows. */
import type { ClientBase, Pool } from 'pg';
import type { CampaignRow, CampaignState } from '../../rules';
import { SELECT_CAMPAIGN } from './campaign-row';
import { STATE_TABLES } from './state-tables';
import { selectSql } from './table';

/** JSON columns arrive as text: it is parsed here once, and its length says how large the state is. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };

const LOAD = {
  name: 'load-state',
  text:
    `SELECT (SELECT version FROM campaigns WHERE id = $1) AS version, ${SELECT_CAMPAIGN} AS campaign, ` +
    `(SELECT row_to_json(x) FROM (SELECT columns, rows, terrain FROM campaign_maps WHERE campaign_id = $1) x) AS map, ` +
    STATE_TABLES.map((table) => `${selectSql(table)} AS ${table.name}`).join(', '),
};

export interface StateOnDisk {
  readonly state: CampaignState;
  readonly version: number;
  /** Length of its JSON. */
  readonly bytes: number;
}

const parseTable = (text: string | null, rowKey: (row: never) => string): Record<string, unknown> => {
  const table: Record<string, unknown> = {};
  if (text !== null) for (const row of JSON.parse(text) as never[]) table[rowKey(row)] = row;
  return table;
};

/** Null: there is no such campaign, or it has not started. */
export const loadState = async (client: ClientBase | Pool, id: string): Promise<StateOnDisk | null> => {
  const { rows } = await client.query<Record<string, string | null>>({ ...LOAD, values: [id], types: AS_TEXT });
  const row = rows[0];
  const campaign = row?.['campaign'] ?? null;
  const map = row?.['map'] ?? null;
  if (row === undefined || campaign === null || map === null) return null;
  const state: Record<string, unknown> = { campaign: JSON.parse(campaign) as CampaignRow, map: JSON.parse(map) as unknown };
  let bytes = campaign.length + map.length;
  for (const table of STATE_TABLES) {
    const text = row[table.name] ?? null;
    bytes += text?.length ?? 0;
    state[table.name] = parseTable(text, table.rowKey);
  }
  return { state: state as unknown as CampaignState, version: Number(row['version']), bytes };
};

/** Loads a campaign's state with one statement, whatever the number of rows. */
import type { ClientBase, Pool } from 'pg';
import {
  audienceVersions,
  type AudienceVersions,
} from '../../../application/campaigns/feeds/audience-versions';
import type { CampaignRow, CampaignState } from '../../../rules';
import type { Member } from '../../../application/campaigns/campaign-store';
import { SELECT_CAMPAIGN } from './campaign-row';
import { NO_DRAWINGS, SELECT_DRAWINGS, type Drawings } from './drawings';
import { SELECT_MEMBERS } from './members';
import { type Group, rowsOfGroups } from './groups';
import { STATE_TABLES, type StateTable } from './state-tables';
import { selectSql } from './table';

/** JSON columns arrive as text: it is parsed here once, table by table. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };

const LOAD = {
  name: 'load-state',
  text:
    `SELECT (SELECT version FROM campaigns WHERE id = $1) AS version, (SELECT audiences FROM campaigns WHERE id = $1) AS audiences, ${SELECT_CAMPAIGN} AS campaign, ${SELECT_MEMBERS} AS members, ${SELECT_DRAWINGS} AS drawings, ` +
    `(SELECT row_to_json(x) FROM (SELECT columns, rows, terrain FROM campaign_maps WHERE campaign_id = $1) x) AS map, ` +
    STATE_TABLES.map((table) => `${selectSql(table)} AS ${table.name}`).join(', '),
};

export interface StateOnDisk {
  readonly state: CampaignState;
  readonly version: number;
  readonly audiences: AudienceVersions;
  readonly members: readonly Member[];
  readonly drawings: Drawings;
}

const parseTable = (text: string | null, { rowKey, groupedBy }: StateTable): Record<string, unknown> => {
  const parsed = text === null ? [] : (JSON.parse(text) as object[]);
  const rows = groupedBy === null ? parsed : rowsOfGroups(parsed as readonly Group[], groupedBy);
  const table: Record<string, unknown> = {};
  for (const row of rows) table[rowKey(row as never)] = row;
  return table;
};

/** Null: there is no such campaign, or it has not started. */
export const loadState = async (client: ClientBase | Pool, id: string): Promise<StateOnDisk | null> => {
  const { rows } = await client.query<Record<string, string | null>>({
    ...LOAD,
    values: [id],
    types: AS_TEXT,
  });
  const row = rows[0];
  const campaign = row?.['campaign'] ?? null;
  const map = row?.['map'] ?? null;
  if (row === undefined || campaign === null || map === null) return null;
  const state: Record<string, unknown> = {
    campaign: JSON.parse(campaign) as CampaignRow,
    map: JSON.parse(map) as unknown,
  };
  for (const table of STATE_TABLES) {
    state[table.name] = parseTable(row[table.name] ?? null, table);
  }
  const drawings = row['drawings'] ?? null;
  const version = Number(row['version']);
  return {
    state: state as unknown as CampaignState,
    version,
    audiences: audienceVersions(version, JSON.parse(row['audiences'] ?? 'null') as AudienceVersions | null),
    members: JSON.parse(row['members'] ?? '[]') as Member[],
    drawings: drawings === null ? NO_DRAWINGS : (JSON.parse(drawings) as Drawings),
  };
};

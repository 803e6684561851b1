/** The campaigns table's columns that are the state's `CampaignRow`, both ways. */
import type { CampaignRow } from '../../../rules';
import { columnsOf } from './table';

type Fixed = 'id' | 'name' | 'idKey';

/** Columns of the row that change in play, in the order of the update's parameters. */
export const CAMPAIGN_COLUMNS = columnsOf<Omit<CampaignRow, Fixed>>({
  status: 'text',
  ruleset: 'text',
  options: 'jsonb',
  epoch: 'integer',
  round: 'integer',
  phase: 'text',
  step: 'text',
  deadline: 'bigint',
  remaining: 'bigint',
  winners: 'jsonb',
  designs: 'jsonb',
  diceCommitment: 'text',
});

/** Columns that the start writes and nothing changes afterwards. */
const FIXED_COLUMNS = columnsOf<Pick<CampaignRow, Fixed>>({ id: 'text', name: 'text', idKey: 'text' });

/** A scalar subquery: the campaign row (`$1`) as a JSON object with the state's property names. */
export const SELECT_CAMPAIGN = `(SELECT row_to_json(x) FROM (SELECT ${[...FIXED_COLUMNS, ...CAMPAIGN_COLUMNS]
  .map((c) => `t."${c.sql}" AS "${c.property}"`)
  .join(', ')} FROM campaigns t WHERE t.id = $1) x)`;

/** Values for the update, jsonb columns as text. */
export const campaignValues = (row: CampaignRow): readonly unknown[] =>
  CAMPAIGN_COLUMNS.map((c) => {
    const value = row[c.property as keyof CampaignRow];
    return c.type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
  });

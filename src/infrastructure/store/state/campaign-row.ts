/** The campaigns table's columns that are the state's `CampaignRow`, both ways. */
import type { CampaignRow } from '../../../rules';
import { col } from './table';

/** Columns of the row that change in play, in the order of the update's parameters. */
export const CAMPAIGN_COLUMNS = [
  col('status', 'text'),
  col('ruleset', 'text'),
  col('options', 'jsonb'),
  col('epoch', 'integer'),
  col('round', 'integer'),
  col('phase', 'text'),
  col('step', 'text'),
  col('deadline', 'bigint'),
  col('remaining', 'bigint'),
  col('winners', 'jsonb'),
  col('designs', 'jsonb'),
  col('diceCommitment', 'text'),
] as const;

/** Columns that the start writes and nothing changes afterwards. */
const FIXED_COLUMNS = [col('id', 'text'), col('name', 'text'), col('idKey', 'text')];

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

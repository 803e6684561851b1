/** The campaigns table's columns that are the state's `CampaignRow`, both ways. */
import type { CampaignRow } from '../../../rules';
import { type Column, columnsOf } from './table';

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

const valueOf = (row: CampaignRow, column: Column): unknown => {
  const value = row[column.property as keyof CampaignRow];
  return column.type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
};

/** Values for the update, jsonb columns as text. */
export const campaignValues = (
  row: CampaignRow,
  columns: readonly Column[] = CAMPAIGN_COLUMNS,
): readonly unknown[] => columns.map((column) => valueOf(row, column));

/** By identity, as everywhere in a state. The list of designs alone takes 10 KB, and changes seldom. */
export const changedColumns = (before: CampaignRow, after: CampaignRow): readonly Column[] =>
  CAMPAIGN_COLUMNS.filter(({ property }) => {
    const name = property as keyof CampaignRow;
    return before[name] !== after[name];
  });

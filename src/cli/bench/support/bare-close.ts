/**
 * The bare way to close a phase: load the rows, run the pure function, write the rows; nothing is locked,
 * cached, told or proven.
 */
import type { Pool } from 'pg';
import { closePhase, Resolution, rulesetOf, type Order } from '../../../rules';
import { bundledCatalog } from '../../../catalog';
import { type CampaignId, type ForceId, seededDice } from '../../../kernel';
import type { LoadedCampaign } from '../../../application/campaigns/campaign-store';
import { STATE_TABLES } from '../../../infrastructure/store/state/state-tables';
import { uuidV7 } from '../../../infrastructure/ids/uuid-v7';
import { withTransaction } from '../../../infrastructure/store/transaction';
import { ms } from './figures';
import type { Recorded } from './recorder';

const quoted = (name: string): string => `"${name}"`;

const LOADS: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'bare-campaign', text: 'SELECT * FROM campaigns WHERE id = $1' },
  { name: 'bare-map', text: 'SELECT * FROM campaign_maps WHERE campaign_id = $1' },
  { name: 'bare-members', text: 'SELECT * FROM campaign_members WHERE campaign_id = $1' },
  { name: 'bare-secret', text: 'SELECT * FROM campaign_secrets WHERE campaign_id = $1' },
  {
    name: 'bare-sheets',
    text: `SELECT s.* FROM order_sheets s JOIN campaigns c ON c.id = s.campaign_id AND c.epoch = s.epoch AND c.round = s.round AND c.phase = s.phase WHERE s.campaign_id = $1`,
  },
  ...STATE_TABLES.map(({ name, table, columns }) => ({
    name: `bare-${name}`,
    text: `SELECT ${columns.map((column) => quoted(column.sql)).join(', ')} FROM ${table} WHERE campaign_id = $1`,
  })),
];

export const bareLoad = async (pool: Pool, id: CampaignId): Promise<void> => {
  const client = await pool.connect();
  try {
    for (const load of LOADS) await client.query({ ...load, values: [id] });
  } finally {
    client.release();
  }
};

/** A notice's id is its own, whatever campaign it is of. */
const withOwnIds = (name: string, rows: unknown): unknown =>
  name === 'bare-put-notices' ? (rows as readonly object[]).map((row) => ({ ...row, id: uuidV7() })) : rows;

/** Every row that the recorded close wrote, into another copy of the same campaign, in one commit. */
export const bareWrite = (pool: Pool, id: CampaignId, writes: readonly Recorded[]): Promise<void> =>
  withTransaction(pool, async (client) => {
    for (const { name, text, values } of writes) {
      await client.query({
        name,
        text,
        values: [
          id,
          ...values
            .slice(1)
            .map((value) =>
              value.kind === 'rows' ? JSON.stringify(withOwnIds(name, value.rows)) : value.value,
            ),
        ],
      });
    }
  });

/** Milliseconds that the pure function takes on a campaign that is in memory. */
export const pureClose = async (
  { state }: LoadedCampaign,
  sheets: ReadonlyMap<ForceId, readonly Order[]>,
): Promise<number> => {
  const catalog = bundledCatalog();
  const dice = seededDice(new Uint8Array(32).fill(7));
  return ms(() => {
    const resolution = new Resolution(state, {
      ruleset: rulesetOf(state.campaign.ruleset),
      catalog,
      dice,
      now: Date.now(),
    });
    closePhase(resolution, sheets);
    return resolution.state.finish();
  });
};

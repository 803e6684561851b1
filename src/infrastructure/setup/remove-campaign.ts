/**
 * Removes a campaign from every table. What it consists of has keys that do not follow it, so that nothing
 * else ever takes a war away.
 */
import type { ClientBase } from 'pg';

/**
 * Before the forces and the campaign's own row, from which the rest goes by itself. Matches first: an order under way
 * refers to the campaign by the notices that it writes, and must not wait for a row that is gone.
 */
const TABLES = [
  'matches',
  'events',
  'feeds',
  'ledger',
  'snapshots',
  'order_sheets',
  'memories',
  'offers',
  'reports',
  'battles',
  'wrecks',
  'mechs',
  'pilots',
  'stock',
  'buildings',
  'forces',
  'campaign_libraries',
  'campaign_engine_deliveries',
];

export const removeCampaign = async (client: ClientBase, id: string): Promise<void> => {
  for (const table of TABLES) await client.query(`DELETE FROM ${table} WHERE campaign_id = $1`, [id]);
  await client.query('DELETE FROM campaigns WHERE id = $1', [id]);
};

/**
 * ROUND-5, END-2: whoever waited for a rollback's lock rolls with the dice that it drew, since only these can
 * be proven.
 */
import type { Pool } from 'pg';
import { until } from '../../support/eventually';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { storeCampaign, StoreProcess } from '../../support/stored-campaign';

let database: TestDatabase;
let waiting: StoreProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  waiting = new StoreProcess(database.url);
});
afterAll(async () => {
  await waiting.pool.end();
  await database.drop();
});

const someoneWaits = (pool: Pool): Promise<void> =>
  until('command that waits', async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  });

it('ROUND-5 a command that waited for another rolls with the seed that the other drew', async () => {
  const { id } = await storeCampaign(waiting.pool);
  const other = await storeCampaign(waiting.pool);
  const label = { epoch: 1, round: 1, phase: 'planning', purpose: 'attack-circle', place: '' };
  const roll = () =>
    waiting.store.transact(
      id,
      async (transaction) => (await transaction.dice()).stream(label).roll(1_000_000).result,
    );
  const holder = await waiting.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM campaigns WHERE id = $1 FOR UPDATE', [id]);
    const rolled = roll();
    await someoneWaits(waiting.pool);
    await holder.query(
      'INSERT INTO campaign_secrets (campaign_id, epoch_from, dice_seed) SELECT $1, 1, dice_seed FROM campaign_secrets WHERE campaign_id = $2',
      [id, other.id],
    );
    await holder.query('UPDATE campaigns SET ready_revision = ready_revision + 1 WHERE id = $1', [id]);
    await holder.query('COMMIT');
    expect(await rolled).toEqual(await roll());
  } finally {
    holder.release();
  }
});

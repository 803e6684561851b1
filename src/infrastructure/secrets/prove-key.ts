/** Refuses a start under a wrong master key: such a process would answer, and then fail at every phase that rolls dice. */
import type { Pool } from 'pg';
import type { Vault } from '../../application/ports/vault';

/** Throws when what the database holds sealed was not sealed under this key. An empty database takes any key. */
export const proveMasterKey = async (pool: Pool, diceSeeds: Vault): Promise<void> => {
  const { rows } = await pool.query<{ dice_seed: Buffer }>(
    'SELECT dice_seed FROM campaign_secrets ORDER BY campaign_id DESC, epoch_from DESC LIMIT 1',
  );
  const [row] = rows;
  if (row === undefined) return;
  try {
    diceSeeds.open(row.dice_seed);
  } catch (cause) {
    throw new Error('the master key (SECRET_KEY, or DATA_DIR/master.key) is not the one that this database was sealed under', { cause });
  }
};

/**
 * Proves a restored database: every campaign is replayed and compared, and its dice seed opens to what was
 * promised (ROUND-5).
 */
import type { Pool } from 'pg';
import { commitmentTo } from '../store/history/dice-seeds';
import { replay } from '../store/history/replay';
import type { Vault } from '../../application/ports/vault';

export interface Proof {
  /** How many campaigns were replayed. */
  readonly campaigns: number;
  readonly events: number;
  /** One line for everything that is not as it should be. */
  readonly faults: readonly string[];
}

export const prove = async (pool: Pool, vault: Vault): Promise<Proof> => {
  const faults: string[] = [];
  let campaigns = 0;
  let events = 0;
  const { rows } = await pool.query<{
    id: string;
    started: boolean;
    commitment: string;
    seeds: readonly Buffer[] | null;
  }>(
    `SELECT c.id, c.status <> 'setup' AS started, c.dice_commitment AS commitment,
      (SELECT array_agg(s.dice_seed ORDER BY s.epoch_from) FROM campaign_secrets s WHERE s.campaign_id = c.id) AS seeds FROM campaigns c ORDER BY c.id`,
  );
  for (const { id, started, commitment, seeds } of rows) {
    const promised = (seeds ?? []).map((seed) => commitmentOf(vault, seed));
    if (promised.length === 0) faults.push(`campaign ${id} has no dice seed`);
    else if (promised.includes(null)) faults.push(`campaign ${id}: a dice seed does not open`);
    else if (promised.at(-1) !== commitment)
      faults.push(`campaign ${id}: the dice seed does not open to what was promised`);
    if (!started) continue;
    const report = await replay(pool, id);
    campaigns += 1;
    events += report?.events ?? 0;
    for (const check of report?.checks ?? [])
      if (!check.same) faults.push(`campaign ${id}: replay differs in ${check.name}`);
  }
  return { campaigns, events, faults };
};

/** SETUP-10: one line for every campaign whose map secret does not open. */
export const proveMapSecrets = async (pool: Pool, vault: Vault): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ id: string; secret: Buffer }>(
    'SELECT campaign_id AS id, secret FROM campaign_map_secrets ORDER BY campaign_id',
  );
  return rows
    .filter(({ secret }) => commitmentOf(vault, secret) === null)
    .map(({ id }) => `campaign ${id}: the secret of its map does not open`);
};

/** One line when the key by which push services know the server does not open. */
export const provePushKey = async (pool: Pool, vault: Vault): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ sealed: Buffer }>('SELECT sealed_private AS sealed FROM push_keys');
  return rows
    .filter(({ sealed }) => commitmentOf(vault, sealed) === null)
    .map(() => 'the key for pushes does not open');
};

/** Null: sealed under another key, or damaged. */
const commitmentOf = (vault: Vault, sealed: Buffer): string | null => {
  try {
    return commitmentTo(vault.open(sealed));
  } catch {
    return null;
  }
};

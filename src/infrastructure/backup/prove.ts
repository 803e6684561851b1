/** Proves a restored database: every campaign is replayed and compared, and its dice seed opens to what was promised (ROUND-5). */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { replay } from '../store/replay';
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
  const { rows } = await pool.query<{ id: string; started: boolean; commitment: string; seed: Buffer | null }>(
    `SELECT c.id, c.status <> 'setup' AS started, c.dice_commitment AS commitment, s.dice_seed AS seed
      FROM campaigns c LEFT JOIN campaign_secrets s ON s.campaign_id = c.id ORDER BY c.id`,
  );
  for (const { id, started, commitment, seed } of rows) {
    if (seed === null) faults.push(`campaign ${id} has no dice seed`);
    else if (!opensTo(vault, seed, commitment)) faults.push(`campaign ${id}: the dice seed does not open to what was promised`);
    if (!started) continue;
    const report = await replay(pool, id);
    campaigns += 1;
    events += report?.events ?? 0;
    for (const check of report?.checks ?? []) if (!check.same) faults.push(`campaign ${id}: replay differs in ${check.name}`);
  }
  return { campaigns, events, faults };
};

const opensTo = (vault: Vault, sealed: Buffer, commitment: string): boolean => {
  try {
    return createHash('sha256').update(vault.open(sealed)).digest('hex') === commitment;
  } catch {
    return false;
  }
};

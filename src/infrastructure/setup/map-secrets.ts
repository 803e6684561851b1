/** What is mixed into the seeds of campaigns' maps, sealed (SETUP-10). */
import type { ClientBase, Pool } from 'pg';
import type { Vault } from '../../application/ports/vault';
import { bytesHex } from '../../kernel';
import { systemChance } from './chance';

/** 256 bits. */
const SECRET_BYTES = 32;

export const writeMapSecret = async (client: ClientBase, id: string, sealed: Uint8Array): Promise<void> => {
  await client.query({
    name: 'insert-map-secret',
    text: 'INSERT INTO campaign_map_secrets (campaign_id, secret) VALUES ($1, $2)',
    values: [id, Buffer.from(sealed)],
  });
};

/** A campaign from before there were such secrets; whoever is first decides for all. */
const DRAW = `INSERT INTO campaign_map_secrets (campaign_id, secret) SELECT id, $2 FROM campaigns WHERE id = $1 AND status = 'setup'
  ON CONFLICT (campaign_id) DO NOTHING`;

/** 64 hex digits. Null: there is no such campaign. */
export const readMapSecret = async (pool: Pool, vault: Vault, id: string): Promise<string | null> => {
  const read = async (): Promise<string | null> => {
    const { rows } = await pool.query<{ secret: Buffer }>(
      'SELECT secret FROM campaign_map_secrets WHERE campaign_id = $1',
      [id],
    );
    return rows[0] === undefined ? null : bytesHex(vault.open(rows[0].secret));
  };
  const known = await read();
  if (known !== null) return known;
  await pool.query(DRAW, [id, Buffer.from(vault.seal(systemChance.bytes(SECRET_BYTES)))]);
  return read();
};

/**
 * The pair of keys by which push services know this server, in PostgreSQL: made by whoever needs it first,
 * the same for all processes, and for good.
 */
import type { Pool } from 'pg';
import type { Vault } from '../../../application/ports/vault';
import { newVapidKeys, type VapidKeys } from './vapid';

const READ = {
  name: 'read-push-key',
  text: 'SELECT public_key AS "publicKey", sealed_private AS sealed FROM push_keys',
};
/** Whoever comes second keeps what the first has made. */
const MAKE = {
  name: 'make-push-key',
  text: 'INSERT INTO push_keys (public_key, sealed_private) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

interface Row {
  readonly publicKey: string;
  readonly sealed: Buffer;
}

export class PgPushKeys {
  #known: Promise<VapidKeys> | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {}

  /** Rejects while the database is away, and is asked anew then. */
  current(): Promise<VapidKeys> {
    this.#known ??= this.#find().catch((error: unknown) => {
      this.#known = null;
      throw error;
    });
    return this.#known;
  }

  async #find(): Promise<VapidKeys> {
    const kept = await this.#read();
    if (kept !== null) return kept;
    const { publicKey, privateKey } = newVapidKeys();
    await this.pool.query({ ...MAKE, values: [publicKey, this.vault.seal(privateKey)] });
    const made = await this.#read();
    if (made === null) throw new Error('the push key vanished');
    return made;
  }

  async #read(): Promise<VapidKeys | null> {
    const [row] = (await this.pool.query<Row>(READ)).rows;
    return row === undefined
      ? null
      : { publicKey: row.publicKey, privateKey: Buffer.from(this.vault.open(row.sealed)) };
  }
}

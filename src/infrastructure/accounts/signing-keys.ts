/**
 * The keys of the access tokens: made at the first start, stored sealed, replaced by age; old ones verify
 * until their tokens end.
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import type { Pool } from 'pg';
import type { Vault } from '../../application/ports/vault';
import { VerificationKeys, type PublicJwk } from '../../application/accounts/mails/verification';
import { withTransaction } from '../store/transaction';
import { ACCESS_TOKEN_SECONDS } from './access-token-life';

/** A key signs for so many days. */
const ROTATE_AFTER_DAYS = 30;
const ROTATION_LOCK = 72_707_370;
/** Tokens with an unknown `kid` make this process look again, but not more often than so. */
const LOOK_AGAIN_MS = 5_000;
/** For clocks that differ and processes that learn late of a rotation. */
const SLACK_SECONDS = 2 * 3_600;

interface KeyRow {
  readonly kid: string;
  readonly public_jwk: PublicJwk;
  readonly sealed_private: Buffer;
  readonly retired: boolean;
  readonly aged: boolean;
}

interface LoadedKey {
  readonly jwk: PublicJwk;
  readonly verify: KeyObject;
}

const READ = `
  SELECT kid, public_jwk, sealed_private, retired_at IS NOT NULL AS retired, created_at < now() - make_interval(days => ${ROTATE_AFTER_DAYS}) AS aged
  FROM signing_keys WHERE retired_at IS NULL OR retired_at > now() - make_interval(secs => ${ACCESS_TOKEN_SECONDS + SLACK_SECONDS})
  ORDER BY created_at DESC, kid`;

export interface SigningKey {
  readonly kid: string;
  readonly key: KeyObject;
}

export class SigningKeys extends VerificationKeys {
  #keys: ReadonlyMap<string, LoadedKey> = new Map();
  #signing: SigningKey | null = null;
  #loadedAt = 0;
  #loading: Promise<void> | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {
    super();
  }

  /** The key that signs now, made if there is none yet. */
  async current(): Promise<SigningKey> {
    if (this.#signing === null) await this.refresh();
    if (this.#signing === null) throw new Error('no signing key');
    return this.#signing;
  }

  async keyFor(kid: string): Promise<KeyObject | null> {
    if (!this.#keys.has(kid) && Date.now() - this.#loadedAt > LOOK_AGAIN_MS) await this.refresh();
    return this.#keys.get(kid)?.verify ?? null;
  }

  async jwks(): Promise<readonly PublicJwk[]> {
    if (this.#keys.size === 0) await this.refresh();
    return [...this.#keys.values()].map((key) => key.jwk);
  }

  /**
   * Reads the keys again and replaces the signing key if it is missing, too old, or sealed under another
   * master key.
   */
  refresh(): Promise<void> {
    return (this.#loading ??= this.#load(false).finally(() => (this.#loading = null)));
  }

  /** Replaces the signing key now. */
  async rotate(): Promise<void> {
    await this.#load(true);
  }

  async #load(force: boolean): Promise<void> {
    let rows = await this.#read();
    if (force || this.#usable(rows) === null) {
      await this.#replace(force);
      rows = await this.#read();
    }
    this.#keys = new Map(
      rows.map(({ kid, public_jwk }) => [
        kid,
        {
          jwk: public_jwk,
          verify: createPublicKey({ key: public_jwk as unknown as JsonWebKey, format: 'jwk' }),
        },
      ]),
    );
    this.#signing = this.#usable(rows);
    this.#loadedAt = Date.now();
  }

  async #read(): Promise<readonly KeyRow[]> {
    return (await this.pool.query<KeyRow>(READ)).rows;
  }

  #usable(rows: readonly KeyRow[]): SigningKey | null {
    for (const { kid, sealed_private, retired, aged } of rows) {
      if (retired || aged) continue;
      try {
        const key = createPrivateKey({
          key: Buffer.from(this.vault.open(sealed_private)),
          format: 'der',
          type: 'pkcs8',
        });
        return { kid, key };
      } catch {
        // Sealed under the master key of another process: its tokens are verified here, but this one signs
        // with its own.
      }
    }
    return null;
  }

  /** Only one process at a time; the second one finds the key that the first has made. */
  async #replace(force: boolean): Promise<void> {
    await withTransaction(this.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [ROTATION_LOCK]);
      const { rows } = await client.query<KeyRow>(READ);
      if (!force && this.#usable(rows) !== null) return;
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const kid = randomBytes(12).toString('base64url');
      const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' };
      const sealed = this.vault.seal(privateKey.export({ format: 'der', type: 'pkcs8' }));
      await client.query('INSERT INTO signing_keys (kid, public_jwk, sealed_private) VALUES ($1, $2, $3)', [
        kid,
        jwk,
        sealed,
      ]);
      await client.query(
        `UPDATE signing_keys SET retired_at = now()
         WHERE kid <> $1 AND retired_at IS NULL AND ($2 OR created_at < now() - make_interval(days => ${ROTATE_AFTER_DAYS}))`,
        [kid, force],
      );
      await client.query('DELETE FROM signing_keys WHERE retired_at < now() - make_interval(secs => $1)', [
        ACCESS_TOKEN_SECONDS + SLACK_SECONDS,
      ]);
    });
  }
}

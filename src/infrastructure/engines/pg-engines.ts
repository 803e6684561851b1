/**
 * External engines in PostgreSQL: who is registered, under which sealed secret, and which nonces are used.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { ClientBase, Pool, PoolClient } from 'pg';
import type { ExternalEngine } from '../../application/engines/external-engine';
import type { RegisteredEngines, EngineTransaction } from '../../application/engines/registered-engines';
import type { Caller, SignedRequests, SignedRequest } from '../../application/engines/signed-requests';
import type { Vault } from '../../application/ports/vault';
import { FORBIDDEN, NOT_FOUND, type Refusal } from '../../application/refusal';
import { type CampaignId, err, isUuid, type Result, type UserId } from '../../kernel';
import { tellAll } from '../store/history/tell-all';
import { withTransaction } from '../store/transaction';
import { isSignature, signatureOf } from './signature';
import { changeEngine, deliveryState, MS } from './webhook-state';

/** A request counts so long before and after its time stamp. */
const WINDOW_SECONDS = 300;
const TIMESTAMP = /^\d{1,12}$/;
const NONCE = /^[\w-]{16,64}$/;

export const listEngines = async (
  client: ClientBase,
  campaign: string,
): Promise<readonly ExternalEngine[]> => {
  const { rows } = await client.query<ExternalEngine>({
    name: 'list-engines',
    text: `SELECT id, name, rulesets, counts, webhook, ${MS('created_at')} AS "createdAt" FROM campaign_engines WHERE campaign_id = $1 ORDER BY created_at, id`,
    values: [campaign],
  });
  return rows;
};

/** With the nonces that it has used. */
export const dropEngine = async (client: ClientBase, campaign: string, engine: string): Promise<void> => {
  await client.query('DELETE FROM campaign_engines WHERE campaign_id = $1 AND id = $2', [campaign, engine]);
};

class RolledBack extends Error {
  constructor(readonly outcome: Result<unknown, Refusal>) {
    super('rolled back');
  }
}

interface CampaignRow {
  readonly status: string;
  readonly ruleset: string | null;
  readonly engine: string;
  readonly role: string | null;
  readonly now: number;
}

const LOOK = `SELECT c.status, c.ruleset, c.options->>'engine' AS engine, ${MS('clock_timestamp()')} AS now,
    (SELECT m.role FROM campaign_members m WHERE m.campaign_id = c.id AND m.user_id = $2) AS role
  FROM campaigns c WHERE c.id = $1`;
const LOCK = `${LOOK} FOR UPDATE OF c`;

const CREDENTIALS = {
  name: 'engine-credentials',
  text: `SELECT campaign_id AS campaign, secret, extract(epoch FROM clock_timestamp())::float8 AS now FROM campaign_engines WHERE id = $1`,
};

/** Old ones go with every new one, so that there are never many. */
const USE_NONCE = {
  name: 'use-engine-nonce',
  text: `WITH old AS (DELETE FROM campaign_engine_nonces WHERE campaign_id = $1 AND engine = $2 AND nonce <> $3 AND expires_at < clock_timestamp())
    INSERT INTO campaign_engine_nonces (campaign_id, engine, nonce, expires_at)
    SELECT campaign_id, id, $3, to_timestamp($4::float8) FROM campaign_engines WHERE campaign_id = $1 AND id = $2 ON CONFLICT DO NOTHING`,
};

/** Of a secret as it is sealed, under which no two are alike. */
const markOf = (sealed: Buffer): string => createHash('sha256').update(sealed).digest('hex');

export class PgEngines implements RegisteredEngines, SignedRequests {
  /** What signatures of unknown engines are compared with, so that they take no less time. */
  readonly #nobody = randomBytes(32);

  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {}

  async asGm<T>(
    campaign: string,
    user: UserId,
    how: 'look' | 'try' | 'change',
    work: (transaction: EngineTransaction) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    if (!isUuid(campaign)) return err(NOT_FOUND);
    try {
      return await withTransaction(this.pool, async (client) => {
        const { rows } = await client.query<CampaignRow>(how === 'look' ? LOOK : LOCK, [campaign, user]);
        const [row] = rows;
        if (row === undefined || row.role === null) throw new RolledBack(err(NOT_FOUND));
        if (row.role !== 'gm') throw new RolledBack(err(FORBIDDEN));
        const outcome = await work(this.#transaction(client, campaign, row));
        if (!outcome.ok || how === 'try') throw new RolledBack(outcome);
        return outcome;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome as Result<T, Refusal>;
      throw error;
    }
  }

  async admit({
    engine,
    method,
    target,
    body,
    timestamp,
    nonce,
    signature,
  }: SignedRequest): Promise<Caller | 'wrong' | 'stale' | 'replayed'> {
    const { rows } = await this.pool.query<{ campaign: CampaignId; secret: Buffer; now: number }>({
      ...CREDENTIALS,
      values: [engine],
    });
    const [row] = rows;
    const secret = row === undefined ? this.#nobody : this.vault.open(row.secret);
    const formed =
      timestamp !== null &&
      nonce !== null &&
      signature !== null &&
      TIMESTAMP.test(timestamp) &&
      NONCE.test(nonce);
    const expected = signatureOf(secret, {
      method,
      target,
      timestamp: timestamp ?? '',
      nonce: nonce ?? '',
      body,
    });
    if (!isSignature(expected, signature ?? '') || !formed || row === undefined) return 'wrong';
    const signedAt = Number(timestamp);
    if (Math.abs(row.now - signedAt) > WINDOW_SECONDS) return 'stale';
    // Kept for as long as its time stamp would let it in.
    const { rowCount } = await this.pool.query({
      ...USE_NONCE,
      values: [row.campaign, engine, nonce, signedAt + WINDOW_SECONDS + 1],
    });
    return rowCount === 1 ? { engine, campaign: row.campaign, signedUnder: markOf(row.secret) } : 'replayed';
  }

  async isCurrent({ engine, signedUnder }: Caller): Promise<boolean> {
    const { rows } = await this.pool.query<{ secret: Buffer }>({ ...CREDENTIALS, values: [engine] });
    return rows[0] !== undefined && markOf(rows[0].secret) === signedUnder;
  }

  #transaction(
    client: PoolClient,
    campaign: string,
    { status, ruleset, engine: chosen, now }: CampaignRow,
  ): EngineTransaction {
    const { vault } = this;
    return {
      started: status !== 'setup',
      ruleset,
      chosen,
      now,
      list: () => listEngines(client, campaign),
      add: async ({ id, name, rulesets, counts, webhook, createdAt }, secret) => {
        await client.query(
          `INSERT INTO campaign_engines (campaign_id, id, name, rulesets, counts, secret, created_at, webhook) VALUES ($1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000), $8)`,
          [campaign, id, name, JSON.stringify(rulesets), counts, vault.seal(secret), createdAt, webhook],
        );
      },
      tellCounts: ({ id, name, counts }) =>
        tellAll(client, campaign, { type: 'engine-counts-changed', data: { engine: id, name, counts } }),
      setSecret: async (engine, secret) => {
        await client.query('UPDATE campaign_engines SET secret = $3 WHERE campaign_id = $1 AND id = $2', [
          campaign,
          engine,
          vault.seal(secret),
        ]);
      },
      change: (engine, changes) => changeEngine(client, campaign, engine, changes),
      deliveries: (engine) => deliveryState(client, campaign, engine),
      remove: (engine) => dropEngine(client, campaign, engine),
    };
  }
}

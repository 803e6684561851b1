/** Attempts counted in PostgreSQL, so that all processes share them. Accounts and addresses are stored as hashes. */
import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { decideAttempt, type Counter, type LimitRule } from '../../application/accounts/limit-policy';
import type { Attempt, LoginLimits } from '../../application/accounts/ports';
import { withTransaction } from '../store/transaction';
import { networkOf } from './network';

export interface LimitRules {
  readonly account: LimitRule;
  readonly address: LimitRule;
  readonly registration: LimitRule;
}

interface Subject {
  readonly name: string;
  readonly rule: LimitRule;
}

const named = (kind: string, value: string): string => `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

export class PgLoginLimits implements LoginLimits {
  constructor(
    private readonly pool: Pool,
    private readonly rules: LimitRules,
  ) {}

  reserve(attempt: Attempt): Promise<number | null> {
    return this.#reserve(this.#subjects(attempt));
  }

  async forgive(attempt: Attempt): Promise<void> {
    const [account, address] = this.#subjects(attempt);
    // One after the other, each on its own: a statement that held both could wait for an attempt that waits for it.
    await this.pool.query('DELETE FROM attempt_counters WHERE subject = $1', [account.name]);
    await this.pool.query('UPDATE attempt_counters SET attempts = greatest(0, attempts - 1) WHERE subject = $1', [address.name]);
  }

  async clear(email: string): Promise<void> {
    await this.pool.query('DELETE FROM attempt_counters WHERE subject = $1', [named('account', email)]);
  }

  reserveRegistration(address: string): Promise<number | null> {
    return this.#reserve([{ name: named('registration', networkOf(address)), rule: this.rules.registration }]);
  }

  #subjects(attempt: Attempt): readonly [Subject, Subject] {
    return [
      { name: named('account', attempt.email), rule: this.rules.account },
      { name: named('address', networkOf(attempt.address)), rule: this.rules.address },
    ];
  }

  /** All subjects or none: an attempt that one of them refuses costs nothing at the others. */
  #reserve(subjects: readonly Subject[]): Promise<number | null> {
    return withTransaction(this.pool, async (client) => {
      const { counters, now } = await lockCounters(client, subjects);
      const decisions = subjects.map(({ name, rule }) => ({ name, decision: decideAttempt(counters.get(name) ?? null, rule, now) }));
      const waits = decisions.flatMap(({ decision }) => (decision.allowed ? [] : [decision.retryAfterSeconds]));
      if (waits.length > 0) return Math.max(...waits);
      for (const { name, decision } of decisions) if (decision.allowed) await writeCounter(client, name, decision.counter);
      return null;
    });
  }
}

interface CounterRow {
  readonly subject: string;
  readonly attempts: number;
  readonly windowEndsAt: number;
  readonly nextAt: number;
  readonly now: number;
}

/** Makes and locks the rows, always in one order, so that two attempts never wait for each other. */
async function lockCounters(
  client: PoolClient,
  subjects: readonly Subject[],
): Promise<{ readonly counters: ReadonlyMap<string, Counter>; readonly now: number }> {
  const { rows } = await client.query<CounterRow>(
    `INSERT INTO attempt_counters AS c (subject, attempts, window_ends_at, next_at)
     SELECT s, 0, 'epoch', 'epoch' FROM unnest($1::text[]) AS s
     ON CONFLICT (subject) DO UPDATE SET attempts = c.attempts
     RETURNING subject, attempts, extract(epoch FROM window_ends_at)::float8 * 1000 AS "windowEndsAt",
               extract(epoch FROM next_at)::float8 * 1000 AS "nextAt", extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`,
    [subjects.map((subject) => subject.name).sort()],
  );
  return { counters: new Map(rows.map((row) => [row.subject, row])), now: Math.max(...rows.map((row) => row.now)) };
}

const writeCounter = (client: PoolClient, name: string, counter: Counter): Promise<unknown> =>
  client.query(
    `UPDATE attempt_counters SET attempts = $2, window_ends_at = to_timestamp($3::float8 / 1000), next_at = to_timestamp($4::float8 / 1000)
     WHERE subject = $1`,
    [name, counter.attempts, counter.windowEndsAt, counter.nextAt],
  );

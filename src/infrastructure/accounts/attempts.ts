/** Attempts counted in PostgreSQL, so that all processes share them. */
import type { Pool, PoolClient } from 'pg';
import {
  decideAttempt,
  type Counter,
  type LimitRule,
} from '../../application/accounts/sessions/limit-policy';
import { withTransaction } from '../store/transaction';

/** What attempts are counted by. */
export interface AttemptSubject {
  readonly name: string;
  readonly rule: LimitRule;
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
  subjects: readonly AttemptSubject[],
): Promise<{ readonly counters: ReadonlyMap<string, Counter>; readonly now: number }> {
  const { rows } = await client.query<CounterRow>(
    `INSERT INTO attempt_counters AS c (subject, attempts, window_ends_at, next_at)
     SELECT s, 0, 'epoch', 'epoch' FROM unnest($1::text[]) AS s
     ON CONFLICT (subject) DO UPDATE SET attempts = c.attempts
     RETURNING subject, attempts, extract(epoch FROM window_ends_at)::float8 * 1000 AS "windowEndsAt",
               extract(epoch FROM next_at)::float8 * 1000 AS "nextAt", extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`,
    [subjects.map((subject) => subject.name).sort()],
  );
  return {
    counters: new Map(rows.map((row) => [row.subject, row])),
    now: Math.max(...rows.map((row) => row.now)),
  };
}

const writeCounter = (client: PoolClient, name: string, counter: Counter): Promise<unknown> =>
  client.query(
    `UPDATE attempt_counters SET attempts = $2, window_ends_at = to_timestamp($3::float8 / 1000), next_at = to_timestamp($4::float8 / 1000)
     WHERE subject = $1`,
    [name, counter.attempts, counter.windowEndsAt, counter.nextAt],
  );

/**
 * Counts an attempt by all subjects, or by none: one that is refused by one of them costs nothing at the
 * others. Null: now; else in how many seconds.
 */
export const reserveAttempt = (pool: Pool, subjects: readonly AttemptSubject[]): Promise<number | null> =>
  withTransaction(pool, async (client) => {
    const { counters, now } = await lockCounters(client, subjects);
    const decisions = subjects.map(({ name, rule }) => ({
      name,
      decision: decideAttempt(counters.get(name) ?? null, rule, now),
    }));
    const waits = decisions.flatMap(({ decision }) => (decision.allowed ? [] : [decision.retryAfterSeconds]));
    if (waits.length > 0) return Math.max(...waits);
    for (const { name, decision } of decisions)
      if (decision.allowed) await writeCounter(client, name, decision.counter);
    return null;
  });

/**
 * A command that is one transaction of its own: a kept answer is given again; a refusal and a dry run leave
 * nothing behind.
 */
import type { Pool, PoolClient } from 'pg';
import { type IdempotencyClaim, KEY_REUSED, KEY_RUNNING } from '../../application/idempotency/claim';
import type { Refusal } from '../../application/refusal';
import type { CommandOptions } from '../../application/setup/setup-transaction';
import { err, ok, type Result } from '../../kernel';
import { withTransaction } from '../store/transaction';
import { claimIdempotency, keepAnswer } from './idempotency';

/** Ends a transaction without its writes: of a refusal, and of a dry run. */
class RolledBack extends Error {
  constructor(readonly outcome: Result<unknown, Refusal>) {
    super('rolled back');
  }
}

export const runCommand = async <T>(
  pool: Pool,
  { dryRun, idempotency }: CommandOptions,
  work: (client: PoolClient) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> => {
  try {
    return await withTransaction(pool, async (client) => {
      const kept = idempotency === null ? null : await claim<T>(client, idempotency);
      if (kept !== null) return kept;
      const result = await work(client);
      if (!result.ok || dryRun) throw new RolledBack(result);
      if (idempotency !== null) keepAnswer(client, idempotency, { body: result.value });
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome as Result<T, Refusal>;
    throw error;
  }
};

/** Null: the key is new. */
const claim = async <T>(client: PoolClient, key: IdempotencyClaim): Promise<Result<T, Refusal> | null> => {
  const outcome = await claimIdempotency(client, key);
  switch (outcome.kind) {
    case 'new':
      return null;
    case 'kept':
      return ok(outcome.answer.body as T);
    case 'conflict':
      return err(KEY_REUSED);
    case 'running':
      return err(KEY_RUNNING);
  }
};

/**
 * Idempotency keys in the command's own transaction: the claim at its begin, the kept answer before its
 * commit.
 */
import type { ClientBase } from 'pg';
import { queryAhead } from '../store/together';
import type { ClaimOutcome, IdempotencyClaim, KeptAnswer } from '../../application/idempotency/claim';

interface Row {
  readonly body_hash: string;
  readonly body: unknown;
}

/**
 * Claims the key for this transaction. A twin's lock is only tried, never waited for. After `new`, the caller
 * does the work and calls `keepAnswer`; a rollback gives the key free again, so a refused command keeps
 * nothing.
 */
export async function claimIdempotency(client: ClientBase, claim: IdempotencyClaim): Promise<ClaimOutcome> {
  const key = [claim.user, claim.route, claim.key];
  const locked = await client.query<{ mine: boolean }>({
    name: 'claim-idempotency-key',
    text: `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 724)) AS mine`,
    values: [JSON.stringify(key)],
  });
  if (locked.rows[0]?.mine !== true) return { kind: 'running' };
  const { rows } = await client.query<Row>({
    name: 'read-kept-answer',
    text: `SELECT body_hash, body FROM kept_answers
           WHERE user_id = $1 AND route = $2 AND key = $3 AND created_at > now() - interval '24 hours'`,
    values: key,
  });
  const [kept] = rows;
  if (kept === undefined) return { kind: 'new' };
  if (kept.body_hash !== claim.bodyHash) return { kind: 'conflict' };
  return { kind: 'kept', answer: { body: kept.body } };
}

/**
 * Keeps the first answer; it is given again once the transaction is committed. The status is the operation's
 * own: the column is there for earlier versions.
 */
export function keepAnswer(client: ClientBase, claim: IdempotencyClaim, answer: KeptAnswer): void {
  queryAhead(client, {
    name: 'keep-answer',
    text: `INSERT INTO kept_answers (user_id, route, key, body_hash, status, body) VALUES ($1, $2, $3, $4, 200, $5)
           ON CONFLICT (user_id, route, key) DO UPDATE
           SET body_hash = EXCLUDED.body_hash, status = EXCLUDED.status, body = EXCLUDED.body, created_at = now()`,
    values: [claim.user, claim.route, claim.key, claim.bodyHash, JSON.stringify(answer.body ?? null)],
  });
}

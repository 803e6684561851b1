/** What a game master changes of a registered engine, and sees of how its battles are posted (TAC-8). */
import type { ClientBase } from 'pg';
import type { BattleDelivery, DeliveryState, PostFailure } from '../../application/engines/delivery-state';
import type { EngineChanges } from '../../application/engines/registered-engines';
import type { Instant } from '../../rules';

/** An instant in SQL, as the milliseconds since 1970 of an `Instant`. */
export const MS = (column: string): string => `floor(extract(epoch FROM ${column}) * 1000)::float8`;

/**
 * A webhook that is named begins anew, whatever was posted before: what is under way then is noted nowhere.
 */
export const changeEngine = async (
  client: ClientBase,
  campaign: string,
  engine: string,
  { counts, webhook }: EngineChanges,
): Promise<void> => {
  if (counts !== undefined)
    await client.query('UPDATE campaign_engines SET counts = $3 WHERE campaign_id = $1 AND id = $2', [
      campaign,
      engine,
      counts,
    ]);
  if (webhook === undefined) return;
  await client.query(
    `UPDATE campaign_engines SET webhook = $3, webhook_taken_at = NULL, webhook_failing_since = NULL, webhook_error = NULL, webhook_status = NULL
     WHERE campaign_id = $1 AND id = $2`,
    [campaign, engine, webhook],
  );
  await client.query('DELETE FROM campaign_engine_deliveries WHERE campaign_id = $1 AND engine = $2', [
    campaign,
    engine,
  ]);
};

interface StateRow {
  readonly lastTakenAt: Instant | null;
  readonly failingSince: Instant | null;
  readonly reason: PostFailure['reason'] | null;
  readonly status: number | null;
}

const STATE = `SELECT ${MS('webhook_taken_at')} AS "lastTakenAt", ${MS('webhook_failing_since')} AS "failingSince",
    webhook_error AS reason, webhook_status AS status
  FROM campaign_engines WHERE campaign_id = $1 AND id = $2`;

const BATTLES = `SELECT b.id AS battle, b.setup->>'hash' AS hash, coalesce(d.attempts, 0) AS attempts, ${MS('d.taken_at')} AS "takenAt",
    CASE WHEN d.taken_at IS NULL THEN ${MS('d.due_at')} END AS "nextAt"
  FROM campaign_engines e
  JOIN battles b ON b.campaign_id = e.campaign_id AND b.engine = e.id AND b.state = 'open'
  LEFT JOIN campaign_engine_deliveries d
    ON d.campaign_id = b.campaign_id AND d.engine = e.id AND d.battle = b.id AND d.hash = b.setup->>'hash'
  WHERE e.campaign_id = $1 AND e.id = $2 AND e.webhook IS NOT NULL ORDER BY b.id`;

export const deliveryState = async (
  client: ClientBase,
  campaign: string,
  engine: string,
): Promise<DeliveryState> => {
  const { rows: states } = await client.query<StateRow>(STATE, [campaign, engine]);
  const { rows: battles } = await client.query<BattleDelivery>(BATTLES, [campaign, engine]);
  const { lastTakenAt = null, failingSince = null, reason = null, status = null } = states[0] ?? {};
  return { lastTakenAt, failingSince, lastFailure: reason === null ? null : { reason, status }, battles };
};

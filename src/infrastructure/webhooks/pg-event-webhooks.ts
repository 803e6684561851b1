/** Webhooks of campaigns' events in PostgreSQL, for their owners. */
import type { Pool } from 'pg';
import type { Vault } from '../../application/ports/vault';
import { againstRules, type Refusal } from '../../application/refusal';
import type {
  EventPost,
  EventWebhook,
  EventWebhookStore,
  NewEventWebhook,
} from '../../application/webhooks/model';
import { type CampaignId, err, ok, type Result, type UserId, violation } from '../../kernel';
import { withTransaction } from '../store/transaction';

const MS = (at: string): string => `floor(extract(epoch FROM ${at}) * 1000)::float8`;

/** Whose feed a member reads, as `audienceOf` says it. */
export const FEED_OF = (m: string): string =>
  `CASE WHEN ${m}.role = 'gm' THEN 'gm' ELSE coalesce(${m}.force_id, 'observer') END`;
/** The number of the last event of a feed. */
const HEAD_OF = (c: string, audience: string): string =>
  `coalesce((${c}.heads -> 'feeds' ->> (${audience}))::bigint, 0)`;

const COLUMNS = `id, server, audience, ${MS('created_at')} AS "createdAt", taken_seq::float8 AS "takenSeq", ${MS('taken_at')} AS "lastTakenAt",
  ${MS('failing_since')} AS "failingSince", error, stopped`;

const LIST = {
  name: 'list-event-webhooks',
  text: `SELECT ${COLUMNS} FROM event_webhooks WHERE campaign_id = $1 AND user_id = $2 ORDER BY id`,
};
/** No event of the campaign comes between its last number that is read and the webhook that is written. */
const STILL = { name: 'still-campaign', text: 'SELECT FROM campaigns WHERE id = $1 FOR SHARE' };
/** Two at once see each other by the member's row. */
const MEMBER = {
  name: 'lock-webhook-owner',
  text: `SELECT (SELECT count(*)::int FROM event_webhooks w WHERE w.campaign_id = m.campaign_id AND w.user_id = m.user_id) AS count
    FROM campaign_members m WHERE m.campaign_id = $1 AND m.user_id = $2 FOR UPDATE`,
};
const ADD = {
  name: 'add-event-webhook',
  text: `INSERT INTO event_webhooks (id, campaign_id, user_id, audience, address, secret, server, taken_seq, head_seq)
    SELECT $3, c.id, m.user_id, ${FEED_OF('m')}, $4, $5, $6, least(coalesce($7::bigint, ${HEAD_OF('c', FEED_OF('m'))}), ${HEAD_OF('c', FEED_OF('m'))}), ${HEAD_OF('c', FEED_OF('m'))}
    FROM campaigns c JOIN campaign_members m ON m.campaign_id = c.id WHERE c.id = $1 AND m.user_id = $2 RETURNING ${COLUMNS}`,
};
const POSTS = {
  name: 'event-webhook-posts',
  text: `SELECT (w.taken_seq + 1)::float8 AS first, w.post_to::float8 AS last, w.attempts, NULL::float8 AS "takenAt",
      CASE WHEN w.stopped IS NULL THEN ${MS('w.due_at')} END AS "nextAt", NULL::bigint AS n
    FROM event_webhooks w WHERE w.id = $1 AND w.post_to > w.taken_seq
    UNION ALL SELECT first_seq::float8, last_seq::float8, attempts, ${MS('taken_at')}, NULL, n FROM event_webhook_posts WHERE webhook = $1
    ORDER BY n DESC NULLS FIRST`,
};
const RESEND = {
  name: 'resend-events',
  text: `UPDATE event_webhooks w SET taken_seq = least($4::bigint, w.head_seq), post_to = 0, attempts = 0, due_at = clock_timestamp(),
      failing_since = NULL, error = NULL, stopped = NULL
    FROM campaign_members m
    WHERE w.id = $3 AND w.campaign_id = $1 AND w.user_id = $2 AND m.campaign_id = $1 AND m.user_id = $2 AND ${FEED_OF('m')} = w.audience`,
};
const REMOVE = {
  name: 'remove-event-webhook',
  text: 'DELETE FROM event_webhooks WHERE id = $3 AND campaign_id = $1 AND user_id = $2',
};

class Tried extends Error {
  constructor(readonly webhook: EventWebhook | null) {
    super('only tried');
  }
}

export class PgEventWebhooks implements EventWebhookStore {
  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {}

  async list(campaign: CampaignId, user: UserId): Promise<readonly EventWebhook[]> {
    return (await this.pool.query<EventWebhook>({ ...LIST, values: [campaign, user] })).rows;
  }

  async add(
    campaign: CampaignId,
    user: UserId,
    webhook: NewEventWebhook,
    max: number,
    dryRun: boolean,
  ): Promise<Result<EventWebhook | null, Refusal>> {
    const { id, url, secret, after } = webhook;
    const sealed = [this.vault.seal(Buffer.from(url)), this.vault.seal(secret), new URL(url).hostname];
    try {
      return await withTransaction(this.pool, async (client) => {
        // Before the member, as commands of the campaign do.
        await client.query({ ...STILL, values: [campaign] });
        const { rows: owners } = await client.query<{ count: number }>({
          ...MEMBER,
          values: [campaign, user],
        });
        if ((owners[0]?.count ?? 0) >= max)
          return err(againstRules([violation('webhooks/too-many', null, '', { max })]));
        const { rows } = await client.query<EventWebhook>({
          ...ADD,
          values: [campaign, user, id, ...sealed, after],
        });
        if (dryRun) throw new Tried(rows[0] ?? null);
        return ok(rows[0] ?? null);
      });
    } catch (error) {
      if (error instanceof Tried) return ok(error.webhook);
      throw error;
    }
  }

  async posts(webhook: string): Promise<readonly EventPost[]> {
    return (await this.pool.query<EventPost>({ ...POSTS, values: [webhook] })).rows;
  }

  async resend(campaign: CampaignId, user: UserId, webhook: string, after: number): Promise<void> {
    await this.pool.query({ ...RESEND, values: [campaign, user, webhook, after] });
  }

  async remove(campaign: CampaignId, user: UserId, webhook: string): Promise<void> {
    await this.pool.query({ ...REMOVE, values: [campaign, user, webhook] });
  }
}

/**
 * Writes notices and their deliveries in the transaction of what they tell of: one statement, however many
 * people get them. Every process is told once it is committed.
 */
import type { ClientBase } from 'pg';
import { feedName } from '../../application/campaigns/feeds/feeds';
import type { UserId } from '../../kernel';
import { type Audience, noticeOf, type NoticeKind } from '../../rules';
import { uuidV7 } from '../ids/uuid-v7';
import { noteUse } from '../outbox/outbox';
import { queryAhead } from '../store/together';

export const NOTICE_CHANNEL = 'notices_put';

export interface NewNotice {
  readonly user: UserId;
  readonly kind: NoticeKind;
  /** Null: it is about the account. */
  readonly to: Audience | null;
  readonly cause: string;
  readonly data: object;
  /** Of a message: who has written it. Whoever has muted them gets nothing. */
  readonly sender?: string;
}

/** So many users fit into one NOTIFY. */
const USERS_A_NOTIFY = 200;

/**
 * People whose account is gone are passed over, and so is what they have had for the same cause. A kind that
 * is `later` goes only the ways that were chosen for it. Each person is looked up by their key (`LIMIT 1`
 * leaves no other way): few are called at once, of many whom there are.
 */
const PUT = {
  name: 'put-notices',
  text: `WITH r AS (
      SELECT * FROM json_to_recordset($2::json) AS r(id uuid, "user" uuid, kind text, audience text, cause text, data jsonb, usual boolean, sender text)),
    put AS (
      INSERT INTO notices (id, user_id, kind, campaign_id, audience, cause, data)
      SELECT r.id, u.id, r.kind, $1::uuid, r.audience, r.cause, r.data
      FROM r CROSS JOIN LATERAL (SELECT u.id FROM users u WHERE u.id = r."user" LIMIT 1) AS u
        LEFT JOIN message_mutes x ON r.sender IS NOT NULL AND x.campaign_id = $1::uuid AND x.user_id = u.id
      WHERE NOT coalesce(x.everything OR r.sender = ANY (x.forces), false)
      ON CONFLICT (user_id, kind, campaign_id, cause) DO NOTHING RETURNING id, user_id),
    delivered AS (
      INSERT INTO notice_deliveries (notice, endpoint, way, lane)
      SELECT put.id, e.id, e.way, e.lane
      FROM put JOIN r ON r.id = put.id JOIN notice_endpoints e ON e.user_id = put.user_id LEFT JOIN LATERAL (SELECT ways FROM notice_settings WHERE user_id = put.user_id LIMIT 1) AS s ON true
      WHERE CASE WHEN s.ways ? r.kind THEN (s.ways -> r.kind) ? e.way ELSE r.usual END
        AND NOT EXISTS (SELECT FROM notice_mutes m WHERE m.campaign_id = $1::uuid AND m.user_id = put.user_id))
    INSERT INTO outbox (channel, payload)
      SELECT '${NOTICE_CHANNEL}', string_agg(user_id::text, ' ')
      FROM (SELECT user_id, row_number() OVER (ORDER BY user_id) AS n FROM (SELECT DISTINCT user_id FROM put) AS one) AS many
      GROUP BY (n - 1) / ${String(USERS_A_NOTIFY)}`,
};

/** `campaign`: null for what is about accounts. */
export const putNotices = (
  client: ClientBase,
  campaign: string | null,
  notices: readonly NewNotice[],
): void => {
  if (notices.length === 0) return;
  const rows = notices.map(({ user, kind, to, cause, data, sender = null }) => ({
    ...{ id: uuidV7(), user, kind, cause, data, sender },
    audience: to === null ? null : feedName(to),
    usual: noticeOf(kind).urgency !== 'later',
  }));
  noteUse(client);
  queryAhead(client, { ...PUT, values: [campaign, JSON.stringify(rows)] });
};

/** The users of a NOTIFY; null: nothing that this server wrote. */
export const readNoticeUsers = (payload: string): readonly string[] | null => {
  // Posts for chat rooms are nobody's.
  if (payload === '') return [];
  const users = payload.split(' ');
  return users.every((user) => /^[0-9a-f-]{36}$/.test(user)) ? users : null;
};

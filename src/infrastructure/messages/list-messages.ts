/**
 * A page of what somebody can read, along the keys of what is for everybody and of what is for them: what
 * others write to each other costs no time.
 */
import type { Pool } from 'pg';
import type { Message } from '../../application/messages/model';
import type { MessagesAsked } from '../../application/messages/ports';
import type { CampaignId, UserId } from '../../kernel';
import { isMuted } from './muted';

/** In place of a reader: whoever is in the campaign, or comes later. */
export const EVERYBODY = '00000000-0000-0000-0000-000000000000';

/** SQL: whether a reader can read message `m`. */
export const canRead = (reader: string): string =>
  `EXISTS (SELECT FROM message_readers r WHERE r.campaign_id = $1 AND r.user_id IN (${reader}, '${EVERYBODY}') AND r.number = m.number)`;

const BEHIND_ALL = String(2 ** 53);

/** Each message is looked up by its key (OFFSET 0 forbids another way); `$5`: also what is muted. */
const of = (reader: string): string => `(SELECT m.* FROM s CROSS JOIN message_readers r
    CROSS JOIN LATERAL (SELECT * FROM messages m WHERE m.campaign_id = $1 AND m.number = r.number OFFSET 0) AS m LEFT JOIN x ON true
    WHERE r.campaign_id = $1 AND r.user_id = ${reader} AND r.number > s.number AND ($5 OR NOT ${isMuted('$2')}) ORDER BY r.number LIMIT $4)`;

const LIST = {
  name: 'list-messages',
  text: `WITH s AS (SELECT CASE WHEN $3::text IS NULL THEN 0 ELSE coalesce(
        (SELECT m.number FROM messages m WHERE m.campaign_id = $1 AND m.id = $3 AND ${canRead('$2')}), ${BEHIND_ALL}) END AS number),
    x AS (SELECT everything, forces FROM message_mutes WHERE campaign_id = $1 AND user_id = $2)
    SELECT id, sender AS "from", addressee AS "to", floor(extract(epoch FROM sent_at) * 1000)::float8 AS at, text
    FROM (${of(`'${EVERYBODY}'`)} UNION ALL ${of('$2')}) AS m ORDER BY number LIMIT $4`,
};

/** `after`: a message that they cannot read is behind all others, as one that there never was. */
export const listMessages = async (
  pool: Pool,
  campaign: CampaignId,
  user: UserId,
  { after, limit, muted }: MessagesAsked,
): Promise<readonly Message[]> =>
  (await pool.query<Message>({ ...LIST, values: [campaign, user, after, limit, muted] })).rows;

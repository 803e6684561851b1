/**
 * Writes posts for the chat room of a campaign in the transaction of what they tell of; nothing where it has
 * none. They are notices of nobody.
 */
import type { ClientBase } from 'pg';
import { postsCalled, type CalledPost, type NoticeFacts } from '../../rules';
import { uuidV7 } from '../ids/uuid-v7';
import { noteUse } from '../outbox/outbox';
import type { RowsOfCommand } from '../store/history/rows-of-command';
import { NOTICE_CHANNEL } from './put-notices';

const PUT = {
  name: 'put-posts',
  text: `WITH room AS (SELECT id, way, lane FROM notice_endpoints WHERE campaign_id = $1::uuid AND way = 'chat'),
    r AS (SELECT * FROM json_to_recordset($2::json) AS r(id uuid, kind text, cause text, data jsonb)),
    put AS (
      INSERT INTO notices (id, user_id, kind, campaign_id, audience, cause, data)
      SELECT r.id, NULL, r.kind, $1::uuid, 'observer', r.cause, r.data FROM r WHERE EXISTS (SELECT FROM room)
      ON CONFLICT (user_id, kind, campaign_id, cause) DO NOTHING RETURNING id),
    delivered AS (
      INSERT INTO notice_deliveries (notice, endpoint, way, lane) SELECT put.id, room.id, room.way, room.lane FROM put, room RETURNING notice)
    INSERT INTO outbox (channel, payload) SELECT '${NOTICE_CHANNEL}', '' FROM delivered LIMIT 1`,
};

/** In the order in which they are to be read. */
export const putPosts = async (
  client: ClientBase,
  campaign: string,
  posts: readonly CalledPost[],
): Promise<void> => {
  if (posts.length === 0) return;
  // Ids of one millisecond have no order.
  const now = Date.now();
  const rows = posts.map(({ kind, cause, data }, index) => ({ id: uuidV7(now + index), kind, cause, data }));
  noteUse(client);
  await client.query({ ...PUT, values: [campaign, JSON.stringify(rows)] });
};

/** The posts of a command, from what it tells observers. */
export const commandPosts = (feeds: RowsOfCommand['feeds'], facts: NoticeFacts): readonly CalledPost[] => {
  const open = feeds.find(({ audience }) => audience === 'observer');
  return open === undefined ? [] : postsCalled(open.list, open.seq, facts);
};

/** The notice that the chat room of a campaign takes no posts, for the game master: once until one is taken. */
import type { Pool } from 'pg';
import type { Settlement, TakenDelivery } from '../../../application/notices/outbox';
import type { UserId } from '../../../kernel';
import { withTransaction } from '../../store/transaction';
import { putNotices } from '../put-notices';

/** After some minutes. */
const ATTEMPTS_UNTIL_TOLD = 6;

const MASTERS = {
  name: 'masters-of-chat',
  text: `SELECT m.user_id AS "user", (SELECT max(d.notice::text) FROM notice_deliveries d WHERE d.endpoint = $2 AND d.outcome = 'sent') AS last
    FROM campaign_members m WHERE m.campaign_id = $1 AND m.role = 'gm'`,
};

export const isWorthTelling = (
  { user, attempts }: Pick<TakenDelivery, 'user' | 'attempts'>,
  { end }: Settlement,
): boolean =>
  user === null &&
  (end === 'gone' || end === 'never' || (end === 'again' && attempts === ATTEMPTS_UNTIL_TOLD));

/** `removed`: the room is gone, and its address is forgotten. */
export const tellChatFailing = (
  pool: Pool,
  { campaign, endpoint, lane }: Pick<TakenDelivery, 'campaign' | 'endpoint' | 'lane'>,
  removed: boolean,
): Promise<void> =>
  withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ user: UserId; last: string | null }>({
      ...MASTERS,
      values: [campaign, endpoint],
    });
    putNotices(
      client,
      campaign,
      rows.map(({ user, last }) => ({
        ...{ user, kind: 'chat-failing', to: { kind: 'gm' }, data: { server: lane, removed } },
        cause: `${endpoint}.${removed ? 'removed' : (last ?? 'never')}`,
      })),
    );
  });

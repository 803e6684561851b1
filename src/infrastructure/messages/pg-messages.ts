/** Messages in the database. Writing one takes the same statements however many read it. */
import type { Pool, PoolClient } from 'pg';
import type { Circle, Message } from '../../application/messages/model';
import type { MessagesAsked, MessageStore, MessageTransaction } from '../../application/messages/ports';
import { NOT_FOUND, type Refusal } from '../../application/refusal';
import type { CommandOptions } from '../../application/setup/setup-transaction';
import { type CampaignId, err, isUuid, type Result, type UserId } from '../../kernel';
import type { Instant } from '../../rules';
import { runCommand } from '../idempotency/run-command';
import { EVERYBODY, listMessages } from './list-messages';
import { messageNotices } from '../notices/message-notices';
import { putNotices } from '../notices/put-notices';
import { announceMessage } from './message-notices';

/**
 * Messages of a campaign are written one after the other, so that they are committed in the order of their
 * numbers and nobody who reads on misses one. Commands that change who plays what wait for this one, and it
 * for them; people who save sheets, and all others, do not.
 */
const LOCK = {
  name: 'lock-messages',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 726)) FROM campaigns WHERE id = $1::text::uuid FOR KEY SHARE',
};

const CIRCLE = {
  name: 'read-circle',
  text: `SELECT c.options -> 'teams' AS teams,
      (SELECT coalesce(json_agg(json_build_object('user', user_id, 'role', role, 'force', force_id)), '[]') FROM campaign_members WHERE campaign_id = $1) AS people,
      (SELECT coalesce(json_agg(json_build_object('seat', seat, 'force', force_id, 'name', force_name)), '[]') FROM campaign_seats WHERE campaign_id = $1) AS seats
    FROM campaigns c WHERE c.id = $1`,
};

const SEND = {
  name: 'send-message',
  text: `WITH sent AS (
      INSERT INTO messages (campaign_id, number, id, sender, sent_by, addressee, sent_at, text)
        SELECT $1::uuid, coalesce(max(number), 0) + 1, $2, $3, $4::uuid, $5, clock_timestamp(), $6 FROM messages WHERE campaign_id = $1::uuid
        RETURNING number, sent_at),
    readers AS (
      INSERT INTO message_readers (campaign_id, user_id, number) SELECT $1::uuid, r.reader, sent.number FROM sent, unnest($7::uuid[]) AS r(reader))
    SELECT floor(extract(epoch FROM sent_at) * 1000)::float8 AS at FROM sent`,
};

const NOBODY: Circle = { people: [], seats: [], teams: null };

const readCircle = async (client: Pool | PoolClient, campaign: CampaignId): Promise<Circle> =>
  (await client.query<Circle>({ ...CIRCLE, values: [campaign] })).rows[0] ?? NOBODY;

export class PgMessages implements MessageStore {
  constructor(private readonly pool: Pool) {}

  transact<T>(
    campaign: CampaignId,
    work: (transaction: MessageTransaction) => Promise<Result<T, Refusal>>,
    options: CommandOptions,
  ): Promise<Result<T, Refusal>> {
    return runCommand(this.pool, options, async (client) => {
      if ((await client.query({ ...LOCK, values: [campaign] })).rowCount === 0) return err(NOT_FOUND);
      // A statement of its own: it sees what the one has done that this one has waited for.
      const circle = await readCircle(client, campaign);
      const send = async (
        { id, from, to, text }: Omit<Message, 'at'>,
        sentBy: UserId,
        readers: readonly UserId[] | null,
      ): Promise<Instant> => {
        const { rows } = await client.query<{ at: number }>({
          ...SEND,
          values: [campaign, id, from, sentBy, to, text, readers ?? [EVERYBODY]],
        });
        putNotices(
          client,
          campaign,
          messageNotices(circle, { id, from, to, sentBy, readers, at: rows[0]?.at ?? 0 }),
        );
        await announceMessage(client, { campaign, message: id });
        return rows[0]?.at ?? 0;
      };
      return work({ circle, send });
    });
  }

  list(campaign: CampaignId, user: UserId, asked: MessagesAsked): Promise<readonly Message[]> {
    return listMessages(this.pool, campaign, user, asked);
  }

  circle(campaign: CampaignId): Promise<Circle> {
    return isUuid(campaign) ? readCircle(this.pool, campaign) : Promise.resolve(NOBODY);
  }
}

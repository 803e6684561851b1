/**
 * Which of the people who follow a campaign hear of new messages: members who can read them and have not
 * muted who wrote.
 */
import type { Pool } from 'pg';
import type { MessageNotice } from '../../application/messages/model';
import type { MessageHearers } from '../../application/messages/ports';
import type { CampaignId, UserId } from '../../kernel';
import { canRead } from './list-messages';
import { isMuted } from './muted';

interface Row extends MessageNotice {
  readonly user: UserId;
}

const HEAR = {
  name: 'hear-messages',
  text: `SELECT b.user_id AS "user", m.id, m.sender AS "from", m.addressee AS "to"
    FROM messages m CROSS JOIN campaign_members b LEFT JOIN message_mutes x ON x.campaign_id = b.campaign_id AND x.user_id = b.user_id
    WHERE m.campaign_id = $1 AND m.id = ANY ($2) AND b.campaign_id = $1 AND b.user_id = ANY ($3::uuid[])
      AND ${canRead('b.user_id')} AND NOT ${isMuted('b.user_id')}
    ORDER BY m.number`,
};

export class PgHearers implements MessageHearers {
  constructor(private readonly pool: Pool) {}

  async hear(
    campaign: CampaignId,
    messages: readonly string[],
    users: readonly UserId[],
  ): ReturnType<MessageHearers['hear']> {
    const { rows } = await this.pool.query<Row>({ ...HEAR, values: [campaign, messages, users] });
    return rows.map(({ user, ...notice }) => ({ user, notice }));
  }
}

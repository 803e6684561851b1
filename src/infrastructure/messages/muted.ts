/** Whom users have muted, in the database. */
import type { Pool } from 'pg';
import type { Mutes } from '../../application/messages/model';
import type { MutesStore } from '../../application/messages/ports';
import type { CampaignId, UserId } from '../../kernel';

/**
 * SQL: whether a reader has muted message `m`; `x` holds the reader's mutes, or nulls. Their own messages
 * they always see.
 */
export const isMuted = (reader: string): string =>
  `coalesce((x.everything OR m.sender = ANY (x.forces)) AND m.sent_by <> ${reader}, false)`;

const FIND = {
  name: 'find-mutes',
  text: 'SELECT everything, forces FROM message_mutes WHERE campaign_id = $1 AND user_id = $2',
};
/** Nothing for a campaign that has been deleted meanwhile. */
const SAVE = {
  name: 'save-mutes',
  text: `INSERT INTO message_mutes (campaign_id, user_id, everything, forces) SELECT c.id, $2, $3, $4 FROM campaigns c WHERE c.id = $1
    ON CONFLICT (campaign_id, user_id) DO UPDATE SET everything = EXCLUDED.everything, forces = EXCLUDED.forces`,
};

export class PgMutes implements MutesStore {
  constructor(private readonly pool: Pool) {}

  async find(campaign: CampaignId, user: UserId): Promise<Mutes | null> {
    return (await this.pool.query<Mutes>({ ...FIND, values: [campaign, user] })).rows[0] ?? null;
  }

  async save(campaign: CampaignId, user: UserId, { everything, forces }: Mutes): Promise<void> {
    await this.pool.query({ ...SAVE, values: [campaign, user, everything, forces] });
  }
}

/** Who is what in a campaign, by one read of two primary keys. */
import type { Pool } from 'pg';
import { Memberships, type Membership } from '../../application/setup/membership';
import { isUuid, type UserId } from '../../kernel';

const FIND = {
  name: 'find-membership',
  text: `SELECT c.id AS campaign, m.user_id AS "user", m.role, m.force_id AS force, c.status
    FROM campaign_members m JOIN campaigns c ON c.id = m.campaign_id WHERE m.campaign_id = $1 AND m.user_id = $2`,
};

export class PgMemberships extends Memberships {
  constructor(private readonly pool: Pool) {
    super();
  }

  async find(campaign: string, user: UserId): Promise<Membership | null> {
    if (!isUuid(campaign)) return null;
    const { rows } = await this.pool.query<Membership>({ ...FIND, values: [campaign, user] });
    return rows[0] ?? null;
  }
}

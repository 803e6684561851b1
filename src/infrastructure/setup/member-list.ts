/** Members of a campaign with when they came, and when they were last at their accounts. */
import type { Pool } from 'pg';
import type { ListedMember } from '../../application/setup/listed';
import { type CampaignId, isUuid, type UserId } from '../../kernel';

const LIST = {
  name: 'list-members',
  text: `SELECT m.user_id AS "user", m.display_name AS "displayName", m.role, m.force_id AS force,
      floor(extract(epoch FROM m.came_at) * 1000)::float8 AS "joinedAt",
      floor(extract(epoch FROM greatest(u.created_at, u.last_seen_at)) * 1000)::float8 AS "lastSeen"
    FROM campaign_members m LEFT JOIN users u ON u.id = m.user_id
    WHERE m.campaign_id = $1 AND ($2::uuid IS NULL OR m.user_id > $2) ORDER BY m.user_id LIMIT $3`,
};

/** Empty after a cursor that was never given out. */
export const listMembers = async (
  pool: Pool,
  campaign: CampaignId,
  after: UserId | null,
  limit: number,
): Promise<readonly ListedMember[]> => {
  if (!isUuid(campaign) || (after !== null && !isUuid(after))) return [];
  return (await pool.query<ListedMember>({ ...LIST, values: [campaign, after, limit] })).rows;
};

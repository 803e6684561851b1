/**
 * When users were last at their accounts: they registered, logged in, or their session was refreshed. It is
 * kept with the user, since ended sessions are removed.
 */
import type { Pool } from 'pg';
import type { Presence } from '../../application/gm/claim-game-master';
import type { CampaignId, UserId } from '../../kernel';

/**
 * A user's row is written once an hour at most; nobody waits for it, since with a new password it is locked
 * before the sessions are.
 */
export const SEEN = `UPDATE users SET last_seen_at = clock_timestamp() WHERE id = (
  SELECT id FROM users WHERE id = $1 AND last_seen_at < clock_timestamp() - interval '1 hour' FOR NO KEY UPDATE SKIP LOCKED)`;

/** A member's row is written anew with their role: it says since when they lead. */
const LAST_SEEN = {
  name: 'last-seen',
  text: `SELECT floor(extract(epoch FROM greatest(m.joined_at, u.created_at, u.last_seen_at)) * 1000)::int8 AS at
    FROM campaign_members m LEFT JOIN users u ON u.id = m.user_id WHERE m.campaign_id = $1 AND m.user_id = $2`,
};

export class PgPresence implements Presence {
  constructor(private readonly pool: Pool) {}

  async lastSeen(campaign: CampaignId, user: UserId): Promise<number | null> {
    const { rows } = await this.pool.query<{ at: string | null }>({ ...LAST_SEEN, values: [campaign, user] });
    const at = rows[0]?.at ?? null;
    return at === null ? null : Number(at);
  }
}

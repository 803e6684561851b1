/** When a user was last at his account: when he logged in, or when his session was last refreshed. */
import type { Pool } from 'pg';
import type { Presence } from '../../application/gm/members';
import type { UserId } from '../../kernel/ids';

const LAST_SEEN = {
  name: 'last-seen',
  text: `SELECT floor(extract(epoch FROM greatest(max(s.created_at), max(t.used_at))) * 1000)::int8 AS at
    FROM sessions s LEFT JOIN refresh_tokens t ON t.session_id = s.id WHERE s.user_id = $1`,
};

export class PgPresence implements Presence {
  constructor(private readonly pool: Pool) {}

  async lastSeen(user: UserId): Promise<number | null> {
    const { rows } = await this.pool.query<{ at: string | null }>({ ...LAST_SEEN, values: [user] });
    const at = rows[0]?.at ?? null;
    return at === null ? null : Number(at);
  }
}

/** Who may reset whose password: the game master of a campaign, for its other members. */
import type { Pool } from 'pg';
import type { GameMasters } from '../../application/accounts/ports';
import { isUuid, type UserId } from '../../kernel/ids';

export class PgGameMasters implements GameMasters {
  constructor(private readonly pool: Pool) {}

  async over(campaign: string, asking: UserId, member: string): Promise<'yes' | 'not-game-master' | 'invisible'> {
    if (!isUuid(campaign) || !isUuid(member)) return 'invisible';
    const { rows } = await this.pool.query<{ user_id: string; role: string }>(
      'SELECT user_id, role FROM campaign_members WHERE campaign_id = $1 AND user_id = ANY($2::uuid[])',
      [campaign, [asking, member]],
    );
    const own = rows.find((row) => row.user_id === asking);
    if (own === undefined || !rows.some((row) => row.user_id === member)) return 'invisible';
    // For himself he needs his own password: an open session alone must not be enough to take an account over.
    return own.role === 'gm' && asking !== member ? 'yes' : 'not-game-master';
  }
}

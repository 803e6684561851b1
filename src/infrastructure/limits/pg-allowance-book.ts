/** Hands out blocks of the commands' allowances from PostgreSQL, so that all processes share them. */
import type { Pool } from 'pg';
import type { AllowanceBook, AllowanceSubject, Block } from '../../application/limits/allowance-book';
import { isUuid } from '../../kernel';

/** In place of a campaign's id, for commands outside of campaigns. */
const NO_CAMPAIGN = '00000000-0000-0000-0000-000000000000';
/** Nothing, when all is taken. */
const NEXT_BLOCK = 'greatest(least(greatest(($4::int - a.taken) / 10, 1), $4::int - a.taken), 0)';

/**
 * A block is a tenth of the limit; towards the end of the allowance a tenth of what is left, at least one:
 * what a process keeps and does not use is lost to the others. Nobody's row is made for a campaign that they
 * are not in.
 */
const TAKE = {
  name: 'take-allowance',
  text: `INSERT INTO campaign_command_allowances AS a (campaign_id, user_id, kind, taken, granted, window_ends_at)
    SELECT $1::uuid, $2::uuid, $3, g, g, now() + make_interval(secs => $5) FROM (SELECT least(greatest($4::int / 10, 1), $4::int) AS g) AS block
    WHERE $1::uuid = '${NO_CAMPAIGN}' OR EXISTS (SELECT FROM campaign_members m WHERE m.campaign_id = $1 AND m.user_id = $2)
    ON CONFLICT (campaign_id, user_id, kind) DO UPDATE SET
      taken = CASE WHEN a.window_ends_at <= now() THEN EXCLUDED.taken ELSE a.taken + ${NEXT_BLOCK} END,
      granted = CASE WHEN a.window_ends_at <= now() THEN EXCLUDED.granted ELSE ${NEXT_BLOCK} END,
      window_ends_at = CASE WHEN a.window_ends_at <= now() THEN EXCLUDED.window_ends_at ELSE a.window_ends_at END
    RETURNING granted, greatest($4::int - taken, 0) AS "left",
      greatest(extract(epoch FROM window_ends_at - clock_timestamp()) * 1000, 0)::float8 AS milliseconds`,
};

export class PgAllowanceBook implements AllowanceBook {
  constructor(private readonly pool: Pool) {}

  async take(
    { user, campaign, kind }: AllowanceSubject,
    limit: number,
    windowSeconds: number,
  ): Promise<Block | null> {
    if (campaign !== null && !isUuid(campaign)) return null;
    const { rows } = await this.pool.query<Block>({
      ...TAKE,
      values: [campaign ?? NO_CAMPAIGN, user, kind, limit, windowSeconds],
    });
    return rows[0] ?? null;
  }
}

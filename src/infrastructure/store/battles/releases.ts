/** The releases for which campaigns' files are written (MM-6): a row for a campaign and a program. */
import type { Pool } from 'pg';
import type { Releases } from '../../../application/battles/releases';
import type { CampaignId } from '../../../kernel';

const FIND = {
  name: 'find-release',
  text: 'SELECT release FROM campaign_releases WHERE campaign_id = $1 AND program = $2',
};
const SET = {
  name: 'set-release',
  text: `INSERT INTO campaign_releases (campaign_id, program, release) VALUES ($1, $2, $3)
    ON CONFLICT (campaign_id, program) DO UPDATE SET release = EXCLUDED.release`,
};

export class PgReleases implements Releases {
  constructor(private readonly pool: Pool) {}

  async find(campaign: CampaignId, program: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ release: string }>({ ...FIND, values: [campaign, program] });
    return rows[0]?.release ?? null;
  }

  async set(campaign: CampaignId, program: string, release: string): Promise<void> {
    await this.pool.query({ ...SET, values: [campaign, program, release] });
  }
}

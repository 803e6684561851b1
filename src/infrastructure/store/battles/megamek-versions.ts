/** The release of MegaMek that a campaign has set (MM-6), a row for a campaign. */
import type { Pool } from 'pg';
import type { MegamekVersions } from '../../../application/battles/megamek-ports';
import type { CampaignId } from '../../../kernel';
import { MEGAMEK_VERSIONS, type MegamekVersion, SAFE_VERSION } from '../../../tactical';

const FIND = { name: 'find-megamek-version', text: 'SELECT version FROM campaign_megamek WHERE campaign_id = $1' };
const SET = {
  name: 'set-megamek-version',
  text: 'INSERT INTO campaign_megamek (campaign_id, version) VALUES ($1, $2) ON CONFLICT (campaign_id) DO UPDATE SET version = EXCLUDED.version',
};

export class PgMegamekVersions implements MegamekVersions {
  constructor(private readonly pool: Pool) {}

  async of(campaign: CampaignId): Promise<MegamekVersion> {
    const { rows } = await this.pool.query<{ version: string }>({ ...FIND, values: [campaign] });
    // A backup may hold one that this version of the host no longer knows.
    return MEGAMEK_VERSIONS.find((version) => version === rows[0]?.version) ?? SAFE_VERSION;
  }

  async set(campaign: CampaignId, version: MegamekVersion): Promise<void> {
    await this.pool.query({ ...SET, values: [campaign, version] });
  }
}

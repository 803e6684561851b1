/** The matches in which a campaign's battles are fought (MAT-2, MAT-7), within its transactions and outside. */
import type { ClientBase, Pool } from 'pg';
import type {
  BattleMatches,
  BattleMatchFinder,
  EndedMatch,
} from '../../application/battles/matches/battle-matches';
import type { Vault } from '../../application/ports/vault';
import type { BattleId, CampaignId } from '../../kernel';
import { readLog } from './match-rows';
import { insertBegun } from './write-match';

const ENDED = {
  name: 'ended-match',
  text: `SELECT battle_id AS battle, system, system_version AS version, setup FROM matches
    WHERE id = $1 AND campaign_id = $2 AND report = 'due' FOR UPDATE`,
};
const COUNTED = { name: 'match-counted', text: `UPDATE matches SET report = 'counted' WHERE id = $1` };

const MATCH_OF = {
  name: 'match-of-battle',
  text: `SELECT id FROM matches WHERE campaign_id = $1 AND battle_id = $2 AND report IS DISTINCT FROM 'dropped' ORDER BY id DESC LIMIT 1`,
};
const TO_REPORT = {
  name: 'matches-to-report',
  text: `SELECT m.id AS match, m.campaign_id AS campaign FROM matches m JOIN campaigns c ON c.id = m.campaign_id
    WHERE m.report = 'due' AND c.status = 'running' AND ($2::uuid IS NULL OR m.id = $2) ORDER BY m.tried_at NULLS FIRST, m.id LIMIT $1`,
};
const TRIED = { name: 'match-tried', text: 'UPDATE matches SET tried_at = clock_timestamp() WHERE id = $1' };

export const battleMatches = (
  client: ClientBase,
  campaign: CampaignId,
  vault: Pick<Vault, 'seal'>,
): BattleMatches => ({
  open: (match, begun) => insertBegun(client, match, begun, vault),
  ended: async (match) => {
    const { rows } = await client.query<Omit<EndedMatch, 'log'>>({ ...ENDED, values: [match, campaign] });
    const [ended] = rows;
    if (ended === undefined) return null;
    return { ...ended, log: await readLog(client, match) };
  },
  counted: async (match) => {
    await client.query({ ...COUNTED, values: [match] });
  },
});

export class PgBattleMatches implements BattleMatchFinder {
  constructor(private readonly pool: Pool) {}

  async matchOf(campaign: CampaignId, battle: BattleId): Promise<string | null> {
    const { rows } = await this.pool.query<{ id: string }>({ ...MATCH_OF, values: [campaign, battle] });
    return rows[0]?.id ?? null;
  }

  async toReport(limit: number, match: string | null): ReturnType<BattleMatchFinder['toReport']> {
    const { rows } = await this.pool.query<{ match: string; campaign: CampaignId }>({
      ...TO_REPORT,
      values: [limit, match],
    });
    return rows;
  }

  async tried(match: string): Promise<void> {
    await this.pool.query({ ...TRIED, values: [match] });
  }
}

/** Chat rooms of campaigns in PostgreSQL: a row of `notice_endpoints` that is the campaign's. */
import type { Pool } from 'pg';
import type { Chat, ChatState, ChatStore } from '../../../application/notices/chat/model';
import type { Vault } from '../../../application/ports/vault';
import { FORBIDDEN, type Refusal } from '../../../application/refusal';
import { type CampaignId, err, type Language, ok, type Result, type UserId } from '../../../kernel';
import { withTransaction } from '../../store/transaction';
import { openAddress, sealAddress } from './chat-address';

const MS = (at: string): string => `floor(extract(epoch FROM ${at}) * 1000)::float8`;

/** A failure counts until something newer was sent. */
const FIND = {
  name: 'find-chat',
  text: `SELECT e.address, c.name AS "campaignName", e.lane AS server, e.language, e.zone, ${MS('e.created_at')} AS "setAt",
      (SELECT ${MS('max(d.settled_at)')} FROM notice_deliveries d WHERE d.endpoint = e.id AND d.outcome = 'sent') AS "lastSentAt",
      (SELECT count(*)::int FROM notice_deliveries d WHERE d.endpoint = e.id AND d.outcome IS NULL) AS waiting,
      (SELECT d.error FROM notice_deliveries d WHERE d.endpoint = e.id AND d.error IS NOT NULL AND NOT EXISTS (
          SELECT FROM notice_deliveries s WHERE s.endpoint = e.id AND s.outcome = 'sent' AND s.notice > d.notice)
        ORDER BY d.notice DESC LIMIT 1) AS error
    FROM notice_endpoints e JOIN campaigns c ON c.id = e.campaign_id WHERE e.campaign_id = $1 AND e.way = 'chat'`,
};

/** The member's row is held, so that whoever is game master stays it. */
const LEADS = {
  name: 'leads-campaign',
  text: `SELECT FROM campaign_members WHERE campaign_id = $1 AND user_id = $2 AND role = 'gm' FOR SHARE`,
};
const PUT = {
  name: 'put-chat',
  text: `INSERT INTO notice_endpoints (campaign_id, way, address, lane, language, zone) VALUES ($1, 'chat', $2, $3, $4, $5)
    ON CONFLICT (campaign_id, way) DO UPDATE SET address = EXCLUDED.address, lane = EXCLUDED.lane, language = EXCLUDED.language,
      zone = EXCLUDED.zone, created_at = clock_timestamp()`,
};
/** What waited for another address goes to the new one, at once. */
const MOVE = {
  name: 'move-posts',
  text: `UPDATE notice_deliveries d SET lane = $2, due_at = clock_timestamp() FROM notice_endpoints e
    WHERE e.campaign_id = $1 AND e.way = 'chat' AND d.endpoint = e.id AND d.outcome IS NULL`,
};
const REMOVE = {
  name: 'remove-chat',
  text: `DELETE FROM notice_endpoints WHERE campaign_id = $1 AND way = 'chat'`,
};

interface Row extends Omit<ChatState, 'format'> {
  readonly address: string;
  readonly campaignName: string;
  readonly language: Language;
}

export class PgChats implements ChatStore {
  constructor(
    private readonly pool: Pool,
    private readonly vault: Vault,
  ) {}

  async find(campaign: CampaignId): Promise<ChatState | null> {
    const row = await this.#row(campaign);
    if (row === null) return null;
    const { address, server, language, zone, setAt, lastSentAt, waiting, error } = row;
    const format = openAddress(this.vault, address)?.format ?? 'generic';
    return { format, server, language, zone, setAt, lastSentAt, waiting, error };
  }

  async open(campaign: CampaignId): ReturnType<ChatStore['open']> {
    const row = await this.#row(campaign);
    const address = row === null ? null : openAddress(this.vault, row.address);
    if (row === null || address === null) return null;
    const { language, zone, campaignName } = row;
    return { ...address, language, zone, campaignName };
  }

  async put(campaign: CampaignId, user: UserId, chat: Chat): Promise<Result<null, Refusal>> {
    const old = await this.open(campaign);
    return withTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query({ ...LEADS, values: [campaign, user] });
      if (rowCount !== 1) return err(FORBIDDEN);
      const lane = new URL(chat.url).hostname;
      const address = sealAddress(this.vault, chat);
      await client.query({ ...PUT, values: [campaign, address, lane, chat.language, chat.zone] });
      if (old !== null && old.url !== chat.url) await client.query({ ...MOVE, values: [campaign, lane] });
      return ok(null);
    });
  }

  remove(campaign: CampaignId, user: UserId): Promise<Result<null, Refusal>> {
    return withTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query({ ...LEADS, values: [campaign, user] });
      if (rowCount !== 1) return err(FORBIDDEN);
      await client.query({ ...REMOVE, values: [campaign] });
      return ok(null);
    });
  }

  async #row(campaign: CampaignId): Promise<Row | null> {
    const { rows } = await this.pool.query<Row>({ ...FIND, values: [campaign] });
    return rows[0] ?? null;
  }
}

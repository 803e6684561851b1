/** People's lists of notices, and how they want to be told, in PostgreSQL. */
import type { Pool } from 'pg';
import type { NoticeList, StoredNotice } from '../../application/notices/read-notices';
import type { NoticeSettings, NoticeSettingsStore } from '../../application/notices/settings';
import type { MailedPeople } from '../../application/notices/unsubscribe';
import { isUuid, type UserId } from '../../kernel';
import { withTransaction } from '../store/transaction';
import { wantEmail } from './email-endpoints';

/**
 * What the campaign's own messages and seats would hide is hidden in none of these: a notice was meant for
 * the person.
 */
const LIST = {
  name: 'list-notices',
  text: `SELECT n.id, n.kind, n.data, n.campaign_id AS campaign, c.name AS "campaignName", floor(extract(epoch FROM n.created_at) * 1000)::float8 AS at,
      n.read_at IS NOT NULL AS read
    FROM notices n LEFT JOIN campaigns c ON c.id = n.campaign_id
    WHERE n.user_id = $1 AND ($2::uuid IS NULL OR n.id < $2::uuid) AND (NOT $4::boolean OR n.read_at IS NULL) ORDER BY n.id DESC LIMIT $3`,
};
const COUNT = {
  name: 'count-unread',
  text: `SELECT (SELECT count(*)::int FROM notices WHERE user_id = $1 AND read_at IS NULL) AS unread,
    coalesce((SELECT zone FROM notice_settings WHERE user_id = $1), 'UTC') AS zone`,
};
const MARK = {
  name: 'mark-notices',
  text: 'UPDATE notices SET read_at = clock_timestamp() WHERE user_id = $1 AND read_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY ($2::uuid[]))',
};
const UNREAD_WITHOUT = {
  name: 'count-unread-without',
  text: `SELECT count(*)::int AS unread FROM notices WHERE user_id = $1 AND read_at IS NULL AND NOT ($2::uuid[] IS NULL OR id = ANY ($2::uuid[]))`,
};

const SETTINGS = {
  name: 'notice-settings',
  text: `SELECT s.language, s.zone, s.ways, s.quiet_from AS "quietFrom", s.quiet_to AS "quietTo", s.digest_at AS "digestAt",
      ARRAY(SELECT m.campaign_id::text FROM notice_mutes m WHERE m.user_id = $1 ORDER BY 1) AS muted,
      ARRAY(SELECT DISTINCT e.way FROM notice_endpoints e WHERE e.user_id = $1 ORDER BY 1) AS "reachableBy"
    FROM (SELECT 1) AS one LEFT JOIN notice_settings s ON s.user_id = $1`,
};
const SAVE = {
  name: 'save-notice-settings',
  text: `INSERT INTO notice_settings (user_id, language, zone, ways, quiet_from, quiet_to, digest_at) SELECT u.id, $2, $3, $4, $5, $6, $7 FROM users u WHERE u.id = $1
    ON CONFLICT (user_id) DO UPDATE SET language = EXCLUDED.language, zone = EXCLUDED.zone, ways = EXCLUDED.ways, quiet_from = EXCLUDED.quiet_from,
      quiet_to = EXCLUDED.quiet_to, digest_at = EXCLUDED.digest_at`,
};
const MUTE = {
  name: 'mute-campaigns',
  text: `WITH gone AS (DELETE FROM notice_mutes WHERE user_id = $1 AND campaign_id <> ALL ($2::uuid[]))
    INSERT INTO notice_mutes (campaign_id, user_id) SELECT m.campaign_id, $1 FROM campaign_members m JOIN users u ON u.id = m.user_id
    WHERE m.user_id = $1 AND m.campaign_id = ANY ($2::uuid[]) ON CONFLICT DO NOTHING`,
};

interface SettingsRow extends Pick<NoticeSettings, 'ways' | 'digestAt'> {
  readonly language: NoticeSettings['language'] | null;
  readonly zone: string;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly muted: NoticeSettings['mutedCampaigns'];
  readonly reachableBy: readonly string[];
}

export class PgNotices implements NoticeList, NoticeSettingsStore, MailedPeople {
  constructor(private readonly pool: Pool) {}

  async list(
    user: UserId,
    { after, limit, unread }: Parameters<NoticeList['list']>[1],
  ): ReturnType<NoticeList['list']> {
    const { rows: counted } = await this.pool.query<{ unread: number; zone: string }>({
      ...COUNT,
      values: [user],
    });
    const { unread: left = 0, zone = 'UTC' } = counted[0] ?? {};
    // What is no id is behind all others, as one that there never was.
    if (after !== null && !isUuid(after)) return { notices: [], unread: left, zone };
    const { rows } = await this.pool.query<StoredNotice>({ ...LIST, values: [user, after, limit, unread] });
    return { notices: rows, unread: left, zone };
  }

  async markRead(user: UserId, notices: readonly string[] | null, dryRun: boolean): Promise<number> {
    const ids = notices?.filter(isUuid) ?? null;
    if (!dryRun) await this.pool.query({ ...MARK, values: [user, ids] });
    const { rows } = await this.pool.query<{ unread: number }>({ ...UNREAD_WITHOUT, values: [user, ids] });
    return rows[0]?.unread ?? 0;
  }

  async find(user: UserId): ReturnType<NoticeSettingsStore['find']> {
    const { rows } = await this.pool.query<SettingsRow>({ ...SETTINGS, values: [user] });
    const row = rows[0];
    if (row === undefined || row.language === null)
      return { settings: null, reachableBy: row?.reachableBy ?? [] };
    const { language, zone, ways, muted, quietFrom, quietTo, digestAt, reachableBy } = row;
    const quietHours = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
    return { settings: { language, zone, ways, mutedCampaigns: muted, quietHours, digestAt }, reachableBy };
  }

  stopMails(user: UserId): Promise<void> {
    return withTransaction(this.pool, (client) => wantEmail(client, user, false));
  }

  save(
    user: UserId,
    { language, zone, ways, mutedCampaigns, quietHours, digestAt, email }: NoticeSettings,
  ): Promise<void> {
    return withTransaction(this.pool, async (client) => {
      const values = [
        user,
        language,
        zone,
        JSON.stringify(ways),
        quietHours?.from ?? null,
        quietHours?.to ?? null,
        digestAt,
      ];
      await client.query({ ...SAVE, values });
      await client.query({ ...MUTE, values: [user, mutedCampaigns.filter(isUuid)] });
      if (email !== undefined) await wantEmail(client, user, email);
    });
  }
}

/** Reset links of the members of a campaign, within its transaction; the database holds hashes. */
import type { ClientBase } from 'pg';
import type { LatelyMade, MemberLinks, NewMemberLink } from '../../application/accounts/member-links';
import { type CampaignId, isUuid, type UserId } from '../../kernel';
import { uuidV7 } from '../ids/uuid-v7';
import { hashToken, newToken } from './secret-token';

const LATELY = `
  SELECT campaign_id = $1 AND user_id = $2 AS "forPlayer", made_by = $3 AS "byMaker",
         extract(epoch FROM created_at + interval '1 day' - clock_timestamp())::float8 * 1000 AS left
  FROM reset_links WHERE (user_id = $2 AND campaign_id = $1 OR made_by = $3) AND created_at > clock_timestamp() - interval '1 day'`;

const REPLACE = `UPDATE reset_links SET closed_at = clock_timestamp() WHERE campaign_id = $1 AND user_id = $2 AND closed_at IS NULL`;

const INSERT = `INSERT INTO reset_links (id, token_hash, user_id, campaign_id, made_by, usable_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, to_timestamp($6::float8 / 1000), to_timestamp($7::float8 / 1000))`;

const REFUSE = `UPDATE reset_links SET closed_at = clock_timestamp() WHERE id = $1 AND user_id = $2 AND campaign_id = $3 AND closed_at IS NULL`;

/**
 * Those that would not be made anew: of the members who change, or by one of them (`$3`), or of all (`$2`).
 */
const CLOSE = `UPDATE reset_links SET closed_at = clock_timestamp()
  WHERE campaign_id = $1 AND closed_at IS NULL AND ($2 OR user_id = ANY($3::uuid[]) OR made_by = ANY($3::uuid[]))`;

/**
 * For good, with a change of the campaign: a link that comes to nothing for a while only could be hidden from
 * whom it is about until it works. `all`: the war ended, or was taken back.
 */
export const closeLinks = async (
  client: ClientBase,
  campaign: CampaignId,
  all: boolean,
  members: readonly UserId[],
): Promise<void> => {
  if (all || members.length > 0)
    await client.query({ name: 'close-reset-links', text: CLOSE, values: [campaign, all, members] });
};

export const memberLinks = (client: ClientBase, campaign: CampaignId): MemberLinks => ({
  madeLately: async (user: UserId, maker: UserId) =>
    (await client.query<LatelyMade>(LATELY, [campaign, user, maker])).rows,
  make: async ({ user, maker, usableAt, expiresAt }: NewMemberLink) => {
    const [id, token] = [uuidV7(), newToken()];
    await client.query(REPLACE, [campaign, user]);
    await client.query(INSERT, [id, hashToken(token), user, campaign, maker, usableAt, expiresAt]);
    return { id, token };
  },
  refuse: async (link: string, user: UserId) =>
    isUuid(link) && (await client.query(REFUSE, [link, user, campaign])).rowCount === 1,
});

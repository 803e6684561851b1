/** Invitations as rows: reading one, and the game master's list of them. */
import type { ClientBase, Pool } from 'pg';
import type { InvitationLine } from '../../application/setup/listed';
import type { Invitation } from '../../application/setup/model';
import type { CampaignId, ForceId, UserId } from '../../kernel';
import type { Instant } from '../../rules';

const ms = (time: string): string => `floor(extract(epoch FROM ${time}) * 1000)::float8`;

const ONE = {
  name: 'read-invitation',
  text: `SELECT role, seat, force_id AS force, ${ms('expires_at')} AS "expiresAt", used_by AS "usedBy", ${ms('clock_timestamp()')} AS now
    FROM campaign_invitations WHERE campaign_id = $1 AND code_hash = $2`,
};

export const readInvitation = async (
  client: ClientBase | Pool,
  campaign: CampaignId,
  codeHash: string,
): Promise<{ readonly invitation: Invitation; readonly now: Instant } | null> => {
  const { rows } = await client.query<Omit<Invitation, 'codeHash'> & { readonly now: Instant }>({
    ...ONE,
    values: [campaign, codeHash],
  });
  if (rows[0] === undefined) return null;
  const { now, ...invitation } = rows[0];
  return { invitation: { codeHash, ...invitation }, now };
};

/**
 * To the microsecond, as the rows are kept: the cursor is the place of one in the list, whether or not it is
 * still there.
 */
const MADE = '(extract(epoch FROM i.created_at) * 1000000)::int8';
const LIST = {
  name: 'list-invitations',
  text: `SELECT ${MADE}::text || '.' || i.code_hash AS cursor, i.sealed_code AS "sealedCode", i.role, i.seat, i.force_id AS force,
      ${ms('i.created_at')} AS "madeAt", ${ms('i.expires_at')} AS "expiresAt", i.expires_at <= clock_timestamp() AS "isExpired",
      i.used_by AS user, coalesce(m.display_name, u.display_name) AS name, ${ms('i.used_at')} AS "usedAt"
    FROM campaign_invitations i LEFT JOIN users u ON u.id = i.used_by
      LEFT JOIN campaign_members m ON m.campaign_id = i.campaign_id AND m.user_id = i.used_by
    WHERE i.campaign_id = $1 AND ($2::int8 IS NULL OR (${MADE}, i.code_hash) < ($2::int8, $3::text))
    ORDER BY i.created_at DESC, i.code_hash DESC LIMIT $4`,
};
const CURSOR = /^(\d{1,18})\.([0-9a-f]{64})$/;

type Row = Omit<InvitationLine, 'usedBy'> & {
  readonly force: ForceId | null;
  readonly user: UserId | null;
  readonly name: string | null;
};

/** Empty after a cursor that was never given out. */
export const listInvitations = async (
  pool: Pool,
  campaign: CampaignId,
  after: string | null,
  limit: number,
): Promise<readonly InvitationLine[]> => {
  const [, made = null, hash = null] = after === null ? [] : (CURSOR.exec(after) ?? []);
  if (after !== null && made === null) return [];
  const { rows } = await pool.query<Row>({ ...LIST, values: [campaign, made, hash, limit] });
  return rows.map(({ user, name, ...row }) => ({
    ...row,
    usedBy: user === null ? null : { id: user, displayName: name },
  }));
};

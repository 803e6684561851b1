/** Members of campaigns: who may do what. */
import type { ClientBase, Pool } from 'pg';
import type { Change, Member } from '../../application/campaigns/campaign-store';
import type { ForceId, UserId } from '../../kernel/ids';

const READ = {
  name: 'read-members',
  text: 'SELECT user_id AS "user", role, force_id AS force, display_name AS "displayName" FROM campaign_members WHERE campaign_id = $1 ORDER BY joined_at, user_id',
};

export const readMembers = async (client: ClientBase | Pool, id: string): Promise<readonly Member[]> => {
  const { rows } = await client.query<{ user: UserId; role: Member['role']; force: ForceId | null; displayName: string }>({ ...READ, values: [id] });
  return rows;
};

/** Removals first: a role that only one may have is free before the next one takes it. */
export const writeMembers = async (client: ClientBase, id: string, members: Change['members']): Promise<void> => {
  if (members.length === 0) return;
  await client.query('DELETE FROM campaign_members WHERE campaign_id = $1 AND user_id = ANY($2::uuid[])', [id, members.map((m) => m.user)]);
  const kept = members.filter((m) => m.role !== null);
  await client.query(
    'INSERT INTO campaign_members (campaign_id, user_id, role, force_id, display_name) ' +
      'SELECT $1, r."user", r.role, r.force, r."displayName" FROM json_to_recordset($2::json) AS r("user" uuid, role text, force text, "displayName" text)',
    [id, JSON.stringify(kept)],
  );
};

/** Members of campaigns: who may do what. */
import type { ClientBase } from 'pg';
import type { Change, Member } from '../../application/campaigns/campaign-store';

/** A scalar subquery: the members of a campaign (`$1`) as one JSON array, in the order in which they joined. */
export const SELECT_MEMBERS =
  '(SELECT json_agg(x) FROM (SELECT user_id AS "user", role, force_id AS force, display_name AS "displayName" ' +
  'FROM campaign_members WHERE campaign_id = $1 ORDER BY joined_at, user_id) x)';

/** The members after a change. */
export const changeMembers = (members: readonly Member[], change: Change['members']): readonly Member[] => {
  const replaced = new Set(change.map((m) => m.user));
  const added = change.flatMap((m): Member[] => (m.role === null ? [] : [{ ...m, role: m.role }]));
  return [...members.filter((m) => !replaced.has(m.user)), ...added];
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

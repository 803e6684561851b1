/** Members of campaigns: who may do what. */
import type { ClientBase } from 'pg';
import type { Member } from '../../../application/campaigns/campaign-store';
import type { Change } from '../../../application/campaigns/campaign-transaction';

/**
 * A scalar subquery: the members of a campaign (`$1`) as one JSON array, in the order in which they joined.
 */
export const SELECT_MEMBERS =
  '(SELECT json_agg(x) FROM (SELECT user_id AS "user", role, force_id AS force, display_name AS "displayName" ' +
  'FROM campaign_members WHERE campaign_id = $1 ORDER BY joined_at, user_id) x)';

/** The members after a change. */
export const changeMembers = (members: readonly Member[], change: Change['members']): readonly Member[] => {
  const replaced = new Set(change.map((m) => m.user));
  const added = change.flatMap((m): Member[] => (m.role === null ? [] : [{ ...m, role: m.role }]));
  return [...members.filter((m) => !replaced.has(m.user)), ...added];
};

/**
 * Of who stops being game master, the campaign goes on seeing what they had imported for it by now
 * (docs/rulings.md).
 */
const KEEP_LIBRARY = {
  name: 'keep-library',
  text: `INSERT INTO campaign_libraries (campaign_id, owner, up_to)
    SELECT m.campaign_id, l.owner, l.revision FROM campaign_members m JOIN catalog_libraries l ON l.owner = m.user_id
    WHERE m.campaign_id = $1 AND m.role = 'gm' AND m.user_id = ANY($2::uuid[])
    ON CONFLICT (campaign_id, owner) DO UPDATE SET up_to = EXCLUDED.up_to`,
};

/** Whoever leaves stays among them: their name is in the history. */
const NOTE_PEOPLE = {
  name: 'note-people',
  text: 'INSERT INTO campaign_people (campaign_id, user_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
};

/** Removals first: a role that only one may have is free before the next one takes it. */
export const writeMembers = async (
  client: ClientBase,
  id: string,
  members: Change['members'],
): Promise<void> => {
  if (members.length === 0) return;
  const users = members.map((m) => m.user);
  if (members.some((m) => m.role === 'gm')) await client.query({ ...KEEP_LIBRARY, values: [id, users] });
  const { rows } = await client.query<{ user: string; came: string }>(
    'DELETE FROM campaign_members WHERE campaign_id = $1 AND user_id = ANY($2::uuid[]) RETURNING user_id AS "user", came_at::text AS came',
    [id, users],
  );
  const came = new Map(rows.map((row) => [row.user, row.came]));
  const kept = members.filter((m) => m.role !== null).map((m) => ({ ...m, came: came.get(m.user) ?? null }));
  await client.query({ ...NOTE_PEOPLE, values: [id, kept.map((m) => m.user)] });
  await client.query(
    'INSERT INTO campaign_members (campaign_id, user_id, role, force_id, display_name, came_at) ' +
      'SELECT $1, r."user", r.role, r.force, r."displayName", coalesce(r.came, now()) ' +
      'FROM json_to_recordset($2::json) AS r("user" uuid, role text, force text, "displayName" text, came timestamptz)',
    [id, JSON.stringify(kept)],
  );
};

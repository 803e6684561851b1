/**
 * What PostgreSQL keeps of a user, kind by kind: `$1` the user; then the key behind which a page begins, of
 * as many parts as `first` has; last how many rows. `row` is what is exported, `key` where the next page goes
 * on, `body` the packed content of a design.
 */
import { EVERYBODY } from '../messages/list-messages';

export interface Kind {
  readonly text: string;
  /** Before all keys. */
  readonly first: readonly (string | number)[];
  /** Rows of a page: about a megabyte where each is as large as it may be. */
  readonly page: number;
}

const NIL = '00000000-0000-0000-0000-000000000000';

const iso = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const SESSIONS: Kind = {
  text: `SELECT json_build_array(id) AS key,
      json_build_object('device', device, 'openedAt', ${iso('created_at')}, 'endedAt', ${iso('ended_at')}) AS row
    FROM sessions WHERE user_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  first: [NIL],
  page: 500,
};

export const NOTICE_SETTINGS: Kind = {
  text: `SELECT json_build_array(user_id) AS key, json_build_object('language', language, 'zone', zone, 'ways', ways,
      'quietFrom', quiet_from, 'quietTo', quiet_to, 'digestAt', digest_at) AS row
    FROM notice_settings WHERE user_id = $1 AND user_id > $2::uuid LIMIT $3`,
  first: [NIL],
  page: 2,
};

export const NOTICE_MUTES: Kind = {
  text: `SELECT json_build_array(campaign_id) AS key, json_build_object('campaign', campaign_id) AS row
    FROM notice_mutes WHERE user_id = $1 AND campaign_id > $2::uuid ORDER BY campaign_id LIMIT $3`,
  first: [NIL],
  page: 500,
};

/** Without the address: a browser's is a key to it, and mail goes to the account's. */
export const NOTICE_ENDPOINTS: Kind = {
  text: `SELECT json_build_array(id) AS key, json_build_object('way', way, 'device', device, 'since', ${iso('created_at')}) AS row
    FROM notice_endpoints WHERE user_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  first: [NIL],
  page: 500,
};

/** Programs that get the person's events; of their addresses the server. */
export const EVENT_WEBHOOKS: Kind = {
  text: `SELECT json_build_array(id) AS key, json_build_object('way', 'events', 'device', server, 'since', ${iso('created_at')}) AS row
    FROM event_webhooks WHERE user_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  first: [NIL],
  page: 500,
};

export const NOTICES: Kind = {
  text: `SELECT json_build_array(id) AS key, json_build_object('campaign', campaign_id, 'kind', kind, 'at', ${iso('created_at')},
      'readAt', ${iso('read_at')}, 'data', data) AS row
    FROM notices WHERE user_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  first: [NIL],
  page: 500,
};

const FORCE = `CASE WHEN f.id IS NULL THEN NULL ELSE json_build_object('id', f.id, 'name', f.name,
    'mechs', (SELECT coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'design', x.design) ORDER BY x.id), '[]')
      FROM mechs x WHERE x.campaign_id = f.campaign_id AND x.force = f.id),
    'pilots', (SELECT coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'rank', x.rank) ORDER BY x.id), '[]')
      FROM pilots x WHERE x.campaign_id = f.campaign_id AND x.force = f.id)) END`;

const VACATIONS = `(SELECT coalesce(json_agg(json_build_object('from', ${iso('v.from_at')}, 'to', ${iso('v.to_at')}) ORDER BY v.from_at), '[]')
  FROM vacations v WHERE v.campaign_id = m.campaign_id AND v.user_id = m.user_id)`;

export const CAMPAIGNS: Kind = {
  text: `SELECT json_build_array(c.id) AS key, json_build_object('campaign', json_build_object('id', c.id, 'name', c.name, 'status', c.status),
      'role', m.role, 'displayName', m.display_name, 'joinedAt', ${iso('m.joined_at')}, 'hidden', m.hidden, 'force', ${FORCE}, 'draft', s.draft,
      'mutes', CASE WHEN u.user_id IS NULL THEN NULL ELSE json_build_object('everything', u.everything, 'forces', u.forces) END,
      'standing', CASE WHEN w.user_id IS NULL THEN NULL
        ELSE json_build_object('readyWhenNothingToOrder', w.ready_when_nothing_to_order, 'readyIn', w.ready_in) END, 'vacations', ${VACATIONS}) AS row
    FROM campaign_members m JOIN campaigns c ON c.id = m.campaign_id LEFT JOIN forces f ON f.campaign_id = m.campaign_id AND f.id = m.force_id
      LEFT JOIN campaign_seats s ON s.campaign_id = m.campaign_id AND s.user_id = m.user_id
      LEFT JOIN message_mutes u ON u.campaign_id = m.campaign_id AND u.user_id = m.user_id
      LEFT JOIN standing_words w ON w.campaign_id = m.campaign_id AND w.user_id = m.user_id
    WHERE m.user_id = $1 AND m.campaign_id > $2::uuid ORDER BY m.campaign_id LIMIT $3`,
  first: [NIL],
  page: 20,
};

export const ORDERS: Kind = {
  text: `SELECT json_build_array(s.campaign_id, s.force, s.epoch, s.round, s.phase, s.step) AS key,
      json_build_object('campaign', s.campaign_id, 'force', s.force, 'round', s.round, 'phase', s.phase, 'step', s.step, 'ready', s.ready,
        'savedAt', ${iso('s.saved_at')}, 'orders', s.orders) AS row
    FROM campaign_members m JOIN order_sheets s ON s.campaign_id = m.campaign_id AND s.force = m.force_id
    WHERE m.user_id = $1 AND m.role = 'player'
      AND (s.campaign_id, s.force, s.epoch, s.round, s.phase, s.step) > ($2::uuid, $3::text, $4::int, $5::int, $6::text, $7::text)
    ORDER BY s.campaign_id, s.force, s.epoch, s.round, s.phase, s.step LIMIT $8`,
  first: [NIL, '', -1, -1, '', ''],
  page: 50,
};

const READ = (reader: string): string => `(SELECT r.campaign_id, r.number FROM campaign_members m
      JOIN message_readers r ON r.campaign_id = m.campaign_id AND r.user_id = ${reader}
      WHERE m.user_id = $1 AND (r.campaign_id, r.number) > ($2::uuid, $3::bigint) ORDER BY 1, 2 LIMIT $4)`;

/** Those that they can read where they are members, and their own words wherever they were. */
export const MESSAGES: Kind = {
  text: `SELECT json_build_array(campaign_id, number) AS key, json_build_object('campaign', campaign_id, 'id', o.id, 'own', o.sent_by = $1,
      'from', o.sender, 'to', o.addressee, 'at', ${iso('o.sent_at')}, 'text', o.text) AS row
    FROM ((SELECT campaign_id, number FROM messages
      WHERE sent_by = $1 AND (campaign_id, number) > ($2::uuid, $3::bigint) ORDER BY 1, 2 LIMIT $4)
      UNION ${READ('$1')} UNION ${READ(`'${EVERYBODY}'`)}) AS k JOIN messages o USING (campaign_id, number) ORDER BY campaign_id, number LIMIT $4`,
  first: [NIL, 0],
  page: 200,
};

/** Those that they play in or have opened; what happened in one tells its own operation. */
export const MATCHES: Kind = {
  text: `SELECT json_build_array(m.id) AS key, json_build_object('match', m.id, 'system', m.system, 'state', m.status, 'openedAt', ${iso('m.opened_at')},
      'opened', m.opened_by IS NOT DISTINCT FROM $1::uuid, 'seats', (SELECT coalesce(json_agg(s.seat ORDER BY s.seat), '[]')
        FROM match_seats s WHERE s.match_id = m.id AND s.user_id = $1)) AS row
    FROM matches m WHERE (m.opened_by = $1 OR EXISTS (SELECT FROM match_seats s WHERE s.match_id = m.id AND s.user_id = $1))
      AND m.id > $2::uuid ORDER BY m.id LIMIT $3`,
  first: [NIL],
  page: 200,
};

export const IMPORTED: Kind = {
  text: `SELECT json_build_array(slug) AS key, json_build_object('campaign', NULL, 'slug', slug) AS row, content AS body
    FROM catalog_designs WHERE owner = $1 AND slug > $2 ORDER BY slug LIMIT $3`,
  first: [''],
  page: 50,
};

export const DRAWN: Kind = {
  text: `SELECT json_build_array(v.campaign_id, v.slug) AS key,
      json_build_object('campaign', v.campaign_id, 'slug', v.slug, 'content', k.body) AS row
    FROM campaign_members m JOIN variants v ON v.campaign_id = m.campaign_id AND v.force = m.force_id JOIN kept_designs k ON k.hash = v.hash
    WHERE m.user_id = $1 AND m.role = 'player' AND (v.campaign_id, v.slug) > ($2::uuid, $3::text) ORDER BY v.campaign_id, v.slug LIMIT $4`,
  first: [NIL, ''],
  page: 50,
};

export const FIGURES: Kind = {
  text: `SELECT json_build_array(id) AS key, json_build_object('id', id, 'design', design, 'since', ${iso('created_at')}, 'figure', figure) AS row
    FROM own_figures WHERE user_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3`,
  first: [NIL],
  page: 100,
};

export const BOARDS: Kind = {
  text: `SELECT json_build_array(slug) AS key, json_build_object('name', name, 'country', country, 'addedAt', ${iso('added_at')}, 'text', text) AS row
    FROM own_boards WHERE user_id = $1 AND slug > $2 ORDER BY slug LIMIT $3`,
  first: [''],
  page: 15,
};

/**
 * The facts of campaigns that notices ask for (`NoticeFacts`), in SQL: a few columns, so that nobody has to
 * load a state.
 */

const battles = (c: string): string => `(SELECT coalesce(json_object_agg(b.id, json_build_object(
    'state', b.state, 'overdue', b.overdue, 'report', b.report, 'confirmedBy', coalesce(r.confirmed_by, '[]'::jsonb),
    'sides', (SELECT coalesce(jsonb_agg(s -> 'forces'), '[]') FROM jsonb_array_elements(b.setup -> 'sides') AS s))), '{}')
  FROM battles b LEFT JOIN reports r ON r.campaign_id = b.campaign_id AND r.id = b.report WHERE b.campaign_id = ${c}.id AND b.round = ${c}.round)`;

const ready = (
  c: string,
): string => `(SELECT coalesce(json_agg(o.force ORDER BY o.force), '[]') FROM order_sheets o
  WHERE o.campaign_id = ${c}.id AND o.epoch = ${c}.epoch AND o.round = ${c}.round AND o.phase = ${c}.phase AND o.step = coalesce(${c}.step, '') AND o.ready)`;

const away = (c: string): string => `(SELECT coalesce(json_agg(DISTINCT v.force), '[]')
  FROM vacations v JOIN forces f ON f.campaign_id = v.campaign_id AND f.id = v.force AND f.user_id = v.user_id
  WHERE v.campaign_id = ${c}.id AND v.from_at < clock_timestamp() AND clock_timestamp() <= v.to_at)`;

/** @param c name of a row of campaigns. A JSON object. */
export const factsSql = (c: string): string => `json_build_object(
  'now', floor(extract(epoch FROM clock_timestamp()) * 1000)::int8, 'status', ${c}.status, 'ruleset', ${c}.ruleset, 'epoch', ${c}.epoch, 'round', ${c}.round,
  'phase', ${c}.phase, 'step', ${c}.step, 'deadline', ${c}.deadline, 'ready', ${ready(c)}, 'away', ${away(c)}, 'battles', ${battles(c)},
  'forces', (SELECT coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'out', f.out, 'user', f.user_id) ORDER BY f.seat), '[]')
    FROM forces f WHERE f.campaign_id = ${c}.id),
  'offers', (SELECT coalesce(json_agg(f.id ORDER BY f.id), '[]') FROM offers f WHERE f.campaign_id = ${c}.id))`;

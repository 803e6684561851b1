/** The facts of matches that notices ask for (`MatchFacts`), in SQL: nobody has to load a state. */

/** Decisions that are asked of the user of a row of seats. */
const asked = (s: string): string =>
  `(SELECT coalesce(json_agg(k.key ORDER BY k.key), '[]') FROM json_object_keys(${s}.asked) AS k(key))`;

/** @param m name of a row of matches. A JSON object. */
export const matchFactsSql = (m: string): string => `json_build_object('status', ${m}.status,
  'seats', (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'user', s.user_id, 'bot', s.bot IS NOT NULL, 'asked', ${asked('s')},
    'deadlines', s.deadlines) ORDER BY s.seat), '[]') FROM match_seats s WHERE s.match_id = ${m}.id),
  'proposals', (SELECT coalesce(json_object_agg(p.id, p.agreed), '{}') FROM match_proposals p
    WHERE p.match_id = ${m}.id AND p.until > clock_timestamp() AND (p.what <> 'take-back' OR p.entries = ${m}.version)))`;

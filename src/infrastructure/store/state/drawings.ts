/**
 * Which designs the forces of a campaign have drawn up (REP-4), for the campaign's catalogue: they lie beside
 * the state.
 */

/** Hashes of their contents, by force and slug; slugs in order. */
export type Drawings = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const NO_DRAWINGS: Drawings = {};

/** A scalar subquery for the campaign `$1`. */
export const SELECT_DRAWINGS =
  '(SELECT json_object_agg(d.force, d.drawn) FROM (SELECT force, json_object_agg(slug, hash ORDER BY slug) AS drawn FROM variants WHERE campaign_id = $1 GROUP BY force) d)';

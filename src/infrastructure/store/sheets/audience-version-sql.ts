/** The version of a campaign as one audience knows it, in SQL; see `audienceVersions`. */

/** @param row name of a row of campaigns; @param feed expression that names the audience's feed */
export const audienceVersionSql = (row: string, feed: string): string =>
  `coalesce(CASE WHEN (${row}.audiences ->> 'at')::bigint = ${row}.version THEN (${row}.audiences -> 'of' ->> ${feed})::bigint END, ${row}.version)`;

/** Channels on which every process is told of matches. Their payload is the match's id. */

/** Something was told to a seat. */
export const MATCH_CHANNEL = 'match_told';

/** Its proposals have changed, or whether it stands still: of that no event tells. */
export const MATCH_NOTICE_CHANNEL = 'match_notice';

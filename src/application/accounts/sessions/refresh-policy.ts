/**
 * What becomes of a refresh token that is presented: rotation, the grace for lost and late answers, or the
 * end of its family.
 */

/**
 * So long the immediately preceding token gets another successor, and one that was replaced does no harm, if
 * its latest successor was never used.
 */
const GRACE_SECONDS = 20;

export interface PresentedToken {
  readonly sessionEnded: boolean;
  readonly expired: boolean;
  /** Seconds since it was first exchanged for a successor, or replaced; null: neither. */
  readonly usedSecondsAgo: number | null;
  /** Replaced by another successor before it was ever used. */
  readonly dead: boolean;
  /** Whether its latest successor (of a dead one: that which took its place) is alive and was never used. */
  readonly successorUnused: boolean;
}

/**
 * `replace`: the unused successor dies and another takes its place. `late`: refused, and nothing else: the
 * answer that brought it came late, and another token is on its way. `end-family`: somebody else has a copy.
 */
export type RefreshDecision = 'rotate' | 'replace' | 'late' | 'end-family' | 'refuse';

export const decideRefresh = (token: PresentedToken): RefreshDecision => {
  if (token.sessionEnded || token.expired) return 'refuse';
  if (token.usedSecondsAgo === null && !token.dead) return 'rotate';
  const forgiven =
    token.usedSecondsAgo !== null && token.usedSecondsAgo <= GRACE_SECONDS && token.successorUnused;
  // The place of a dead one was taken by whoever held its predecessor: a second window of the same browser at
  // first, a thief later.
  if (forgiven) return token.dead ? 'late' : 'replace';
  return 'end-family';
};

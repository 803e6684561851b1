/** What becomes of a refresh token that is presented: rotation, the grace for a lost answer, or the end of its family. */

/** So long the immediately preceding token gets another successor, if the first one was never used. */
const GRACE_SECONDS = 20;

export interface PresentedToken {
  readonly sessionEnded: boolean;
  readonly expired: boolean;
  /** Seconds since it was first exchanged for a successor; null: never. */
  readonly usedSecondsAgo: number | null;
  /** Replaced by another successor before it was ever used. */
  readonly dead: boolean;
  /** Whether its latest successor is alive and was never used. */
  readonly successorUnused: boolean;
}

/** `replace`: the unused successor dies and another takes its place. `end-family`: somebody else has a copy. */
export type RefreshDecision = 'rotate' | 'replace' | 'end-family' | 'refuse';

export const decideRefresh = (token: PresentedToken): RefreshDecision => {
  if (token.sessionEnded || token.expired) return 'refuse';
  // Its place was taken by somebody who held its predecessor: one of the two is a thief.
  if (token.dead) return 'end-family';
  if (token.usedSecondsAgo === null) return 'rotate';
  return token.usedSecondsAgo <= GRACE_SECONDS && token.successorUnused ? 'replace' : 'end-family';
};

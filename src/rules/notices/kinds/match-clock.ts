/** match-clock (MAT-5): the clock of a decision runs out soon, and the person has not answered. */
import { defineNotice } from '../definition';
import { deadlineIn, decisionPath, isAsked, type MatchPlace } from '../matches';

export interface MatchClockData extends MatchPlace {
  readonly decision: string;
  /** ISO 8601, UTC. */
  readonly deadline: string;
  /** At most so many are left: 6 or 1. */
  readonly hours: number;
}

export const matchClock = defineNotice<'match-clock', MatchClockData>({
  kind: 'match-clock',
  urgency: 'now',
  // A clock that was moved calls again.
  stillTrueIn: (data, facts, user) => isAsked(data, facts, user) && deadlineIn(data, facts) === data.deadline,
  path: decisionPath,
});

/**
 * deadline-near (ROUND-4): a deadline comes near, and the force is not ready and its player not on vacation. The sweep of deadlines makes it
 * (`deadlines.ts`).
 */
import { isoTime } from '../../../kernel';
import { defineNotice } from '../definition';
import { isCalledLate, isOpenNow, type Position } from '../position';

export interface DeadlineNearData extends Position {
  /** ISO 8601, UTC. */
  readonly deadline: string;
  /** At most so many are left: 24, 6 or 1. */
  readonly hours: number;
}

export const deadlineNear = defineNotice<'deadline-near', DeadlineNearData>({
  kind: 'deadline-near',
  urgency: 'now',
  // A deadline that was moved calls again.
  stillTrue: (data, facts, to) =>
    isOpenNow(data, facts) &&
    facts.deadline !== null &&
    isoTime(facts.deadline) === data.deadline &&
    isCalledLate(to, facts),
  path: (_data, home) => home,
});

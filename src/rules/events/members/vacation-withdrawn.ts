/**
 * vacation-withdrawn (ROUND-4): a player will not be away after all, or is back sooner. Everybody is told; no
 * deadline that is set moves.
 */
import { isoTime } from '../../../kernel';
import type { Instant } from '../../model/state';
import type { Vacation } from '../../model/timetable';
import { defineEvent } from '../definition';

export interface VacationWithdrawn {
  /** As it was announced. */
  readonly vacation: Vacation;
  /** Of the force. */
  readonly name: string;
  /** When it had begun: when it ended instead; null: it did not begin. */
  readonly endedAt: Instant | null;
}

/** What is told of it. */
export interface VacationWithdrawnTold {
  readonly vacation: string;
  readonly force: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly endedAt: string | null;
}

export const vacationWithdrawn = defineEvent<'vacation-withdrawn', VacationWithdrawn, VacationWithdrawnTold>({
  type: 'vacation-withdrawn',
  tell: ({ vacation: { id, force, from, to }, name, endedAt }) => ({
    ...{ vacation: id, force, name, from: isoTime(from), to: isoTime(to) },
    endedAt: endedAt === null ? null : isoTime(endedAt),
  }),
});

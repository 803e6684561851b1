/**
 * vacation-announced (ROUND-4): a player will be away. Everybody is told, since meanwhile no deadline of
 * later phases runs.
 */
import { isoTime } from '../../../kernel';
import type { Vacation } from '../../model/timetable';
import { defineEvent } from '../definition';

export interface VacationAnnounced {
  readonly vacation: Vacation;
  /** Of the force. */
  readonly name: string;
}

/** What is told of it. */
export interface VacationAnnouncedTold {
  readonly vacation: string;
  readonly force: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export const vacationAnnounced = defineEvent<'vacation-announced', VacationAnnounced, VacationAnnouncedTold>({
  type: 'vacation-announced',
  tell: ({ vacation: { id, force, from, to }, name }) => ({
    vacation: id,
    force,
    name,
    from: isoTime(from),
    to: isoTime(to),
  }),
});

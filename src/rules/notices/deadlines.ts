/**
 * Notices that the clock calls for (ROUND-4): a deadline is 24 hours, 6 hours or 1 hour away, and somebody is
 * not ready; on vacation nobody is warned.
 */
import { flatMap, isoTime } from '../../kernel';
import type { Instant } from '../model/state';
import type { CalledNotice } from './called';
import { takesOrders, type NoticeFacts } from './facts';
import type { DeadlineNearData } from './kinds/deadline-near';
import { late, positionIn, positionKey } from './position';

const HOUR = 3_600_000;
/** Hours before the deadline. */
const WARNINGS = [24, 6, 1];

/**
 * When the next warning is due; null: none before the deadline. One that would come when the phase opens is
 * left out.
 */
export const nextWarning = (
  facts: Pick<NoticeFacts, 'status' | 'ruleset' | 'phase' | 'step' | 'deadline'>,
  now: Instant,
): Instant | null => {
  const { deadline } = facts;
  if (facts.status !== 'running' || deadline === null || !takesOrders(facts)) return null;
  const ahead = WARNINGS.map((hours) => deadline - hours * HOUR).filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
};

/** Of the warnings that are due, the last: so many hours before the deadline; null: none is. */
export const hoursOfWarning = (deadline: Instant, now: Instant): number | null => {
  const due = WARNINGS.filter((hours) => deadline - hours * HOUR <= now);
  return due.length === 0 ? null : Math.min(...due);
};

/** The warning that holds now, for each force that is waited for. */
export const warningsDue = (facts: NoticeFacts): readonly CalledNotice[] => {
  const { deadline, now } = facts;
  if (deadline === null || deadline <= now) return [];
  const hours = hoursOfWarning(deadline, now);
  if (hours === null) return [];
  const data: DeadlineNearData = { ...positionIn(facts), deadline: isoTime(deadline), hours };
  return flatMap(late(facts), ({ id, user }) =>
    user === null || facts.away.includes(id)
      ? []
      : [
          {
            user,
            kind: 'deadline-near',
            to: { kind: 'force', force: id },
            cause: `${positionKey(data)}.${String(deadline)}.${String(hours)}`,
            data,
          },
        ],
  );
};

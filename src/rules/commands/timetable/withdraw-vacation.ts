/**
 * A player takes a vacation back (ROUND-4): as if it had not been announced before it begins, from now on
 * while it lasts.
 */
import { type UserId, type VacationId, violation, type Violation } from '../../../kernel';
import type { Vacation } from '../../model/timetable';
import type { Resolution } from '../../resolution';
import { countedOn } from '../../timetable/counted';

/**
 * What is left of it. What deadlines count on that are set already stays taken: else a player would stop all
 * clocks for nothing, again and again.
 */
const leftOf = ({ state, now }: Resolution, vacation: Vacation): Vacation => {
  const to = Math.max(vacation.from, now);
  return { ...vacation, to, charged: Math.max(to - vacation.from, countedOn(state, vacation, now)) };
};

/** Emits `vacation-withdrawn`; deadlines that are set stay. Somebody else's is not theirs to withdraw. */
export const decideVacationWithdrawn = (
  resolution: Resolution,
  user: UserId,
  id: VacationId,
): readonly Violation[] => {
  const { state, timetable, now } = resolution;
  const vacation = timetable.vacations.find((one) => one.id === id && one.user === user && one.from < one.to);
  if (vacation === undefined) return [violation('vacation/unknown', 'ROUND-4', '', { vacation: id })];
  if (state.campaign.status === 'finished') return [violation('vacation/campaign-finished', 'ROUND-4', '')];
  if (vacation.to <= now) return [violation('vacation/over', 'ROUND-4', '')];
  const left = leftOf(resolution, vacation);
  resolution.goBy({
    ...timetable,
    vacations: timetable.vacations.map((one) => (one === vacation ? left : one)),
  });
  const name = state.row('forces', vacation.force)?.name ?? '';
  resolution.emit({
    type: 'vacation-withdrawn',
    data: { vacation, name, endedAt: vacation.from < now ? now : null },
  });
  return [];
};

/**
 * A player announces that they will be away (ROUND-4): before it begins, within what the GM gives each of
 * them.
 */
import {
  deriveId,
  err,
  type ForceId,
  isoTime,
  ok,
  type Result,
  type UserId,
  type VacationId,
  violation,
  type Violation,
} from '../../../kernel';
import type { Instant } from '../../model/state';
import type { Vacation } from '../../model/timetable';
import type { Resolution } from '../../resolution';
import { DAY_MS, vacationLeft, vacationsOf } from '../../timetable/budget';
import { openNow } from '../../timetable/counted';

const HOUR = 3_600_000;
/** Shorter ones would only be noise. */
const SHORTEST_MS = HOUR;
/** Nobody plans further ahead; a slip of the year is a mistake. */
const FURTHEST_DAYS = 732;
/** Of one player in a campaign, withdrawn ones included: every command reads them all. */
const MAX_VACATIONS = 50;

export interface Away {
  readonly force: ForceId;
  readonly user: UserId;
  readonly from: Instant;
  readonly to: Instant;
}

/** Days with two decimals. */
const days = (ms: number, rounded: (value: number) => number): number => rounded((ms / DAY_MS) * 100) / 100;

const wrongTimes = ({ now }: Resolution, { from, to }: Away): readonly Violation[] => {
  const found: Violation[] = [];
  if (from <= now)
    found.push(
      violation('vacation/has-begun', 'ROUND-4', '/from', { from: isoTime(from), now: isoTime(now) }),
    );
  if (from > now + FURTHEST_DAYS * DAY_MS)
    found.push(violation('vacation/too-far', 'ROUND-4', '/from', { days: FURTHEST_DAYS }));
  if (to - from < SHORTEST_MS)
    found.push(violation('vacation/too-short', 'ROUND-4', '/to', { hours: SHORTEST_MS / HOUR }));
  return found;
};

const wrongWithOthers = ({ timetable }: Resolution, { user, from, to }: Away): readonly Violation[] => {
  const found: Violation[] = [];
  const own = vacationsOf(timetable, user);
  const other = own.find((one) => one.from < one.to && one.from < to && from < one.to);
  const left = vacationLeft(timetable, user);
  const wish = { left: days(left, Math.floor), days: days(to - from, Math.ceil) };
  if (other !== undefined)
    found.push(
      violation('vacation/overlaps', 'ROUND-4', '/from', {
        from: isoTime(other.from),
        to: isoTime(other.to),
      }),
    );
  if (to - from > left) found.push(violation('vacation/beyond-budget', 'ROUND-4', '/to', wish));
  if (own.length >= MAX_VACATIONS)
    found.push(violation('vacation/too-many', 'ROUND-4', '', { max: MAX_VACATIONS }));
  return found;
};

/**
 * Emits `vacation-announced`, and answers the vacation. Its id goes by how many its player has announced: by
 * what others do, a trial would tell of it.
 */
export const decideVacation = (
  resolution: Resolution,
  away: Away,
): Result<Vacation, readonly Violation[]> => {
  const { state, timetable } = resolution;
  if (state.campaign.status === 'finished')
    return err([violation('vacation/campaign-finished', 'ROUND-4', '')]);
  const force = state.row('forces', away.force);
  if (force === null || force.out)
    return err([violation('vacation/force-is-out', 'ROUND-4', '', { name: force?.name ?? '' })]);
  const violations = [...wrongTimes(resolution, away), ...wrongWithOthers(resolution, away)];
  if (violations.length > 0) return err(violations);
  const id = deriveId<VacationId>(
    state.campaign.idKey,
    'vacation',
    away.user,
    vacationsOf(timetable, away.user).length + 1,
  );
  const { user, from, to } = away;
  const announced = { announcedAt: resolution.now, announcedIn: openNow(state.campaign) };
  const vacation: Vacation = { id, force: away.force, user, from, to, ...announced, charged: to - from };
  resolution.goBy({ ...timetable, vacations: [...timetable.vacations, vacation] });
  resolution.emit({ type: 'vacation-announced', data: { vacation, name: force.name } });
  return ok(vacation);
};

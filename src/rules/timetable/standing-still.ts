/** Vacations stop the clocks (ROUND-4): when time stands still, and when a time has run out all the same. */
import { rowOf } from '../model/draft';
import type { CampaignState, ForceRow, Instant } from '../model/state';
import type { Timetable, Vacation } from '../model/timetable';

/** After `from`, up to and including `to`. */
export type Stretch = Pick<Vacation, 'from' | 'to'>;

/** Overlapping ones count once: ascending, and apart from each other. */
export const merged = (stretches: readonly Stretch[]): readonly Stretch[] => {
  const all: Stretch[] = [];
  for (const next of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last === undefined || next.from > last.to) all.push({ from: next.from, to: next.to });
    else all[all.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
  }
  return all;
};

/** Vacations that count: of who plays the force still, and is waited for. */
export const countingVacations = (
  { forces }: Pick<CampaignState, 'forces'>,
  { vacations }: Timetable,
): readonly Vacation[] =>
  vacations.filter(({ force, user }) => {
    const row = rowOf<ForceRow>(forces, force);
    return row !== null && !row.out && row.user === user;
  });

interface Clocks {
  readonly state: Pick<CampaignState, 'forces'>;
  readonly timetable: Timetable;
}

/** When the clocks of the campaign stand still, merged; by the vacations that were announced by `until`. */
export const standsStill = ({ state, timetable }: Clocks, until: Instant = Infinity): readonly Stretch[] =>
  merged(countingVacations(state, timetable).filter(({ announcedAt }) => announcedAt <= until));

/** When `ms` have passed from `from` on, without the time that stands still. `still`: merged. */
export const elapsed = (still: readonly Stretch[], from: Instant, ms: number): Instant => {
  let [at, left] = [from, ms];
  for (const stretch of still) {
    if (stretch.to <= at) continue;
    if (at + left <= stretch.from) break;
    left -= Math.max(0, stretch.from - at);
    at = stretch.to;
  }
  return at + left;
};

/** The stretch in which an instant lies; null: time runs. */
export const stillAt = (still: readonly Stretch[], at: Instant): Stretch | null =>
  still.find(({ from, to }) => from < at && at <= to) ?? null;

/** An instant that would lie in a vacation comes as long after it as it lies within. */
export const movedOut = (still: readonly Stretch[], at: Instant): Instant => {
  const stretch = stillAt(still, at);
  return stretch === null ? at : elapsed(still, stretch.from, at - stretch.from);
};

/**
 * Which part of a vacation a deadline counts on that is set already (ROUND-4): who withdraws it gets that
 * part back no more.
 */
import { flatMap } from '../../kernel';
import { rowOf, rowsOf } from '../model/draft';
import type { CampaignRow, CampaignState, Instant, ReportRow } from '../model/state';
import type { Vacation } from '../model/timetable';

/** Names the phase that is open, for as long as its deadline is the same one; a rollback opens it anew. */
export const openNow = ({ epoch, round, phase, step }: CampaignRow): string =>
  [epoch, round, phase, step ?? ''].join('/');

/** When the open phase ends; of a paused one, if it went on now. */
const phaseEnd = ({ deadline, remaining }: CampaignRow, now: Instant): Instant | null =>
  deadline ?? (remaining === null ? null : now + remaining);

/** Deadlines that were set after the vacation was announced: of the open phase and of battles. */
const setSince = (
  { campaign, battles, reports }: CampaignState,
  { announcedAt, announcedIn }: Vacation,
  now: Instant,
): readonly Instant[] => {
  const end = openNow(campaign) === announcedIn ? null : phaseEnd(campaign, now);
  const due = flatMap(rowsOf(battles), ({ openedAt, report, dueAt }) => {
    const filed = report === null ? null : rowOf<ReportRow>(reports, report);
    return dueAt !== null && Math.max(openedAt, filed?.at ?? 0) >= announcedAt ? [dueAt] : [];
  });
  return end === null ? due : [...due, end];
};

/** How much of a vacation such deadlines count on, ms from its beginning; 0: none does. */
export const countedOn = (state: CampaignState, vacation: Vacation, now: Instant): number =>
  Math.max(
    0,
    Math.min(vacation.to, Math.max(vacation.from, ...setSince(state, vacation, now))) - vacation.from,
  );

/** Listing where a campaign can be taken back to (END-2): the starts of phases that stand. */
import { isoTime } from '../../kernel';
import type { Feeds } from '../campaigns/feeds/feeds';
import type { Access } from '../campaigns/reader';
import type { Page } from '../page';
import { COURSE_EVENTS, courseOf } from '../rounds/course';
import { GM_FEED } from './read-past';
import { isAt } from './undone';
import type { Goal } from './undone-shape';

export class ListRollbacks {
  constructor(private readonly feeds: Feeds) {}

  /** The latest first; the cursor counts from the first phase. */
  async run({ id }: Access, before: number | null, limit: number): Promise<Page<Goal>> {
    const course = courseOf(await this.feeds.readTypes(id, GM_FEED, COURSE_EVENTS));
    const goals = course.filter((stretch, index) => course.findLastIndex(isAt(stretch)) === index);
    const end = Math.min(before ?? goals.length, goals.length);
    const from = Math.max(0, end - limit);
    const items = goals
      .slice(from, end)
      .reverse()
      .map(({ round, phase, step, at }): Goal => ({ round, phase, step, begunAt: isoTime(at) }));
    return { items, next: from > 0 ? String(from) : null };
  }
}

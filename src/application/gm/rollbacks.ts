/** Where a campaign can be taken back to, and what that would undo (END-2): the phases since then that stand, with their battles and orders, seat by seat. */
import { type CampaignId, type ForceId, isoTime } from '../../kernel';
import { feedName, type Feeds } from '../campaigns/feeds';
import type { PastSheet, SheetStore } from '../campaigns/sheet-store';
import type { PastMoment } from '../campaigns/history';
import type { Access } from '../campaigns/reader';
import type { Page } from '../page';
import { COURSE_EVENTS, courseOf } from '../rounds/course';
import type { CampaignStates } from '../campaigns/campaign-store';
import { type Past, isAt, since } from './undone';
import type { Goal } from './undone-shape';

const GM = feedName({ kind: 'gm' });

export class Rollbacks {
  constructor(private readonly store: CampaignStates & Feeds & SheetStore) {}

  /** The latest first; the cursor counts from the first phase. */
  async list({ id }: Access, before: number | null, limit: number): Promise<Page<Goal>> {
    const course = courseOf(await this.store.readTypes(id, GM, COURSE_EVENTS));
    const goals = course.filter((stretch, index) => course.findLastIndex(isAt(stretch)) === index);
    const end = Math.min(before ?? goals.length, goals.length);
    const from = Math.max(0, end - limit);
    const items = goals
      .slice(from, end)
      .reverse()
      .map(({ round, phase, step, at }): Goal => ({ round, phase, step, begunAt: isoTime(at) }));
    return { items, next: from > 0 ? String(from) : null };
  }

  /** Read before the campaign is locked: what is saved meanwhile is not counted. */
  async past(id: CampaignId, to: PastMoment): Promise<Past> {
    const markers = await this.store.readTypes(id, GM, COURSE_EVENTS);
    const course = courseOf(markers);
    const rounds = [...new Set(since(course, to).map(({ round }) => round))];
    const battles = await this.store.readTypes(id, GM, ['battle-opened', 'battle-ended']);
    const forces = Object.keys((await this.store.read(id))?.state.forces ?? {}) as ForceId[];
    const sheets: (PastSheet & { readonly round: number })[] = [];
    for (const round of rounds) for (const sheet of await this.store.readPastSheets(id, round, forces)) sheets.push({ ...sheet, round });
    return { course, battles, sheets };
  }
}

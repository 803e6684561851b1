/** Reading what of the past tells what a rollback undoes. */
import type { CampaignId, ForceId } from '../../kernel';
import type { CampaignStates } from '../campaigns/campaign-store';
import { feedName, type Feeds } from '../campaigns/feeds/feeds';
import type { PastMoment } from '../campaigns/history';
import type { PastSheet, SheetStore } from '../campaigns/sheets/sheet-store';
import { COURSE_EVENTS, courseOf } from '../rounds/course';
import { since, type Past } from './undone';

export const GM_FEED = feedName({ kind: 'gm' });

/** Read before the campaign is locked: what is saved meanwhile is not counted. */
export const readPast = async (
  store: CampaignStates & Feeds & SheetStore,
  id: CampaignId,
  to: PastMoment,
): Promise<Past> => {
  const markers = await store.readTypes(id, GM_FEED, COURSE_EVENTS);
  const course = courseOf(markers);
  const rounds = [...new Set(since(course, to).map(({ round }) => round))];
  const battles = await store.readTypes(id, GM_FEED, ['battle-opened', 'battle-ended']);
  const forces = Object.keys((await store.read(id))?.state.forces ?? {}) as ForceId[];
  const sheets: (PastSheet & { readonly round: number })[] = [];
  for (const round of rounds)
    for (const sheet of await store.readPastSheets(id, round, forces)) sheets.push({ ...sheet, round });
  return { course, battles, sheets };
};

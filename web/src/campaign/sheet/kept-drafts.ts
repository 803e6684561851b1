/** Drafts of order sheets on this device: each tab keeps its own, the newest counts. */
import { recallAll } from '../kept';
import type { Draft } from './order-sheet';

/** As 0.5.0 kept it. */
interface OldDraft extends Pick<Draft, 'moment' | 'orders'> {
  readonly etag: string;
}
const upToDate = (draft: Draft | OldDraft, at: number): Draft =>
  'base' in draft ? draft : { ...draft, base: { etag: draft.etag, savedAt: '', orders: [] }, sent: [], at };

export const draftsKey = (campaign: string): string => `${campaign}/orders`;

/** Null: nothing of this campaign waits here. */
export async function newestDraft(
  campaign: string,
): Promise<{ readonly key: string; readonly draft: Draft } | null> {
  const [newest] = [...(await recallAll<Draft | OldDraft>('drafts', draftsKey(campaign)))].sort(
    (one, other) => other.at - one.at,
  );
  return newest === undefined ? null : { key: newest.key, draft: upToDate(newest.data, newest.at) };
}

/**
 * What the order sheet reaches outside of it: the server, and what this device keeps. Each tab keeps its
 * draft apart, so that none writes over another's.
 */
import { api, ApiError, ok, type Schemas } from '../../api/client';
import { drop, keep, recall } from '../kept';
import { draftsKey, newestDraft } from './kept-drafts';
import type { Missed, SheetMeans, ToldSheet } from './order-sheet';
import { serverNow } from '../../ui/device/use-now';
import { someId } from '../../ui/device/some-id';

const AGAIN_MS = 5_000;
const TAB = someId();

export function sheetMeans(campaign: string): SheetMeans {
  const path = { params: { path: { id: campaign } } };
  const missed = `${campaign}/missed`;
  const told = `${campaign}/sheet`;
  const mine = `${draftsKey(campaign)}/${TAB}`;
  /** The draft of an earlier page, until this one has its own. */
  let inherited: string | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: (() => void) | null = null;
  const now = (): void => {
    const work = waiting;
    later(null);
    work?.();
  };
  const later = (work: (() => void) | null): void => {
    if (timer !== null) clearTimeout(timer);
    window.removeEventListener('online', now);
    waiting = work;
    timer = work === null ? null : setTimeout(now, AGAIN_MS);
    if (work !== null) window.addEventListener('online', now);
  };
  const dropInherited = async (): Promise<void> => {
    const key = inherited;
    inherited = null;
    if (key !== null) await drop('drafts', key);
  };
  return {
    read: async () => {
      const { data, response } = await api.GET('/v1/campaigns/{id}/orders', path);
      return response.ok && data !== undefined
        ? { sheet: data, etag: response.headers.get('etag') ?? '' }
        : null;
    },
    write: async (sheet, orders, etag) => {
      const { data, error, response } = await api.PUT('/v1/campaigns/{id}/orders', {
        params: { ...path.params, header: { 'If-Match': etag } },
        body: { phase: sheet.phase as Schemas['OrdersBody']['phase'], orders: [...orders] },
      });
      if (data !== undefined) return { told: { sheet: data, etag: response.headers.get('etag') ?? '' } };
      return {
        refused: new ApiError(response.url, response.status, (error ?? null) as Schemas['Problem'] | null),
      };
    },
    setReady: async (ready) =>
      (await ok(api.PUT('/v1/campaigns/{id}/ready', { ...path, body: { ready } }))).ready,
    recall: async () => {
      const newest = await newestDraft(campaign);
      if (newest === null) return null;
      inherited = newest.key === mine ? null : newest.key;
      return newest.draft;
    },
    keep: async (draft) => {
      const kept = await keep('drafts', mine, draft);
      if (kept) await dropInherited();
      return kept;
    },
    drop: async () => {
      await drop('drafts', mine);
      await dropInherited();
    },
    recallMissed: async () => (await recall<Missed>('drafts', missed))?.data ?? null,
    keepMissed: async (one) => {
      if (one === null) await drop('drafts', missed);
      else await keep('drafts', missed, one);
    },
    recallTold: async () => (await recall<ToldSheet>('seen', told))?.data ?? null,
    keepTold: async (one) => void (await keep('seen', told, one)),
    now: serverNow,
    later,
  };
}

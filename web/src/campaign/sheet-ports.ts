/** The order sheet's server and keeper as the page has them: the API, and this device's database. */
import { api, ApiError, isUnreached, ok, type Schemas } from '../api/client';
import { drop, keep, recall } from './kept';
import type { Draft, DraftKeeper, SheetServer } from './sheet-store';

type Phase = Schemas['OrdersBody']['phase'];

export function sheetServer(campaign: string): SheetServer {
  const path = { id: campaign };
  return {
    read: async () => {
      const { data, response } = await api.GET('/v1/campaigns/{id}/orders', { params: { path } });
      return data === undefined ? null : { sheet: data, etag: response.headers.get('etag') ?? '' };
    },
    save: async (phase, orders, etag) => {
      try {
        const { data, error, response } = await api.PUT('/v1/campaigns/{id}/orders', {
          params: { path, header: { 'If-Match': etag } },
          body: { phase: phase as Phase, orders: [...orders] },
        });
        if (data !== undefined) return { sheet: data, etag: response.headers.get('etag') ?? '' };
        return new ApiError(response.url, response.status, (error ?? null) as Schemas['Problem'] | null);
      } catch (failed) {
        if (isUnreached(failed)) return 'unreached';
        throw failed;
      }
    },
    setReady: async (ready) => (await ok(api.PUT('/v1/campaigns/{id}/ready', { params: { path }, body: { ready } }))).ready,
  };
}

export function draftKeeper(campaign: string): DraftKeeper {
  const key = `${campaign}/orders`;
  return {
    keep: (draft) => keep('drafts', key, draft),
    recall: () => recall<Draft>('drafts', key),
    drop: () => drop('drafts', key),
  };
}

/** A worksheet's server and keeper as the page has them: the API, and this device's database. */
import { api, ApiError, ok, type Schemas } from '../../api/client';
import { drop, keep, recall } from '../../campaign/kept';
import type { FieldEntry, UnitEntry } from './entry';
import { FIELD, type Sheet, type Waits, type WorksheetKeeper, type WorksheetServer } from './worksheet-store';

export function worksheetServer(campaign: string, battle: string): WorksheetServer {
  const path = { id: campaign, battleId: battle };
  const put = (key: string, entry: UnitEntry | FieldEntry, header: { 'If-Match': string }) =>
    key === FIELD
      ? api.PUT('/v1/campaigns/{id}/battles/{battleId}/worksheet/field', {
          params: { path, header },
          body: entry as FieldEntry,
        })
      : api.PUT('/v1/campaigns/{id}/battles/{battleId}/worksheet/units/{unit}', {
          params: { path: { ...path, unit: key }, header },
          body: entry as UnitEntry,
        });
  return {
    read: () => ok(api.GET('/v1/campaigns/{id}/battles/{battleId}/worksheet', { params: { path } })),
    put: async (key, entry, revision) => {
      const { data, error, response } = await put(key, entry, { 'If-Match': `"${revision}"` });
      if (data === undefined)
        throw new ApiError(response.url, response.status, (error ?? null) as Schemas['Problem'] | null);
      return {
        sheet: data as Sheet,
        revision: Number(/\d+/.exec(response.headers.get('etag') ?? '')?.[0] ?? revision + 1),
      };
    },
    putUnits: async (entries) =>
      (await ok(
        api.PATCH('/v1/campaigns/{id}/battles/{battleId}/worksheet/units', {
          params: { path },
          body: { units: [...entries] },
        }),
      )) as Sheet,
  };
}

export function worksheetKeeper(campaign: string, battle: string): WorksheetKeeper {
  const key = `${campaign}/worksheet/${battle}`;
  return {
    recallSeen: async () => (await recall<Sheet>('seen', key))?.data ?? null,
    keepSeen: (sheet) => void keep('seen', key, sheet),
    recallWaits: async () => (await recall<Waits>('drafts', key))?.data ?? null,
    keepWaits: async (waits) =>
      Object.keys(waits).length === 0 ? drop('drafts', key).then(() => true) : keep('drafts', key, waits),
  };
}

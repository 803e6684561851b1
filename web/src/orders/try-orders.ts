/** Asks the server whether it would take a sheet, without saving it. */
import { api, ApiError, type Schemas } from '../api/client';
import type { Live } from '../campaign/live';
import type { Order } from './movement/movement';

/** Null: it would, or it cannot be asked now (then saving shows it). */
export async function refusalOf(live: Live, orders: readonly Order[]): Promise<ApiError | null> {
  const phase = live.sheet.sheet.value?.phase as Schemas['OrdersBody']['phase'] | undefined;
  if (phase === undefined) return null;
  try {
    const { data, error, response } = await api.PUT('/v1/campaigns/{id}/orders', {
      params: { path: { id: live.id }, query: { dryRun: true } },
      body: { phase, orders: [...orders] },
    });
    return data !== undefined || response.status !== 422
      ? null
      : new ApiError(response.url, response.status, (error ?? null) as Schemas['Problem'] | null);
  } catch {
    return null;
  }
}

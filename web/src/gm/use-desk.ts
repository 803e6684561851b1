/** Everything that the desk reads beside the campaign: seats, battles, engines that fail, invitations. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok } from '../api/client';
import type { Live } from '../campaign/live';
import type { DeskState, FailingEngine } from './needs';

type Read = Omit<DeskState, 'campaign'>;

/** Engines are few; only those with a webhook are posted to. */
async function failingEngines(id: string): Promise<readonly FailingEngine[]> {
  const { items } = await ok(api.GET('/v1/campaigns/{id}/engines', { params: { path: { id } } }));
  const posted = items.filter(({ webhook }) => webhook !== null);
  const told = await Promise.all(
    posted.map((engine) =>
      ok(
        api.GET('/v1/campaigns/{id}/engines/{engineId}/deliveries', {
          params: { path: { id, engineId: engine.id } },
        }),
      ),
    ),
  );
  return posted.flatMap((engine, index) => {
    const since = told[index]?.failingSince ?? null;
    return since === null ? [] : [{ engine, since }];
  });
}

async function read(id: string): Promise<Read> {
  const params = { path: { id } };
  const [seats, battles, failing, invitations] = await Promise.all([
    ok(api.GET('/v1/campaigns/{id}/gm/seats', { params })),
    ok(api.GET('/v1/campaigns/{id}/battles', { params })),
    failingEngines(id),
    ok(api.GET('/v1/campaigns/{id}/invitations', { params: { ...params, query: { limit: 100 } } })),
  ]);
  return { seats: seats.items, battles: battles.items, failing, invitations: invitations.items };
}

export function useDesk(live: Live): { readonly state: Read | null; readonly failed: unknown } {
  const state = useSignal<Read | null>(null);
  const failed = useSignal<unknown>(null);
  const campaign = live.campaign.value;
  const isDesk = campaign !== null && campaign.status !== 'setup' && campaign.role === 'gm';
  const version = live.version.value;
  useEffect(() => {
    if (!isDesk) return undefined;
    let left = false;
    read(live.id).then(
      (told) => {
        if (left) return;
        state.value = told;
        failed.value = null;
      },
      (error: unknown) => {
        if (!left) failed.value = error;
      },
    );
    return () => {
      left = true;
    };
  }, [live.id, isDesk, version]);
  return { state: state.value, failed: failed.value };
}

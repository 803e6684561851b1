/** Everything that this reader was told, from the first on: as it was kept, and then what has come since. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok } from '../api/client';
import { keep, recall } from '../campaign/kept';
import { useLive } from '../campaign/live';
import { language } from '../text/language';
import type { WarEvent } from './course';

const PAGE = 100;

/** `eyes`: whose; null: the reader's own. */
export async function readAfter(
  id: string,
  after: number,
  eyes: string | null,
): Promise<readonly WarEvent[]> {
  const events: WarEvent[] = [];
  for (let next: string | null = String(after); next !== null;) {
    const page: { items: readonly WarEvent[]; next: string | null } = await ok(
      api.GET('/v1/campaigns/{id}/events', {
        params: {
          path: { id },
          query: {
            limit: PAGE,
            ...(next === '0' ? {} : { after: next }),
            ...(eyes === null ? {} : { as: eyes }),
          },
        },
      }),
    );
    events.push(...page.items);
    next = page.next !== null && page.items.length > 0 ? page.next : null;
  }
  return events;
}

export interface Told {
  /** Null: nothing is known yet. */
  readonly events: readonly WarEvent[] | null;
  readonly failed: unknown;
}

export function useEvents(eyes: string | null = null): Told {
  const live = useLive();
  const events = useSignal<readonly WarEvent[] | null>(null);
  const failed = useSignal<unknown>(null);
  const version = live.version.value;
  const key = `${live.id}/events/${language.value}/${eyes ?? 'own'}`;
  useEffect(() => {
    events.value = null;
  }, [key]);
  // Before a war begins there is nothing to tell.
  const begun = live.campaign.value !== null && live.campaign.value.status !== 'setup';
  useEffect(() => {
    if (!begun) return undefined;
    let current = true;
    void (async () => {
      const kept = events.value === null ? await recall<readonly WarEvent[]>('seen', key) : null;
      if (!current) return;
      if (kept !== null) events.value = kept.data;
      const known = events.value ?? [];
      try {
        // Feeds only grow, so what is known stays.
        const more = await readAfter(live.id, known.at(-1)?.seq ?? 0, eyes);
        if (!current) return;
        events.value = [...known, ...more];
        failed.value = null;
        if (more.length > 0) void keep('seen', key, events.value);
      } catch (error) {
        if (current) failed.value = error;
      }
    })();
    return () => {
      current = false;
    };
  }, [key, version, begun]);
  return { events: events.value, failed: failed.value };
}

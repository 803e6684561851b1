/** The view of a phase as it opened: looked up once, and kept for reading without network. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok } from '../api/client';
import { keep, recall } from '../campaign/kept';
import { useLive, type View } from '../campaign/live';
import type { Stop } from './course';

/** While somebody drags, phases pass by that nobody looks at. */
const SETTLE_MS = 120;
/** What has been looked at lately, by campaign, eyes and phase. */
const MAX = 40;
const seen = new Map<string, View>();

const remember = (key: string, view: View): void => {
  seen.delete(key);
  seen.set(key, view);
  const [oldest] = seen.keys();
  if (seen.size > MAX && oldest !== undefined) seen.delete(oldest);
};

const read = (id: string, stop: Stop | null, eyes: string | null): Promise<View> => {
  const phase = stop === null || stop.phase === 'setup' || stop.phase === 'finished' ? null : stop.phase;
  return ok(
    api.GET('/v1/campaigns/{id}/view', {
      params: {
        path: { id },
        query: {
          ...(stop === null || phase === null
            ? {}
            : { round: stop.round, phase, ...(stop.step === null ? {} : { step: stop.step }) }),
          ...(eyes === null ? {} : { as: eyes }),
        },
      },
    }),
  );
};

/** Null as the stop: the present. What was shown before stays until the other is there. */
export function usePastView(
  stop: Stop | null,
  eyes: string | null,
): { readonly view: View | null; readonly failed: unknown } {
  const live = useLive();
  const shown = useSignal<View | null>(null);
  const failed = useSignal<unknown>(null);
  const present = stop === null && eyes === null;
  // After a rollback the same phase is another one.
  const key = `${live.id}/view/${eyes ?? 'own'}/${stop === null ? `now ${live.version.value}` : `${stop.round} ${stop.phase} ${stop.step ?? ''} ${stop.at}`}`;
  useEffect(() => {
    failed.value = null;
    if (present) return undefined;
    const known = seen.get(key);
    if (known !== undefined) {
      shown.value = known;
      return undefined;
    }
    let current = true;
    const timer = setTimeout(() => {
      void (async () => {
        try {
          const kept = stop === null ? null : await recall<View>('seen', key);
          const view = kept?.data ?? (await read(live.id, stop, eyes));
          remember(key, view);
          if (kept === null && stop !== null) void keep('seen', key, view);
          if (current) shown.value = view;
        } catch (error) {
          if (current) failed.value = error;
        }
      })();
    }, SETTLE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { view: present ? live.view.value : (shown.value ?? live.view.value), failed: failed.value };
}

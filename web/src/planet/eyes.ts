/** Whose view the map shows: my own; for the game master, the truth or what any force sees (`?as=`). */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { api, ok } from '../api/client';
import { useLive, type View } from '../campaign/live';

export function useEyes(as: string | null): View | null {
  const live = useLive();
  const other = useSignal<{ readonly as: string; readonly view: View } | null>(null);
  const version = live.version.value;
  const isGm = live.role.value === 'gm';
  useEffect(() => {
    if (as === null || !isGm) return undefined;
    let left = false;
    void ok(api.GET('/v1/campaigns/{id}/view', { params: { path: { id: live.id }, query: { as } } })).then(
      (view) => {
        if (!left) other.value = { as, view };
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [live, as, isGm, version]);
  const shown = useRef<View | null>(null);
  // Until the other view is there, what was shown stays, so that the map keeps its place.
  if (as === null || !isGm) shown.current = live.view.value;
  else if (other.value?.as === as) shown.current = other.value.view;
  return shown.current;
}

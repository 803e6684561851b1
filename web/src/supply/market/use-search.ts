/** A search that is asked a moment after the last letter; an answer that comes too late is dropped. */
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const SETTLE_MS = 250;

export interface Search<T> {
  readonly found: ReadonlySignal<readonly T[] | null>;
  readonly error: ReadonlySignal<unknown>;
}

export function useSearch<T>(
  ask: () => Promise<readonly T[]>,
  wish: readonly unknown[],
  isOpen = true,
): Search<T> {
  const found = useSignal<readonly T[] | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    let stale = false;
    const timer = setTimeout(
      () =>
        void ask().then(
          (items) => {
            if (stale) return;
            found.value = items;
            error.value = null;
          },
          (failed: unknown) => void (stale || (error.value = failed)),
        ),
      found.value === null ? 0 : SETTLE_MS,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [...wish, isOpen]);
  return { found, error };
}

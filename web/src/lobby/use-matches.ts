/** My matches, read anew while somebody looks. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { keep, recall } from '../campaign/kept';
import { readMatches } from './read-matches';
import type { Listed } from './standing';

/** Nothing tells of matches from outside of them. */
const EVERY_MS = 20_000;
const KEY = 'matches';

export interface Matches {
  /** Null: not known yet. */
  readonly items: readonly Listed[] | null;
  readonly failed: unknown;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly again: () => void;
}

/** What is on the first page by now is not listed twice. */
const joined = (first: readonly Listed[], rest: readonly Listed[]): readonly Listed[] => {
  const ids = new Set(first.map(({ line }) => line.id));
  return [...first, ...rest.filter(({ line }) => !ids.has(line.id))];
};

/** `me` null: nobody is logged in, and nothing is read. */
export function useMatches(me: string | null): Matches {
  const first = useSignal<readonly Listed[] | null>(null);
  const rest = useSignal<readonly Listed[]>([]);
  const next = useSignal<string | null>(null);
  const failed = useSignal<unknown>(null);
  const left = useRef(false);
  const load = async (after: string | null): Promise<void> => {
    try {
      const page = await readMatches(after);
      if (left.current) return;
      failed.value = null;
      if (after === null) {
        first.value = page.items;
        void keep('seen', KEY, page.items);
      } else rest.value = [...rest.value, ...page.items];
      if (after !== null || rest.value.length === 0) next.value = page.next;
    } catch (error) {
      if (!left.current) failed.value = error;
    }
  };
  useEffect(() => {
    if (me === null) return undefined;
    left.current = false;
    void recall<readonly Listed[]>('seen', KEY).then((kept) => {
      if (kept !== null) first.value ??= kept.data;
    });
    void load(null);
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) void load(null);
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      left.current = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [me]);
  return {
    items: first.value === null ? null : joined(first.value, rest.value),
    failed: failed.value,
    hasMore: next.value !== null,
    more: () => void load(next.value),
    again: () => void load(null),
  };
}

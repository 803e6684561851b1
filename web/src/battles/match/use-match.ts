/** The match in which a battle is fought, read anew while somebody looks. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readMatch } from '../../lobby/read-matches';
import type { Match } from '../../lobby/standing';

/** The campaign's stream tells of battles, not of moves in their matches. */
const EVERY_MS = 20_000;

export interface FoughtMatch {
  /** Null: there is none, or it is not known yet. */
  readonly match: Match | null;
  readonly again: () => void;
}

/** `id` null: the battle is not fought on the server. `version`: another one is another look. */
export function useMatch(id: string | null, version: number): FoughtMatch {
  const match = useSignal<Match | null>(null);
  const read = (): void => {
    if (id !== null)
      readMatch(id).then(
        (found) => (match.value = found),
        () => undefined,
      );
  };
  useEffect(() => {
    read();
    if (id === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && match.value?.state !== 'over') read();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [id, version]);
  return { match: match.value, again: read };
}

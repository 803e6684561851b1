/** The way to my matches, with in how many it is my move. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { user } from '../api/session';
import { words } from '../text/words';

const t = words(
  { matches: 'Matches', moves: (count: number) => `your move in ${count}` },
  { matches: 'Partien', moves: (count: number) => `dein Zug in ${count}` },
);

export const MatchesEntry = () => {
  const moves = useSignal(0);
  const me = user.value?.id ?? null;
  useEffect(() => {
    if (me === null) return;
    void Promise.all([import('../lobby/read-matches'), import('../lobby/standing')])
      .then(async ([{ readMatches }, { movesOf }]) => {
        moves.value = movesOf((await readMatches(null)).items, me);
      })
      .catch(() => undefined);
  }, [me]);
  return (
    <a class="btn" href="/m">
      {t.matches}
      {moves.value === 0 ? null : <span class="tag pencil">{t.moves(moves.value)}</span>}
    </a>
  );
};

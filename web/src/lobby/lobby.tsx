/** `/m`: my matches, those that wait for me first, and the ways to another. */
import { user } from '../api/session';
import { LogInForm } from '../account/log-in';
import { useEffect } from 'preact/hooks';
import { Front } from '../ui/front';
import { badgeAll } from '../ui/device/app-badge';
import { ProblemNote } from '../ui/form/problem';
import { useTitle } from '../ui/device/title';
import { MatchRow } from './match-row';
import { QuickStart } from './quick-start';
import { inOrder, movesOf, standingOf, type Listed } from './standing';
import { useMatches } from './use-matches';
import { t as figures } from '../figures/words';
import { t } from './words';
import '../landing/my-campaigns.css';
import './lobby.css';

const isOver = ({ line }: Listed): boolean => line.state === 'over';

const List = ({ items, me }: { readonly items: readonly Listed[]; readonly me: string }) => (
  <ul class="wars">
    {items.map((one) => (
      <MatchRow key={one.line.id} listed={one} me={me} />
    ))}
  </ul>
);

const Mine = ({ me }: { readonly me: string }) => {
  const { items, failed, hasMore, more, again } = useMatches(me);
  const all = inOrder(items ?? [], me);
  const moves = movesOf(all, me);
  useTitle(moves === 0 ? t.title : t.titleMoves(moves));
  const mine = all.filter((one) => standingOf(one, me) === 'move').map(({ line }) => line.id);
  const isKnown = items !== null;
  useEffect(() => {
    if (isKnown) badgeAll(mine);
  }, [isKnown, mine.join(' ')]);
  const over = all.filter(isOver);
  const running = all.filter((one) => !isOver(one));
  return (
    <>
      {moves === 0 ? null : (
        <p class="lobby-moves" role="status">
          {t.moves(moves)}
        </p>
      )}
      {failed === null ? null : (
        <>
          <ProblemNote error={failed} />
          <button class="btn" onClick={again}>
            {t.again}
          </button>
        </>
      )}
      {items?.length === 0 ? <p class="empty-wars">{t.none}</p> : null}
      {running.length === 0 ? null : <List items={running} me={me} />}
      <QuickStart />
      <a class="btn quiet" href="/m/figures">
        {figures.entry}
      </a>
      {over.length === 0 ? null : (
        <section>
          <h2>{t.over}</h2>
          <List items={over} me={me} />
        </section>
      )}
      {hasMore ? (
        <button class="btn quiet" onClick={more}>
          {t.more}
        </button>
      ) : null}
    </>
  );
};

const Stranger = () => {
  useTitle(t.title);
  return (
    <>
      <p class="empty-wars">{t.stranger}</p>
      <p class="hint lobby-hint">{t.who}</p>
      <LogInForm onDone={() => undefined} />
    </>
  );
};

export const Lobby = () => (
  <Front title={t.title}>
    {user.value === undefined ? null : user.value === null ? <Stranger /> : <Mine me={user.value.id} />}
    <p class="back">
      <a class="quiet-link" href="/">
        {user.value == null ? t.home : t.campaigns}
      </a>
    </p>
  </Front>
);

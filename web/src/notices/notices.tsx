/** What calls me, newest first: each leads to its place. */
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { isUnreached } from '../api/client';
import { user } from '../api/session';
import { cameFrom } from '../campaign/came-from';
import { moment } from '../text/format';
import { Front } from '../ui/front';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';
import type { Notice } from './merge-first';
import { notices } from './notices-here';
import { t } from './words';
import './notices.css';

const Line = ({ notice }: { readonly notice: Notice }) => {
  const { id, read, title, body, campaign, path, at } = notice;
  return (
    <li>
      <a
        class={read ? '' : 'fresh'}
        href={path}
        onClick={() => (read ? undefined : void notices.markRead([id]).catch(() => undefined))}
      >
        <b dir="auto">{title}</b>
        {read ? null : <span class="tag">{t.fresh}</span>}
        <p dir="auto">{body}</p>
        <small>
          {campaign === null ? null : (
            <>
              <bdi>{campaign.name}</bdi> ·{' '}
            </>
          )}
          <time dateTime={at}>{moment(at)}</time>
        </small>
      </a>
    </li>
  );
};

/** What is shown is the past, or nothing is known; any other failure in the server's words. */
const State = () => {
  const { failure, asOf, list } = notices;
  if (failure.value === null && (asOf.value === null || navigator.onLine)) return null;
  const isAway = failure.value === null || isUnreached(failure.value);
  return (
    <div class="nt-state">
      {!isAway ? (
        <ProblemNote error={failure.value} />
      ) : (
        <p class="wrn" role="status">
          {asOf.value === null || list.value === null ? t.offline : t.asOf(moment(new Date(asOf.value)))}
        </p>
      )}
      <button class="btn" onClick={() => void notices.load()}>
        {t.again}
      </button>
    </div>
  );
};

const List = () => {
  const task = useTask();
  const list = notices.list.value;
  if (list === null) return null;
  if (list.items.length === 0) return <p>{t.none}</p>;
  return (
    <>
      {notices.unread.value === 0 ? null : (
        <button class="btn" disabled={task.busy} onClick={() => void task.run(() => notices.markRead(null))}>
          {t.readAll}
        </button>
      )}
      <ProblemNote error={task.error} />
      <ul class="nt-list">
        {list.items.map((notice) => (
          <Line key={notice.id} notice={notice} />
        ))}
      </ul>
      {list.next === null ? (
        <p class="nt-hint">{t.kept}</p>
      ) : (
        <button class="btn quiet" disabled={task.busy} onClick={() => void task.run(() => notices.more())}>
          {t.more}
        </button>
      )}
    </>
  );
};

export const NoticesScreen = () => {
  const { route } = useLocation();
  useTitle(t.title);
  const known = user.value;
  useEffect(() => {
    if (known === null) route('/login?next=%2Fnotices', true);
    else if (known !== undefined) void notices.load();
  }, [known?.id, known === null]);
  if (known == null) return null;
  const back = cameFrom.value;
  return (
    <Front title={t.title}>
      <State />
      <List />
      <p class="back row wrap">
        <a class="btn" href="/notices/settings">
          {t.settings}
        </a>
        <a class="quiet-link" href={back?.href ?? '/'}>
          {back === null ? t.home : <bdi>{back.name}</bdi>}
        </a>
      </p>
    </Front>
  );
};

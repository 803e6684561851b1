/** Where I am logged in, each with its end; and links for a new password, which any session can refuse. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { api, ok, type Schemas } from '../api/client';
import { logOut } from '../api/session';
import { moment } from '../text/format';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { t } from './account-words';

const MAX = 100;

export const Sessions = () => {
  const { route } = useLocation();
  const sessions = useSignal<readonly Schemas['Session'][]>([]);
  const task = useTask();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = async (): Promise<void> => {
    sessions.value = (await ok(api.GET('/v1/me/sessions', { params: { query: { limit: MAX } } }))).items;
  };
  useEffect(() => void task.run(load), []);
  const end = ({ id, current }: Schemas['Session']): void =>
    void task.run(async () => {
      if (current) {
        await logOut();
        route('/');
        return;
      }
      await ok(api.DELETE('/v1/me/sessions/{sessionId}', { params: { path: { sessionId: id } } }));
      await load();
    });
  const others = sessions.value.filter(({ current }) => !current);
  const endOthers = (): void =>
    void task.run(async () => {
      for (const { id } of others)
        await ok(api.DELETE('/v1/me/sessions/{sessionId}', { params: { path: { sessionId: id } } }));
      await load();
      tell(t.othersEnded);
      // Its own button is gone.
      heading.current?.focus();
    });
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t.sessions}
      </h2>
      <ProblemNote error={task.error} />
      {others.length === 0 ? null : (
        <button class="btn" disabled={task.busy} onClick={endOthers}>
          {t.endOthers(others.length)}
        </button>
      )}
      <ul>
        {sessions.value.map((session) => (
          <li key={session.id} class="line-item">
            <span class="grow">
              <b>{session.device ?? t.unknownDevice}</b>{' '}
              {session.current ? <span class="tag good">{t.thisOne}</span> : null}
              <span class="sub">
                {t.used(moment(session.lastUsedAt))} · {t.opened(moment(session.openedAt))}
              </span>
            </span>
            <button
              class="btn"
              disabled={task.busy}
              onClick={() => end(session)}
              aria-label={`${t.end}: ${session.device ?? t.unknownDevice}`}
            >
              {t.end}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

export const ResetLinks = () => {
  const links = useSignal<readonly Schemas['ResetLink'][]>([]);
  const task = useTask();
  const load = async (): Promise<void> => {
    links.value = (await ok(api.GET('/v1/me/reset-links', { params: { query: { limit: MAX } } }))).items;
  };
  useEffect(() => void task.run(load), []);
  if (links.value.length === 0) return <ProblemNote error={task.error} />;
  return (
    <section aria-labelledby="links">
      <h2 id="links">{t.links}</h2>
      <p class="wrn">{t.linksWhat}</p>
      <ProblemNote error={task.error} />
      <ul>
        {links.value.map(({ id, campaign, madeBy, worksFrom, expiresAt }) => (
          <li key={id} class="line-item">
            <span class="grow">
              <b>
                <bdi>{madeBy ?? t.gm}</bdi>, <bdi>{campaign.name}</bdi>
              </b>
              <span class="sub">{t.works(moment(worksFrom), moment(expiresAt))}</span>
            </span>
            <button
              class="btn danger"
              disabled={task.busy}
              onClick={() =>
                void task.run(async () => {
                  await ok(api.DELETE('/v1/me/reset-links/{linkId}', { params: { path: { linkId: id } } }));
                  await load();
                })
              }
            >
              {t.refuse}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** `/m/join/:match/:seat#code=`: taking a seat by a link, with the account one has or makes here. */
import { useLocation, useRoute } from 'preact-iso';
import { LogInForm } from '../account/log-in';
import { useSecret } from '../account/use-secret';
import { api, ApiError, ok } from '../api/client';
import { logOut, user } from '../api/session';
import { Front } from '../ui/front';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';
import { s } from './setup-words';
import './lobby.css';

interface TakeProps {
  readonly match: string;
  readonly seat: string;
  readonly code: string;
}

const Take = ({ match, seat, code }: TakeProps) => {
  const { route } = useLocation();
  const task = useTask();
  const isGone = task.error instanceof ApiError && task.error.status === 404;
  const take = (): void =>
    void task.run(async () => {
      const params = { path: { match, seat } };
      const { id } = await ok(api.POST('/v1/matches/{match}/seats/{seat}', { params, body: { code } }));
      route(`/m/${id}`, true);
    });
  return (
    <>
      <p class="hint lobby-hint">
        {s.youAre} <bdi>{user.value?.displayName}</bdi>.{' '}
        <button class="rule" type="button" onClick={() => void logOut()}>
          {s.somebodyElse}
        </button>
      </p>
      {isGone ? (
        <p class="problems" role="alert">
          {s.gone}
        </p>
      ) : (
        <ProblemNote error={task.error} />
      )}
      <button class="btn go wide" disabled={task.busy} onClick={take}>
        {s.take}
      </button>
    </>
  );
};

export const JoinMatch = () => {
  const { params } = useRoute();
  const code = useSecret('code');
  const match = params['match'] ?? '';
  const seat = params['seat'] ?? '';
  useTitle(s.join);
  return (
    <Front title={s.join}>
      <p class="empty-wars">{s.joinSeat(seat)}</p>
      {code === null ? (
        <p class="problems">{s.noCode}</p>
      ) : user.value === undefined ? null : user.value === null ? (
        <>
          <h2>{s.who}</h2>
          <LogInForm onDone={() => undefined} />
        </>
      ) : (
        <Take match={match} seat={seat} code={code} />
      )}
      <p class="back">
        <a class="quiet-link" href="/m">
          {s.back}
        </a>
      </p>
    </Front>
  );
};

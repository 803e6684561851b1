/** A link by which others watch a match, one turn late (MAT-9): for who has opened it. */
import { useSignal } from '@preact/signals';
import { api, ok } from '../../api/client';
import { Icon } from '../../ui/icon';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { LinkRow } from './link-row';
import { s } from '../setup-words';

const watchAddress = (match: string, code: string): string =>
  `${location.origin}/m/${match}?${new URLSearchParams({ watch: code }).toString()}`;

export const WatchLink = ({ match }: { readonly match: string }) => {
  const code = useSignal<string | null>(null);
  const task = useTask();
  const put = (shared: boolean): void =>
    void task.run(async () => {
      const params = { path: { match } };
      code.value = (await ok(api.PUT('/v1/matches/{match}/link', { params, body: { shared } }))).code;
    });
  return (
    <section>
      <h2>{s.watch}</h2>
      <p class="hint lobby-hint">{s.watchHint}</p>
      <ProblemNote error={task.error} />
      {code.value === null ? null : (
        <ul>
          <LinkRow mark={<Icon name="eye" />} title={s.watch} url={watchAddress(match, code.value)} />
        </ul>
      )}
      <div class="row wrap">
        {code.value === null ? (
          <button class="btn" disabled={task.busy} onClick={() => put(true)}>
            {s.watchOn}
          </button>
        ) : null}
        <button class="btn quiet" disabled={task.busy} onClick={() => put(false)}>
          {s.watchOff}
        </button>
      </div>
    </section>
  );
};

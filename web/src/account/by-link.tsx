/**
 * What the link of a mail is for, done with a tap: programs that look through mails open links. The secret
 * stands behind the `#token=` of the address.
 */
import { useSignal } from '@preact/signals';
import { user } from '../api/session';
import { words } from '../text/words';
import { Front } from '../ui/front';
import { sentenceOf } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';
import { useSecret } from './use-secret';

const t = words(
  { home: 'To the first page', account: 'To my account' },
  { home: 'Zur ersten Seite', account: 'Zu meinem Konto' },
);

export interface ByLinkWords {
  readonly title: string;
  readonly what: string;
  /** The button. */
  readonly act: string;
  readonly done: string;
  /** The address has no secret. */
  readonly none: string;
}

export const ByLink = (props: {
  readonly words: ByLinkWords;
  readonly act: (token: string) => Promise<unknown>;
}) => {
  const { title, what, act, done: said, none } = props.words;
  const token = useSecret('token');
  const done = useSignal(false);
  const task = useTask();
  useTitle(title);
  const run = (): void =>
    void task.run(async () => {
      if (token === null) return;
      await props.act(token);
      done.value = true;
    });
  return (
    <Front title={title}>
      {token === null ? (
        <p class="problems">{none}</p>
      ) : done.value ? (
        <p role="status">{said}</p>
      ) : (
        <div class="stackv">
          <p>{what}</p>
          {task.error === null ? null : (
            <p class="problems" role="alert">
              {sentenceOf(task.error)}
            </p>
          )}
          <button class="btn go" type="button" disabled={task.busy} onClick={run}>
            {act}
          </button>
        </div>
      )}
      <p class="back">
        <a class="quiet-link" href={user.value == null ? '/' : '/me'}>
          {user.value == null ? t.home : t.account}
        </a>
      </p>
    </Front>
  );
};

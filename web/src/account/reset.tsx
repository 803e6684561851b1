/** A new password, by a link that works once. */
import { useSignal } from '@preact/signals';
import { api, ok } from '../api/client';
import { words } from '../text/words';
import { Field } from '../ui/form/field';
import { Front } from '../ui/front';
import { sentenceOf } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';
import { LogInForm } from './log-in';
import { useSecret } from './use-secret';
import { useLocation } from 'preact-iso';

const t = words(
  {
    title: 'Set a new password',
    password: 'New password',
    long: 'At least 10 characters, best three or four words that have nothing to do with each other',
    ends: 'This logs out all devices.',
    set: 'Set password',
    done: 'The new password works now. Log in with it.',
    none: 'This link is not complete. Copy the whole link, or ask for another one.',
    home: 'To the first page',
  },
  {
    title: 'Neues Passwort setzen',
    password: 'Neues Passwort',
    long: 'Mindestens 10 Zeichen, am besten drei oder vier Wörter, die nichts miteinander zu tun haben',
    ends: 'Alle Geräte werden dabei abgemeldet.',
    set: 'Passwort setzen',
    done: 'Das neue Passwort gilt. Melde dich damit an.',
    none: 'Dieser Link ist nicht vollständig. Kopiere ihn ganz, oder bitte um einen neuen.',
    home: 'Zur ersten Seite',
  },
);

const NewPassword = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const task = useTask();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const password = new FormData(event.currentTarget as HTMLFormElement).get('password');
    if (typeof password !== 'string') return;
    void task
      .run(() => ok(api.POST('/v1/auth/reset', { body: { token, password } })))
      .then((done) => done && onDone());
  };
  return (
    <form onSubmit={submit}>
      {task.error === null ? null : (
        <p class="problems" role="alert">
          {sentenceOf(task.error)}
        </p>
      )}
      <Field
        label={t.password}
        name="password"
        type="password"
        required
        minLength={10}
        autocomplete="new-password"
        hint={`${t.long}. ${t.ends}`}
      />
      <button class="btn go" type="submit" disabled={task.busy}>
        {t.set}
      </button>
    </form>
  );
};

export const Reset = () => {
  const token = useSecret('token');
  const done = useSignal(false);
  const { route } = useLocation();
  useTitle(t.title);
  return (
    <Front title={t.title}>
      {token === null ? (
        <p class="problems">{t.none}</p>
      ) : done.value ? (
        <>
          <p role="status">{t.done}</p>
          <LogInForm onDone={() => route('/', true)} />
        </>
      ) : (
        <NewPassword token={token} onDone={() => (done.value = true)} />
      )}
      <p class="back">
        <a class="quiet-link" href="/">
          {t.home}
        </a>
      </p>
    </Front>
  );
};

/**
 * My e-mail address: whether it is confirmed, another mail with the link, and a change to another address.
 */
import { useSignal } from '@preact/signals';
import { api, ok } from '../api/client';
import { user } from '../api/session';
import { Field } from '../ui/form/field';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { t } from './account-words';

const Confirmation = () => {
  const task = useTask();
  const send = (): void =>
    void task.run(async () => {
      await ok(api.POST('/v1/me/email/confirmation', {}));
      tell(t.sent);
    });
  return (
    <>
      <p class="hint">{t.confirmWhat}</p>
      <ProblemNote error={task.error} />
      <button class="btn" type="button" disabled={task.busy} onClick={send}>
        {t.sendAgain}
      </button>
    </>
  );
};

const Move = ({ onDone }: { readonly onDone: () => void }) => {
  const task = useTask();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const of = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    void task
      .run(() =>
        ok(
          api.POST('/v1/me/email', { body: { email: of('email'), currentPassword: of('currentPassword') } }),
        ),
      )
      .then((done) => {
        if (!done) return;
        tell(t.sent);
        onDone();
      });
  };
  return (
    <form onSubmit={submit}>
      <ProblemNote error={task.error} />
      <Field label={t.move} name="email" type="email" required autocomplete="email" hint={t.moveHint} />
      <Field
        label={t.present}
        name="currentPassword"
        type="password"
        required
        autocomplete="current-password"
      />
      <button class="btn" type="submit" disabled={task.busy}>
        {t.saveMove}
      </button>
    </form>
  );
};

export const Email = () => {
  const moving = useSignal(false);
  const known = user.value;
  if (known == null) return null;
  return (
    <div class="stackv">
      <p>
        <bdi>{known.email}</bdi>{' '}
        <span class={known.emailConfirmed ? 'tag good' : 'tag pencil'}>
          {known.emailConfirmed ? t.confirmed : t.unconfirmed}
        </span>
      </p>
      {known.emailConfirmed ? null : <Confirmation />}
      {moving.value ? (
        <Move onDone={() => (moving.value = false)} />
      ) : (
        <button class="btn quiet" type="button" onClick={() => (moving.value = true)}>
          {t.move}
        </button>
      )}
    </div>
  );
};

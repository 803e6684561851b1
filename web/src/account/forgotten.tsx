/** A lost password: a mail with a link, and who else can help. */
import { useSignal } from '@preact/signals';
import { api, ok } from '../api/client';
import { words } from '../text/words';
import { Field } from '../ui/form/field';
import { Front } from '../ui/front';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';

const t = words(
  {
    title: 'Password lost',
    email: 'E-mail address of your account',
    send: 'Send a link',
    sent: (email: string) =>
      `If there is an account with ${email} and this server sends mails, a link is on its way. It works once, within an hour.`,
    spam: 'Nothing there? Look in your spam folder.',
    others:
      'The game master of your campaign or whoever runs this server can make a link for a new password too.',
    back: 'To the log-in',
  },
  {
    title: 'Passwort vergessen',
    email: 'E-Mail-Adresse deines Kontos',
    send: 'Link schicken',
    sent: (email: string) =>
      `Wenn es zu ${email} ein Konto gibt und dieser Server Mails verschickt, ist ein Link unterwegs. Er gilt einmal, eine Stunde lang.`,
    spam: 'Nichts da? Sieh im Spam-Ordner nach.',
    others:
      'Auch die Spielleitung deiner Kampagne oder der Betreiber dieses Servers kann einen Link für ein neues Passwort machen.',
    back: 'Zur Anmeldung',
  },
);

export const Forgotten = () => {
  const sentTo = useSignal<string | null>(null);
  const task = useTask();
  useTitle(t.title);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const email = new FormData(event.currentTarget as HTMLFormElement).get('email');
    if (typeof email !== 'string') return;
    void task
      .run(() => ok(api.POST('/v1/auth/forgotten', { body: { email } })))
      .then((done) => done && (sentTo.value = email));
  };
  return (
    <Front title={t.title}>
      {sentTo.value === null ? (
        <form onSubmit={submit}>
          <ProblemNote error={task.error} />
          <Field label={t.email} name="email" type="email" required autocomplete="username" />
          <button class="btn go" type="submit" disabled={task.busy}>
            {t.send}
          </button>
        </form>
      ) : (
        <div role="status">
          <p>{t.sent(sentTo.value)}</p>
          <p>{t.spam}</p>
        </div>
      )}
      <p class="hint">{t.others}</p>
      <p class="back">
        <a class="quiet-link" href="/login">
          {t.back}
        </a>
      </p>
    </Front>
  );
};

/**
 * Confirms an e-mail address by the link of a mail. With a tap, since programs that look through mails open
 * links.
 */
import { useSignal } from '@preact/signals';
import { api, ok } from '../api/client';
import { user, userChanged } from '../api/session';
import { words } from '../text/words';
import { Front } from '../ui/front';
import { sentenceOf } from '../ui/problem';
import { useTask } from '../ui/use-task';
import { useTitle } from '../ui/title';
import { useSecret } from './use-secret';

const t = words(
  {
    title: 'Confirm the e-mail address',
    what: 'If you asked for this mail, the address is yours with one tap.',
    confirm: 'The address is mine',
    done: 'The address is confirmed.',
    none: 'This address has no link’s secret in it. Copy the whole link, or have another sent to you from your account.',
    home: 'To the first page',
    account: 'To my account',
  },
  {
    title: 'E-Mail-Adresse bestätigen',
    what: 'Wenn du diese Mail angefordert hast, bestätigst du mit einem Tipp, dass die Adresse dir gehört.',
    confirm: 'Die Adresse gehört mir',
    done: 'Die Adresse ist bestätigt.',
    none: 'In dieser Adresse fehlt das Geheimnis des Links. Kopiere den ganzen Link, oder lass dir in deinem Konto einen neuen schicken.',
    home: 'Zur ersten Seite',
    account: 'Zu meinem Konto',
  },
);

export const Confirm = () => {
  const token = useSecret('token');
  const done = useSignal(false);
  const task = useTask();
  useTitle(t.title);
  const confirm = (): void =>
    void task.run(async () => {
      if (token === null) return;
      await ok(api.POST('/v1/auth/confirm', { body: { token } }));
      done.value = true;
      // Whoever is logged in here need not be whose address it is.
      if (user.value != null) userChanged(await ok(api.GET('/v1/me')));
    });
  return (
    <Front title={t.title}>
      {token === null ? (
        <p class="problems">{t.none}</p>
      ) : done.value ? (
        <p role="status">{t.done}</p>
      ) : (
        <div class="stackv">
          <p>{t.what}</p>
          {task.error === null ? null : (
            <p class="problems" role="alert">
              {sentenceOf(task.error)}
            </p>
          )}
          <button class="btn go" type="button" disabled={task.busy} onClick={confirm}>
            {t.confirm}
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

/** Taking one's data along, and closing one's account: with the password, since it cannot be undone. */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { api, ok } from '../api/client';
import { accountClosed, user } from '../api/session';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/form/field';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { blobOf, saveFile } from '../ui/device/save-file';
import { useTask } from '../ui/form/use-task';
import './closing.css';

const t = words(
  {
    data: 'Your data',
    dataWhat:
      'All that this server keeps of you, in one file: account, campaigns, orders, messages and designs of your own.',
    save: 'Download my data',
    saving: 'Collecting …',
    close: 'Close account',
    closeWhat: 'For good: nobody can bring it back. If you want your data, download it first.',
    open: 'Close my account …',
    loses: 'You are logged out everywhere, and your links stop working.',
    seats: 'Your seats in running campaigns become free. Others may take them over.',
    stays:
      'What the wars need stays, without your name: “a former player”. Messages that you wrote stay as well.',
    leads: 'Campaigns that you lead must be handed over or ended first.',
    password: 'Your password',
    sure: 'Yes, close it for good',
    closed: 'Your account is closed',
  },
  {
    data: 'Deine Daten',
    dataWhat:
      'Alles, was dieser Server von dir hat, in einer Datei: Konto, Kampagnen, Befehle, Nachrichten und eigene Modelle.',
    save: 'Meine Daten herunterladen',
    saving: 'Wird gesammelt …',
    close: 'Konto schließen',
    closeWhat:
      'Endgültig: Niemand kann es zurückholen. Wenn du deine Daten willst, lade sie vorher herunter.',
    open: 'Mein Konto schließen …',
    loses: 'Du wirst überall abgemeldet, und deine Links funktionieren nicht mehr.',
    seats: 'Deine Plätze in laufenden Kampagnen werden frei. Andere können sie übernehmen.',
    stays:
      'Was die Kriege brauchen, bleibt ohne deinen Namen: „ein ehemaliges Mitglied“. Auch Nachrichten, die du geschrieben hast, bleiben.',
    leads: 'Kampagnen, die du leitest, musst du vorher übergeben oder beenden.',
    password: 'Dein Passwort',
    sure: 'Ja, endgültig schließen',
    closed: 'Dein Konto ist geschlossen',
  },
);

const TYPE = 'application/json';

export const TakeData = () => {
  const task = useTask();
  const save = async (): Promise<void> =>
    saveFile(blobOf(await api.GET('/v1/me/export', { parseAs: 'blob' }), TYPE), 'account.json');
  return (
    <section aria-labelledby="data">
      <h2 id="data">{t.data}</h2>
      <p class="hint">{t.dataWhat}</p>
      <ProblemNote error={task.error} />
      <button class="btn" disabled={task.busy} onClick={() => void task.run(save)}>
        {task.busy ? t.saving : t.save}
      </button>
    </section>
  );
};

const Confirm = ({ onClose }: { readonly onClose: () => void }) => {
  const { route } = useLocation();
  const task = useTask();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const password = new FormData(event.currentTarget as HTMLFormElement).get('password');
    if (typeof password !== 'string') return;
    void task.run(async () => {
      await ok(api.DELETE('/v1/me', { body: { password } }));
      await accountClosed();
      tell(t.closed);
      route('/');
    });
  };
  return (
    <Dialog title={t.close} onClose={onClose}>
      <form class="act" onSubmit={submit}>
        <ul class="closing-says">
          {[t.loses, t.seats, t.stays, t.leads].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <input
          class="vh"
          type="text"
          autocomplete="username"
          value={user.value?.email ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <Field label={t.password} name="password" type="password" required autocomplete="current-password" />
        <ProblemNote error={task.error} />
        <button class="btn danger wide" type="submit" disabled={task.busy}>
          {t.sure}
        </button>
      </form>
    </Dialog>
  );
};

export const CloseAccount = () => {
  const asked = useSignal(false);
  return (
    <section aria-labelledby="close-account">
      <h2 id="close-account">{t.close}</h2>
      <p class="hint">{t.closeWhat}</p>
      <button class="btn danger" onClick={() => (asked.value = true)}>
        {t.open}
      </button>
      {asked.value ? <Confirm onClose={() => (asked.value = false)} /> : null}
    </section>
  );
};

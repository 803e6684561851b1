/**
 * My account: name, password, language, colours, where I am logged in, links for a new password that somebody
 * made for me, and how to leave with my data.
 */
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { api, ok } from '../api/client';
import { logOut, user, userChanged } from '../api/session';
import { chooseLanguage, language, LANGUAGES } from '../text/language';
import { Field } from '../ui/form/field';
import { Front } from '../ui/front';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { chooseTheme, chosenTheme } from '../ui/device/theme';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';
import { t } from './account-words';
import { CloseAccount, TakeData } from './closing';
import { Email } from './email';
import { ResetLinks, Sessions } from './sessions';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const Name = () => {
  const task = useTask();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const displayName = textOf(new FormData(event.currentTarget as HTMLFormElement), 'displayName');
    void task.run(async () => {
      userChanged(await ok(api.PATCH('/v1/me', { body: { displayName } })));
      tell(t.nameSaved);
    });
  };
  return (
    <form onSubmit={submit}>
      <ProblemNote error={task.error} />
      <Field
        label={t.name}
        name="displayName"
        required
        maxLength={60}
        autocomplete="nickname"
        defaultValue={user.value?.displayName ?? ''}
      />
      <button class="btn" type="submit" disabled={task.busy}>
        {t.saveName}
      </button>
    </form>
  );
};

const Password = () => {
  const task = useTask();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    const form = new FormData(element);
    void task.run(async () => {
      await ok(
        api.PATCH('/v1/me', {
          body: { currentPassword: textOf(form, 'currentPassword'), password: textOf(form, 'password') },
        }),
      );
      element.reset();
      tell(t.passwordSaved);
    });
  };
  return (
    <form onSubmit={submit}>
      <ProblemNote error={task.error} />
      <input
        class="vh"
        type="text"
        autocomplete="username"
        value={user.value?.email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Field
        label={t.present}
        name="currentPassword"
        type="password"
        required
        autocomplete="current-password"
      />
      <Field
        label={t.fresh}
        name="password"
        type="password"
        required
        minLength={10}
        autocomplete="new-password"
        hint={t.long}
      />
      <button class="btn" type="submit" disabled={task.busy}>
        {t.savePassword}
      </button>
    </form>
  );
};

const Display = () => (
  <div class="choices">
    <div class="field">
      <label for="language">{t.language}</label>
      <select
        id="language"
        value={language.value}
        onChange={({ currentTarget }) => {
          const chosen = LANGUAGES.find((one) => one === currentTarget.value);
          if (chosen !== undefined) chooseLanguage(chosen);
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {t[one]}
          </option>
        ))}
      </select>
    </div>
    <div class="field">
      <label for="theme">{t.theme}</label>
      <select
        id="theme"
        value={chosenTheme() ?? 'system'}
        onChange={({ currentTarget: { value } }) =>
          chooseTheme(value === 'light' || value === 'dark' ? value : null)
        }
      >
        <option value="system">{t.system}</option>
        <option value="light">{t.light}</option>
        <option value="dark">{t.dark}</option>
      </select>
    </div>
  </div>
);

export const Account = () => {
  const { route } = useLocation();
  useTitle(t.title);
  const known = user.value;
  useEffect(() => {
    if (known === null) route('/login?next=%2Fme', true);
  }, [known]);
  if (known == null) return null;
  return (
    <Front title={t.title}>
      <h2>{t.you}</h2>
      <Name key={known.displayName} />
      <h2>{t.email}</h2>
      <Email />
      <h2>{t.display}</h2>
      <Display />
      <h2>{t.notices}</h2>
      <p>
        <a class="btn" href="/notices/settings">
          {t.noticeSettings}
        </a>
      </p>
      <h2>{t.passwordHead}</h2>
      <Password />
      <Sessions />
      <ResetLinks />
      <TakeData />
      <CloseAccount />
      <p class="back row wrap">
        <button class="btn" onClick={() => void logOut().then(() => route('/'))}>
          {t.logOut}
        </button>
        <a class="quiet-link" href="/">
          {t.home}
        </a>
      </p>
    </Front>
  );
};

/** Logging in, and making an account: one screen with two faces. `?next=` says where to go afterwards. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { loggedIn, logIn, register, user } from '../api/session';
import { words } from '../text/words';
import { Field } from '../ui/form/field';
import { Front } from '../ui/front';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';

const t = words(
  {
    logIn: 'Log in',
    signUp: 'Sign up',
    email: 'E-mail',
    password: 'Password',
    name: 'Name that others see',
    newHere: 'New here? Make an account',
    known: 'I have an account',
    lost: 'Password lost?',
    long: 'At least 10 characters, best three or four words that have nothing to do with each other',
  },
  {
    logIn: 'Anmelden',
    signUp: 'Konto anlegen',
    email: 'E-Mail',
    password: 'Passwort',
    name: 'Name, den andere sehen',
    newHere: 'Neu hier? Konto anlegen',
    known: 'Ich habe ein Konto',
    lost: 'Passwort vergessen?',
    long: 'Mindestens 10 Zeichen, am besten drei oder vier Wörter, die nichts miteinander zu tun haben',
  },
);

/** Only addresses of this page: a link must not lead elsewhere after the login. */
const inside = (next: string | undefined): string =>
  next !== undefined && /^\/(?![/\\])/.test(next) ? next : '/';

interface LogInFormProps {
  readonly onDone: () => void;
  /** Whether it makes an account now. */
  readonly onFace?: (fresh: boolean) => void;
  /** Its code, where only the invited may register. */
  readonly invitation?: string | null;
}

export const LogInForm = ({ onDone, onFace, invitation = null }: LogInFormProps) => {
  const fresh = useSignal(invitation !== null);
  const turn = (): void => {
    fresh.value = !fresh.value;
    onFace?.(fresh.value);
  };
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
        fresh.value
          ? register({
              email: of('email'),
              password: of('password'),
              displayName: of('displayName'),
              ...(invitation === null ? {} : { invitation }),
            })
          : logIn(of('email'), of('password')),
      )
      .then((done) => done && onDone());
  };
  return (
    <form onSubmit={submit} key={fresh.value ? 'new' : 'known'}>
      <ProblemNote error={task.error} />
      {fresh.value ? (
        <Field label={t.name} name="displayName" required maxLength={60} autocomplete="nickname" />
      ) : null}
      <Field label={t.email} name="email" type="email" required autocomplete="username" />
      <Field
        label={t.password}
        name="password"
        type="password"
        required
        autocomplete={fresh.value ? 'new-password' : 'current-password'}
        {...(fresh.value ? { minLength: 10, hint: t.long } : {})}
      />
      <div class="stackv">
        <button class="btn go" type="submit" disabled={task.busy}>
          {fresh.value ? t.signUp : t.logIn}
        </button>
        <button class="btn quiet" type="button" onClick={turn}>
          {fresh.value ? t.known : t.newHere}
        </button>
      </div>
      {fresh.value ? null : (
        <p class="back">
          <a class="quiet-link" href="/forgotten">
            {t.lost}
          </a>
        </p>
      )}
    </form>
  );
};

export const LogIn = () => {
  const { query, route } = useLocation();
  const fresh = useSignal(false);
  const title = fresh.value ? t.signUp : t.logIn;
  useTitle(title);
  // Also for who comes here logged in already.
  useEffect(() => {
    if (loggedIn.value) route(inside(query['next']), true);
  }, [loggedIn.value]);
  if (user.value !== null) return null;
  return (
    <Front title={title}>
      <LogInForm onDone={() => undefined} onFace={(now) => (fresh.value = now)} />
    </Front>
  );
};

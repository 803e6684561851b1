/**
 * Who is logged in here. The refresh token stays in a cookie that no script can read; the access token is
 * kept in memory only.
 */
import { computed, signal } from '@preact/signals';
import { ApiError, type Schemas, type Tokens } from '../../../src/client/client';
import { language } from '../text/language';
import { setSetting, setting } from '../ui/device/settings';
import { someId } from '../ui/device/some-id';
import { serverTimeIs } from '../ui/device/use-now';

export type User = Schemas['UserAnswer'];

/** Undefined: it is not known yet; null: nobody. */
export const user = signal<User | null | undefined>(undefined);
export const loggedIn = computed(() => user.value != null);

/** Says only that a login may be found: it holds no secret. */
const MARK = 'logged-in';
/**
 * Seconds before its end at which an access token is renewed. A wrong clock does no harm: times are counted,
 * not compared with the server's.
 */
const MARGIN_MS = 30_000;

let access: { token: string; until: number } | null = null;
let renewing: Promise<string | null> | null = null;
/** Counts ends of logins: an answer that comes after one belongs to nobody any more. */
let endings = 0;

const since = (): number => performance.now();

const take = ({ accessToken, expiresIn }: Tokens): string => {
  access = { token: accessToken, until: since() + expiresIn * 1_000 - MARGIN_MS };
  return accessToken;
};

const forget = (): void => {
  endings += 1;
  access = null;
  setSetting(MARK, null);
};

async function post(path: string, body: unknown): Promise<Response> {
  const answer = await fetch(`/v1/auth/${path}?cookie=true`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language.value,
      'idempotency-key': someId(),
    },
    body: JSON.stringify(body),
    // The answer brings the cookie that holds: it must not be lost with the page that asked.
    keepalive: true,
  });
  serverTimeIs(answer.headers.get('date'));
  return answer;
}

const refused = async (answer: Response): Promise<ApiError> =>
  new ApiError(
    answer.url,
    answer.status,
    (await answer.json().catch(() => null)) as Schemas['Problem'] | null,
  );

/** One tab at a time: each refresh token works once, and all tabs share the cookie. */
const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request('refresh', work) as Promise<T>) : work();

/** When a renewal was sent whose answer has not come; it stays when its page is left meanwhile. */
const UNDER_WAY = 'renewing';
/**
 * So long the answer to a page that was left may take: until then its request could be overtaken by one with
 * the token that it brings.
 */
const LEFT_MS = 1_500;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Its lock went with the page that was left, its request did not. Without a service worker nothing else makes
 * the next one wait for it.
 */
async function afterTheLeft<T>(send: () => Promise<T>): Promise<T> {
  const sent = Number(setting(UNDER_WAY) ?? '0');
  const rest = sent + LEFT_MS - Date.now();
  // A clock that was set back must not make anybody wait longer.
  if (rest > 0) await pause(Math.min(rest, LEFT_MS));
  setSetting(UNDER_WAY, String(Date.now()));
  // A page that is left may see its request fail, which goes on all the same: only an answer ends it.
  const answer = await send();
  setSetting(UNDER_WAY, null);
  return answer;
}

/** Another page, that was left, renewed the same login a moment ago: its answer brings a newer cookie. */
const LATE = 'accounts/refresh-late';
const LATE_PAUSES_MS = [300, 1_000, 3_000];

async function renewal(): Promise<Response> {
  for (const late of LATE_PAUSES_MS) {
    const answer = await post('refresh', {});
    if (answer.status !== 401 || (await refused(answer.clone())).problem?.code !== LATE) return answer;
    await pause(late);
  }
  return post('refresh', {});
}

async function renew(): Promise<string | null> {
  return exclusively(async () => {
    const before = endings;
    const answer = await afterTheLeft(renewal);
    if (endings !== before) return null;
    if (answer.ok) return take((await answer.json()) as Tokens);
    // Only the server's word ends a login; when it is away or busy, the next request asks again.
    if (answer.status === 401) {
      forget();
      user.value = null;
      return null;
    }
    throw await refused(answer);
  });
}

/** A token that holds, or null for who is not logged in. Throws when the server cannot be asked. */
export async function accessToken(): Promise<string | null> {
  if (access !== null && since() < access.until) return access.token;
  if (access === null && setting(MARK) === null) return null;
  renewing ??= renew().finally(() => (renewing = null));
  return renewing;
}

/** The server did not take the token: the next request gets another. */
export const tokenRefused = (token: string): void => {
  if (access?.token === token) access = { token, until: 0 };
};

const KEPT_USER = 'user';

const remember = (known: User): void => {
  byChoice = false;
  setSetting(MARK, '1');
  setSetting(KEPT_USER, JSON.stringify(known));
  user.value = known;
};

async function whoAmI(token: string): Promise<User> {
  const answer = await fetch('/v1/me', {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language.value },
  });
  if (!answer.ok) throw await refused(answer);
  return (await answer.json()) as User;
}

const lastUser = (): User | null => {
  const kept = setting(MARK) === null ? null : setting(KEPT_USER);
  return kept === null ? null : (JSON.parse(kept) as User);
};

/**
 * Finds the login that this browser has, at the start. Until the server has said so, or without it, it is the
 * last one: what was kept is shown at once.
 */
export async function findLogin(): Promise<void> {
  user.value = lastUser() ?? undefined;
  const before = endings;
  try {
    const token = await accessToken();
    const known = token === null ? null : await whoAmI(token);
    if (known === null) user.value = null;
    else if (endings === before) remember(known);
  } catch {
    user.value = lastUser();
  }
}

/** Who is logged in, as soon as it is known; null: nobody. */
export const knownUser = (): Promise<User | null> =>
  new Promise((resolve) => {
    const end = user.subscribe((known) => {
      if (known === undefined) return;
      resolve(known);
      queueMicrotask(() => end());
    });
  });

/** Throws an ApiError with the server's words. */
export async function logIn(email: string, password: string): Promise<void> {
  const answer = await post('login', { email, password });
  if (!answer.ok) throw await refused(answer);
  remember(await whoAmI(take((await answer.json()) as Tokens)));
}

export async function register(body: Schemas['RegisterBody']): Promise<void> {
  const answer = await post('register', body);
  if (!answer.ok) throw await refused(answer);
  const tokens = (await answer.json()) as Schemas['RegistrationAnswer'];
  take(tokens);
  remember(tokens.user);
}

/** After a change of the own name. */
export const userChanged = (changed: User): void => remember(changed);

type Leaving = () => Promise<void>;
const leaving: Leaving[] = [];
/** What a shared phone must not keep: each store says how it forgets. */
export const onLogOut = (forgets: Leaving): void => void leaving.push(forgets);

let byChoice = false;
/**
 * Whether the login ended because somebody logged out, here or in another tab: then nothing is left of it.
 */
export const leftByChoice = (): boolean => byChoice;

/** Another tab logged out, and has wiped what was kept; or it found that the login has ended. */
addEventListener('storage', ({ key, newValue }) => {
  if (key !== MARK || newValue !== null || user.value == null) return;
  byChoice = setting(KEPT_USER) === null;
  endings += 1;
  access = null;
  user.value = null;
});

/** Nobody is logged in here any more, and nothing that was kept for them stays on the device. */
async function leave(...more: readonly Promise<unknown>[]): Promise<void> {
  byChoice = true;
  // First who it was: other tabs ask for it when the mark goes.
  setSetting(KEPT_USER, null);
  forget();
  user.value = null;
  await Promise.allSettled([
    ...leaving.map((forgets) => forgets()),
    'caches' in window
      ? caches
          .keys()
          .then((names) =>
            Promise.all(names.filter((name) => name.startsWith('kept')).map((name) => caches.delete(name))),
          )
      : null,
    ...more,
  ]);
}

/** The server has ended every session by itself. */
export const accountClosed = (): Promise<void> => leave();

/** Ends this session. What was kept on the device goes also when the server cannot be asked. */
export async function logOut(): Promise<void> {
  const token = await accessToken().catch(() => null);
  await leave(
    fetch('/v1/auth/logout?cookie=true', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: '{}',
      keepalive: true,
    }),
  );
}

/**
 * A browser of the tests takes no pushes: no service of its maker can be reached, and without a screen it
 * shows no notifications. These stand in for it: a permission that the test gives, a subscription at the
 * tests' own push service, pushes by hand, and a list of what is shown. The service worker is the page's own.
 */
import type { BrowserContext, Page, Worker } from 'playwright-core';
import type { PushBrowser } from '../outside/push-service';

type Permission = 'default' | 'granted' | 'denied';

/** Runs in the page before its own scripts. What it keeps outlives a reload. */
const stub = ({ endpoint, p256dh, auth, answer }: Record<string, string>): void => {
  const kept = (name: string): string | null => localStorage.getItem(`test-${name}`);
  const keep = (name: string, value: string | null): void =>
    value === null ? localStorage.removeItem(`test-${name}`) : localStorage.setItem(`test-${name}`, value);
  if (!location.protocol.startsWith('http')) return;
  Object.defineProperty(Notification, 'permission', { get: () => kept('permission') ?? 'default' });
  Notification.requestPermission = () => {
    keep('asked', String(Number(kept('asked') ?? '0') + 1));
    if (kept('permission') === null) keep('permission', answer ?? 'granted');
    return Promise.resolve(Notification.permission);
  };
  const bytes = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
      .buffer;
  const subscription = (): unknown => {
    const key = kept('subscribed');
    if (key === null) return null;
    return {
      // It may have got another since the page was made.
      endpoint: kept('endpoint') ?? endpoint,
      options: { applicationServerKey: bytes(key) },
      getKey: (name: string) => bytes(name === 'auth' ? (auth ?? '') : (p256dh ?? '')),
      unsubscribe: () => (keep('subscribed', null), Promise.resolve(true)),
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(subscription()),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (kept('no-service') !== null)
        return Promise.reject(new DOMException('Registration failed - push service error', 'AbortError'));
      keep('subscribed', applicationServerKey);
      return Promise.resolve(subscription());
    },
  });
};

/** `answer`: what the person says when the browser asks. */
export const takesPushes = async (
  context: BrowserContext,
  browser: PushBrowser,
  answer: Permission = 'granted',
): Promise<void> => {
  await context.addInitScript(stub, { ...browser.subscription, answer });
};

/** As if the push service had delivered it. */
export const deliver = async (context: BrowserContext, page: Page, message: object): Promise<void> => {
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  await session.detach();
};

export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly renotify: boolean;
  readonly data: unknown;
}

/** What is used of the service worker's world. */
interface WorkerWorld {
  shown?: (ShownNotification & { close(): void })[];
  readonly registration: object;
  dispatchEvent(event: Event): boolean;
}
declare const self: WorkerWorld;
declare const ExtendableEvent: new (type: string) => Event;

/** Runs in the worker. */
const listShown = (): void => {
  self.shown = [];
  Object.assign(self.registration, {
    showNotification: (title: string, options: Omit<ShownNotification, 'title'>) => {
      const close = (): void => void (self.shown = self.shown?.filter(({ tag }) => tag !== options.tag));
      close();
      self.shown?.push({ title, ...options, close });
      return Promise.resolve();
    },
    getNotifications: ({ tag }: { readonly tag: string }) =>
      Promise.resolve(self.shown?.filter((one) => one.tag === tag)),
  });
};

/** The page's service worker, whose notifications are listed from now on. */
export const workerOf = async (context: BrowserContext): Promise<Worker> => {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(listShown);
  return worker;
};

export const shownBy = (worker: Worker): Promise<readonly ShownNotification[]> =>
  worker.evaluate(() => (self.shown ?? []).map(({ close: _close, ...told }) => told));

/** As if the browser had got another address for its pushes. */
export const changeSubscription = (
  worker: Worker,
  before: string,
  now: PushBrowser['subscription'],
): Promise<unknown> =>
  worker.evaluate(
    ([old, next]) => {
      const bytes = (text: string): ArrayBuffer =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
          .buffer;
      const options = { applicationServerKey: null };
      const event = Object.assign(new ExtendableEvent('pushsubscriptionchange'), {
        oldSubscription: { endpoint: old, options },
        newSubscription: {
          ...{ endpoint: next.endpoint, options },
          getKey: (name: 'p256dh' | 'auth') => bytes(next[name]),
        },
      });
      // Only the browser's own events may be waited for.
      Object.defineProperty(event, 'waitUntil', { value: () => undefined });
      self.dispatchEvent(event);
    },
    [before, now] as const,
  );

/** A tap on the notification. */
export const tapNotification = (worker: Worker): Promise<unknown> =>
  worker.evaluate(() => {
    const [notification] = self.shown ?? [];
    self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  });

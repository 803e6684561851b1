/**
 * Pushes in the service worker: each becomes a notification, and a click on it opens its place, in a tab of
 * the page that is open already if there is one.
 */
import {
  resubscribe,
  type PushManagerHere,
  type ResubscribeMeans,
  type SubscriptionChange,
} from './resubscribe';

/** As the server pushes it (src/infrastructure/notices/push/push-message.ts). */
interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly language: string;
}

interface Shown {
  readonly body: string;
  readonly data: unknown;
  close(): void;
}

interface Tab {
  readonly url: string;
  readonly visibilityState?: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, ports?: readonly MessagePort[]): void;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What is used of the worker's own world, whose types do not go together with those of pages. */
export interface PushWorld {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    getNotifications(filter: { readonly tag: string }): Promise<readonly Shown[]>;
    readonly pushManager: PushManagerHere;
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    type: 'push',
    listener: (event: Lasting & { readonly data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lasting & { readonly notification: Shown }) => void,
  ): void;
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (event: Lasting & SubscriptionChange) => void,
  ): void;
}

/** What the worker says to a tab. */
export type WorkerSays = { readonly open: string } | 'pushed' | 'renew';

const LIST = '/notices';
const ICON = '/icons/icon-192.png';
/** A tab that does not answer so long is asleep or of an older page: another one is opened. */
const ANSWER_MS = 1_000;

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** A browser takes a permission back from pages that show nothing, so what cannot be read is shown too. */
export const readPush = (data: { json(): unknown } | null): Pushed => {
  let read: Partial<Record<keyof Pushed, unknown>> = {};
  try {
    const value: unknown = data?.json();
    if (typeof value === 'object' && value !== null) read = value;
  } catch {
    // Not of this server, or of another version.
  }
  return {
    title: textOf(read.title, 'Campaign host'),
    body: textOf(read.body, ''),
    path: textOf(read.path, LIST),
    tag: textOf(read.tag, 'notice'),
    language: textOf(read.language, 'en'),
  };
};

/** Places of this page only, whatever a push says. */
export const placeOf = (path: unknown, origin: string): string => {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return LIST;
  const url = new URL(path, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : LIST;
};

const tabsOf = ({ clients }: PushWorld): Promise<readonly Tab[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

const show = async (world: PushWorld, data: { json(): unknown } | null): Promise<void> => {
  const { title, body, path, tag, language } = readPush(data);
  const before = await world.registration.getNotifications({ tag });
  // The same once more stays silent; another one in its place does not.
  const renotify = before.some((one) => one.body !== body);
  const options = { body, tag, renotify, lang: language, icon: ICON, data: { path } };
  await world.registration.showNotification(title, options);
  for (const tab of await tabsOf(world)) tab.postMessage('pushed' satisfies WorkerSays);
};

/** The campaign or match, or else the first part of the address. */
const areaOf = (path: string): string => (path.split(/[?#]/)[0] ?? '').split('/').slice(0, 3).join('/');

/** The tab that is there already, then one of the same campaign, then the one that is looked at. */
export const bestTab = <T extends Pick<Tab, 'url' | 'visibilityState'>>(
  tabs: readonly T[],
  place: string,
): T | null => {
  const rank = ({ url, visibilityState }: T): number => {
    const { pathname } = new URL(url);
    if (pathname === place) return 3;
    return areaOf(pathname) === areaOf(place) ? 2 : visibilityState === 'visible' ? 1 : 0;
  };
  return [...tabs].sort((one, other) => rank(other) - rank(one))[0] ?? null;
};

/** Whether the tab goes there. It changes its screen without loading: what is being written stays. */
const goes = (tab: Tab, place: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    tab.postMessage({ open: place } satisfies WorkerSays, [port2]);
  });

const open = async (world: PushWorld, notification: Shown): Promise<void> => {
  notification.close();
  const { path } = (notification.data ?? {}) as { readonly path?: unknown };
  const place = placeOf(path, world.location.origin);
  const tab = bestTab(await tabsOf(world), place);
  if (tab !== null) {
    // First the focus: a browser allows it for a moment after the click only.
    await tab.focus().catch(() => undefined);
    if (await goes(tab, place)) return;
  }
  await world.clients.openWindow(place).catch(() => undefined);
};

const renew = async (
  world: PushWorld,
  change: SubscriptionChange,
  means: Pick<ResubscribeMeans, 'accessToken' | 'tell'>,
): Promise<void> => {
  const { pushManager } = world.registration;
  if (await resubscribe(change, { pushManager, ...means })) return;
  for (const tab of await tabsOf(world)) tab.postMessage('renew' satisfies WorkerSays);
};

export const takePushes = (world: PushWorld, means: Pick<ResubscribeMeans, 'accessToken' | 'tell'>): void => {
  world.addEventListener('push', (event) => event.waitUntil(show(world, event.data)));
  world.addEventListener('notificationclick', (event) => event.waitUntil(open(world, event.notification)));
  world.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(world, event, means)));
};

/** Whether the server has another page than this one, and how to get it without losing anything. */
import { signal } from '@preact/signals';
import { serviceWorkers } from '../ui/device/service-workers';
import { hasUnsaved } from '../ui/device/unsaved';

/** The server's page is another one: it is told, and loaded when nothing is unsaved. */
export const newVersion = signal(false);
/**
 * A part of this page could not be loaded, though the server is the same: without network and not kept yet.
 */
export const partMissing = signal(false);

/** How often the server is asked while somebody looks at the page. */
const EVERY_MS = 10 * 60_000;
/** So that a server that never has what it announces is not asked for ever. */
const TRIED = 'version-tried';

/**
 * The script that started this page: its name has a hash of all that belongs to it. Null where the page is
 * served by Vite.
 */
const ownEntry = (): string | null => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]');
  return script === null ? null : new URL(script.src).pathname;
};

const serverEntry = async (): Promise<string | null> => {
  const answer = await fetch('/version.json', { cache: 'no-store' });
  if (!answer.ok) return null;
  const { entry } = (await answer.json()) as { readonly entry?: unknown };
  return typeof entry === 'string' ? entry : null;
};

let registration: ServiceWorkerRegistration | null = null;
let wanted: string | null = null;

/**
 * Where nothing can be noted (some windows within other apps), the page is never loaded anew by itself: it
 * might do so for ever.
 */
const tried = (): string | null => {
  try {
    return sessionStorage.getItem(TRIED);
  } catch {
    return wanted;
  }
};
const setTried = (entry: string): void => {
  try {
    sessionStorage.setItem(TRIED, entry);
  } catch {
    // See above.
  }
};

/** Asks the server which page it has. Quiet when it cannot be asked. */
export async function checkVersion(): Promise<void> {
  const own = ownEntry();
  if (own === null || newVersion.value) return;
  const there = await serverEntry().catch(() => null);
  if (there === null || there === own) return;
  wanted = there;
  newVersion.value = true;
  // The new files are fetched while the old page goes on.
  await registration?.update().catch(() => undefined);
  loadIfHarmless();
}

const reload = (): void => location.reload();

/**
 * The worker that waits with the new files, as soon as it has them, however long that takes on a slow line;
 * null: there is none, or it did not get them.
 */
const waitingWorker = (known: ServiceWorkerRegistration): Promise<ServiceWorker | null> =>
  new Promise((done) => {
    const worker = known.installing;
    if (known.waiting !== null || worker === null) return done(known.waiting);
    worker.addEventListener('statechange', () => done(worker.state === 'installed' ? worker : null), {
      once: true,
    });
  });

/** The new page is on its way. */
export const loading = signal(false);

/**
 * Loads the new page: its worker takes over first, or the old one would serve the old page again. What was
 * typed meanwhile is kept, unless the reader asked for the new page.
 */
export async function loadNewVersion(isAsked: boolean): Promise<void> {
  if (loading.value) return;
  loading.value = true;
  await registration?.update().catch(() => undefined);
  const worker = registration === null ? null : await waitingWorker(registration);
  if (!isAsked && hasUnsaved()) {
    loading.value = false;
    return;
  }
  setTried(wanted ?? '');
  if (worker === null) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('take-over');
}

let touched = false;
const touch = (): void => void (touched = true);

/**
 * By itself only where nobody notices: before anything was touched, while the page is hidden, or on the way
 * to another screen.
 */
const loadIfHarmless = (): void => {
  if (!newVersion.value || tried() === wanted || hasUnsaved()) return;
  if (!touched || document.visibilityState === 'hidden') void loadNewVersion(false);
};

/** Before another screen is shown. */
export const onOtherScreen = (): void => {
  if (newVersion.value && tried() !== wanted && !hasUnsaved()) void loadNewVersion(false);
};

/**
 * Another tab let the new worker in: this one goes on with what it has loaded, and what it has not it finds
 * on the server no more.
 */
const takenOver = (): void => {
  if (loading.value) return;
  wanted ??= '';
  newVersion.value = true;
  loadIfHarmless();
};

/** A part of an old page is gone with the old server. */
const partFailed = async (): Promise<void> => {
  await checkVersion();
  if (!newVersion.value) partMissing.value = true;
};

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const had = workers.controller !== null;
  if (had) workers.addEventListener('controllerchange', takenOver, { once: true });
  registration = await workers.register('/sw.js');
  // The browser looks for a new worker by itself when the page is opened.
  registration.addEventListener('updatefound', () => void checkVersion());
  if (registration.waiting !== null) await checkVersion();
}

/** At the start of the page. Vite's own server has no worker. */
export function watchVersion(): void {
  if (ownEntry() === null) return;
  for (const kind of ['pointerdown', 'keydown'] as const)
    addEventListener(kind, touch, { once: true, passive: true });
  const workers = serviceWorkers();
  if (workers !== null) void register(workers).catch(() => undefined);
  window.addEventListener('vite:preloadError', () => void partFailed());
  document.addEventListener('visibilitychange', () => {
    loadIfHarmless();
    if (document.visibilityState === 'visible') void checkVersion();
  });
  window.addEventListener('online', () => void checkVersion());
  setInterval(() => document.visibilityState === 'visible' && void checkVersion(), EVERY_MS);
}

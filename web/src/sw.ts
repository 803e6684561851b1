/**
 * The service worker: the page's own files, so that it starts without network. It keeps nothing else: what
 * the API answered is kept by the page itself, by user, where logging out deletes it (campaign/kept.ts); and
 * the renewals of the login go through it one by one. Pushes come to it (push/worker.ts).
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ManifestEntry } from 'workbox-build';
import { takePushes, type PushWorld } from './push/worker';
import { SCREENS } from '../../src/api/page/routes';

/** What is used of the worker's own world, whose types do not go together with those of pages. */
interface Worker {
  readonly __WB_MANIFEST: (string | ManifestEntry)[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(
    type: 'activate',
    listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}
declare const self: Worker & PushWorld;

/** The screens only: `/docs` and whatever else is no file of the page comes from the server. */
const SCREEN = new RegExp(`^/((${SCREENS.join('|')})(/.*)?)?(\\?.*)?$`);

// Looked up by address alone: as index.html varies by what is accepted, the browser's own request would not
// find what this worker fetched.
const showPage = async ({ request }: { readonly request: Request }): Promise<Response> => {
  // A browser may throw caches away and leave the worker.
  return (await matchPrecache('/index.html')) ?? fetch(request);
};
registerRoute(new NavigationRoute(showPage, { allowlist: [SCREEN] }));
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

let lastRenewal: Promise<unknown> = Promise.resolve();
// Each refresh token works once. A page that is left while it renews lets go of its lock, and the answer that
// brings the next token would be lost with it, or come after that of another page. So each renewal waits for
// the one before, whoever asked for it, and is sent with the cookie which that one brought.
registerRoute(
  ({ url }) => url.pathname === '/v1/auth/refresh',
  ({ request, event }) => {
    const { url, headers } = request;
    const body = request.text();
    // Not the page's own request: that one ends with the page.
    const renewal = lastRenewal.then(async () => fetch(url, { method: 'POST', headers, body: await body }));
    lastRenewal = renewal.catch(() => undefined);
    event.waitUntil(lastRenewal);
    return renewal;
  },
  'POST',
);

/** Of whoever is logged in in this browser; the renewal waits for its turn, as those of pages do. */
const accessToken = async (): Promise<string | null> => {
  const renewal = lastRenewal.then(() =>
    fetch('/v1/auth/refresh?cookie=true', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: '{}',
    }),
  );
  lastRenewal = renewal.catch(() => undefined);
  const answer = await renewal;
  if (answer.status === 401) return null;
  return ((await answer.json()) as { readonly accessToken: string }).accessToken;
};
const tell = async (token: string, body: object): Promise<number> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch('/v1/me/push-subscriptions', sent)).status;
};
takePushes(self, { accessToken, tell });

// A new worker waits until the page lets it in: parts of the old page that are not loaded yet must stay.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
// The first visit is kept, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

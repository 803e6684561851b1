/**
 * The service worker: the page's own files, so that it starts without network. It touches nothing else: what the API answered is kept by the page
 * itself, by user, where logging out deletes it (campaign/kept.ts).
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ManifestEntry } from 'workbox-build';
import { SCREENS } from '../../src/api/page/routes';

/** What is used of the worker's own world, whose types do not go together with those of pages. */
interface Worker {
  readonly __WB_MANIFEST: (string | ManifestEntry)[];
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void): void;
}
declare const self: Worker;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** The screens only: `/docs` and whatever else is no file of the page comes from the server. */
const SCREEN = new RegExp(`^/((${SCREENS.join('|')})(/.*)?)?(\\?.*)?$`);
const index = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    async (asked) => {
      // A browser may throw caches away and leave the worker.
      return (await matchPrecache('/index.html')) === undefined ? fetch(asked.request) : index(asked);
    },
    { allowlist: [SCREEN] },
  ),
);

// A new worker waits until the page lets it in: parts of the old page that are not loaded yet must stay.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
// The first visit is kept, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

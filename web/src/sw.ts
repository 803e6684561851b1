/**
 * The service worker: the page's own files, so that it starts without network. It touches nothing else: what the API answered is kept by the page
 * itself, by user, where logging out deletes it (campaign/kept.ts).
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
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

/** The screens only: `/docs` and whatever else is no file of the page comes from the server. */
const SCREEN = new RegExp(`^/((${SCREENS.join('|')})(/.*)?)?(\\?.*)?$`);

// Looked up by address alone: as index.html varies by what is accepted, the browser's own request would not find what this worker fetched.
const showPage = async ({ request }: { readonly request: Request }): Promise<Response> => {
  // A browser may throw caches away and leave the worker.
  return (await matchPrecache('/index.html')) ?? fetch(request);
};
registerRoute(new NavigationRoute(showPage, { allowlist: [SCREEN] }));
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

// A new worker waits until the page lets it in: parts of the old page that are not loaded yet must stay.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
// The first visit is kept, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

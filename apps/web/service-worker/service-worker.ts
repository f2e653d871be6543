import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { activateMessage, offlinePath, versionMessage } from './agreement.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the addresses of all built scripts and style sheets, each with its hash. */
declare const __BUILT_ASSETS__: readonly string[];
/** Put in by the build: which build this is. */
declare const __BUILD_VERSION__: string;

const offlineCache = 'offline-page';

// A screen that was opened once, or that is opened for the first time, comes from the phone. Documents, calls and
// pictures are never kept: a document says what is now, and a call may be somebody's own.
cleanupOutdatedCaches();
precacheAndRoute(__BUILT_ASSETS__.map((url) => ({ url, revision: null })));

// The network answers every document. While the worker starts, the browser already asks.
enableNavigationPreload();
const network = new NetworkOnly();
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await network.handle(options);
      } catch {
        return (await caches.match(offlinePath, { cacheName: offlineCache })) ?? Response.error();
      }
    },
    // The pages of games and payments belong to others. What stands behind a question mark is matched as well.
    { allowlist: [/^\/(?:m(?:\/.*)?|register\.html)?(?:\?.*)?$/] },
  ),
);

// Every other navigation passes through as well. The browser has asked already (see above) and would ask a second time
// for what nobody here takes, which the way back from another service (`/wps/session/external/…`) is not good for.
registerRoute(new NavigationRoute(network));

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage());
});

// The first worker takes over the page that brought it. A later one waits until a page says that it may.
clientsClaim();

self.addEventListener('message', (event) => {
  if (event.data === activateMessage) event.waitUntil(self.skipWaiting());
  if (event.data === versionMessage) event.ports[0]?.postMessage(__BUILD_VERSION__);
});

/** Past the browser's own cache, because the merchant may have changed its colours. */
async function keepOfflinePage(): Promise<void> {
  const answer = await fetch(offlinePath, { cache: 'reload' });
  if (!answer.ok) throw new Error('there is no offline page');
  const cache = await caches.open(offlineCache);
  await cache.put(offlinePath, answer);
}

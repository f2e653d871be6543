import { activateMessage, versionMessage } from '../../../service-worker/agreement.ts';
import { trustedWorkerAddress } from '../../ui/trusted-types.ts';

const workerPath = '/service-worker.js';

/** The page comes first: the worker is fetched, and what it keeps, when the page has come to rest. */
const restMs = 3_000;

/** How long the new worker is given to take over before the page is loaded all the same. */
const activationMs = 1_500;

/** A tab that stays open for days asks for a newer version when it is looked at again. */
const updateCheckMs = 3_600_000;

declare global {
  interface Window {
    /** React Router's own; its version changes with every build. */
    readonly __reactRouterManifest?: { readonly version?: string };
  }
}

/** A newer version, downloaded and waiting; `undefined` while this page is of the newest. */
let waiting: ServiceWorker | undefined;

/** The new document is on its way; further taps change nothing. */
let isUpdating = false;

/** F3: whether a newer version waits for this page. */
export function isUpdateWaiting(): boolean {
  return waiting !== undefined;
}

/**
 * Registers the worker that keeps the app's code on the phone, in production builds, once the page has come to rest.
 * Those who have asked to save data are spared what they may never open.
 */
export function startAppUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const start = () => setTimeout(() => void register(), restMs);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(trustedWorkerAddress(workerPath));
    if (registration.waiting !== null) void takeIn(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    watch(registration.installing);
    let checkedAtMs = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAtMs < updateCheckMs) return;
      checkedAtMs = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // Without a worker the site works all the same; private windows and full disks refuse it.
  }
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // The very first worker has nobody to wait for.
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) void takeIn(worker);
  });
}

/** A worker of the page's own build takes over at once; one of another waits for the next change of page. */
async function takeIn(worker: ServiceWorker): Promise<void> {
  const version = await versionOf(worker);
  if (version === window.__reactRouterManifest?.version) {
    worker.postMessage(activateMessage);
    return;
  }
  waiting = worker;
  // For tests, and for anyone who looks.
  document.documentElement.dataset.update = 'waiting';
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(versionMessage, [port2]);
  });
}

/**
 * F3: changes to the newer version by loading `path` afresh, in place of a change of page that the player asked for
 * anyway. Nothing is lost: what a page keeps in forms would have been left behind by the change as well.
 */
export function updateTo(path: string): void {
  if (waiting === undefined || isUpdating) return;
  isUpdating = true;
  const worker = waiting;
  const activated = new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
    setTimeout(resolve, activationMs);
  });
  worker.postMessage(activateMessage);
  void activated.then(() => window.location.assign(path));
}

import { whenItComes } from '@wau/late-scripts/late-source';
import { activateMessage } from '../../../service-worker/agreement.ts';

/** The page comes first: the worker is fetched, and what it keeps, when the page has come to rest. */
const restMs = 3_000;

/** How long the new worker is given to take over before the page is loaded all the same. */
const activationMs = 1_500;

/** A newer version, downloaded and waiting; `undefined` while this page is of the newest. */
let waiting: ServiceWorker | undefined;

/** The new document is on its way; further taps change nothing. */
let isUpdating = false;

/** F3: whether a newer version waits for this page. */
export function isUpdateWaiting(): boolean {
  return waiting !== undefined;
}

/** A worker of another build is here; it takes over with the next change of page. */
function holdUpdate(worker: ServiceWorker): void {
  waiting = worker;
  // For tests, and for anyone who looks.
  document.documentElement.dataset.update = 'waiting';
}

/**
 * Has the worker registered that keeps the app's code on the phone, in production builds, once the page has come to
 * rest. Those who have asked to save data are spared what they may never open.
 */
export function startAppUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const register = () => {
    whenItComes(
      async () => (await import('./register-worker.ts')).registerWorker,
      (registerWorker) => void registerWorker(holdUpdate),
    );
  };
  const start = () => setTimeout(register, restMs);
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

import { whenItComes } from '@wau/late-scripts/late-source';
import { activateMessage, versionMessage } from '../../../service-worker/agreement.ts';
import { trustedWorkerAddress } from '../../ui/operator-html/trusted-types.ts';
import { bringRouteManifest } from '../navigation/route-manifest.ts';

const workerPath = '/service-worker.js';

/** A tab that stays open for days asks for a newer version when it is looked at again. */
const updateCheckMs = 3_600_000;

/** Told of a worker of another build than the page's, which waits. */
type OnUpdate = (worker: ServiceWorker) => void;

/** Registers the worker that keeps the app's code on the phone, and looks out for newer ones. */
export async function registerWorker(onUpdate: OnUpdate): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(trustedWorkerAddress(workerPath));
    if (registration.waiting !== null) takeIn(registration.waiting, onUpdate);
    registration.addEventListener('updatefound', () => watch(registration.installing, onUpdate));
    watch(registration.installing, onUpdate);
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

function watch(worker: ServiceWorker | null, onUpdate: OnUpdate): void {
  worker?.addEventListener('statechange', () => {
    // The very first worker has nobody to wait for.
    if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) takeIn(worker, onUpdate);
  });
}

/** A worker of the page's own build takes over at once; one of another waits for the next change of page. */
function takeIn(worker: ServiceWorker, onUpdate: OnUpdate): void {
  whenItComes(bringRouteManifest, (manifest) => {
    void versionOf(worker).then((version) => {
      if (version === manifest.version) worker.postMessage(activateMessage);
      else onUpdate(worker);
    });
  });
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(versionMessage, [port2]);
  });
}

// @vitest-environment node
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { activateMessage, offlinePath, versionMessage } from './agreement.ts';

/* The worker as browsers run it, over events and caches made of functions. It has one life, so all tests share it. */

const origin = 'https://laut.example';

class LastingEvent extends Event {
  readonly work: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    this.work.push(work);
  }
}

class NavigationEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  answer: Promise<Response> | undefined;

  constructor(path: string, preloaded?: Response) {
    super('fetch');
    // Only a browser makes requests of this mode.
    this.request = Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' });
    this.preloadResponse = Promise.resolve(preloaded);
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

/** Caches by name, each with its answers by address. */
function fakeCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const answers = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, answers);
    return answers;
  };
  return {
    open: async (name: string) => ({
      put: async (path: string, answer: Response) => void cacheOf(name).set(path, answer),
      keys: async () => [],
    }),
    keys: async () => [...kept.keys()],
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      cacheOf(cacheName).get(path)?.clone(),
  };
}

const network = vi.fn<(asked: Request | string, how?: RequestInit) => Promise<Response>>();
const worker = Object.assign(new EventTarget(), {
  skipWaiting: vi.fn(async () => undefined),
  clients: { claim: vi.fn(async () => undefined) },
  registration: { scope: `${origin}/`, navigationPreload: { enable: vi.fn(async () => undefined) } },
  caches: fakeCaches(),
  __WB_DISABLE_DEV_LOGS: true,
});

beforeAll(async () => {
  vi.stubGlobal('self', worker);
  vi.stubGlobal('caches', worker.caches);
  vi.stubGlobal('registration', worker.registration);
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('ExtendableEvent', LastingEvent);
  vi.stubGlobal('FetchEvent', NavigationEvent);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('__BUILT_ASSETS__', []);
  vi.stubGlobal('__BUILD_VERSION__', 'build-7');
  await import('./service-worker.ts');
});
beforeEach(() => vi.clearAllMocks());

/** Tells the worker, and waits for all that it has begun. */
async function tell(event: LastingEvent): Promise<void> {
  worker.dispatchEvent(event);
  await Promise.all(event.work);
}

const say = (data: unknown, ports: readonly { postMessage(answer: unknown): void }[] = []) =>
  tell(Object.assign(new LastingEvent('message'), { data, ports }));

async function visit(path: string, preloaded?: Response): Promise<string> {
  const event = new NavigationEvent(path, preloaded);
  worker.dispatchEvent(event);
  return (await event.answer)?.text() ?? 'not taken';
}

test('HO-09 the page for times without a network comes past the browser’s own cache; without it no worker is installed', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(tell(new LastingEvent('install'))).rejects.toThrow('no offline page');
  network.mockResolvedValueOnce(new Response('you are offline'));
  await tell(new LastingEvent('install'));
  expect(network).toHaveBeenLastCalledWith(offlinePath, { cache: 'reload' });
});

describe('a change of page', () => {
  test.each([
    '/',
    '/?utm_source=poster',
    '/m',
    '/m?from=home-screen',
    '/m/home',
    '/m/help?i=2',
    '/m/register.html?code=K7',
    '/register.html',
    '/register.html?code=K7',
  ])('HO-09 to %s shows without a network that there is none', async (path) => {
    network.mockRejectedValueOnce(new TypeError('no network'));
    expect(await visit(path)).toBe('you are offline');
  });

  test.each([
    '/studio/play/dice',
    '/studio/play/dice?back=/m/home',
    '/wps/session/external/google',
    '/membership',
    '/register.html.txt',
  ])('HO-09 to %s, which is not the app’s, leaves it to the browser to say so', async (path) => {
    network.mockRejectedValueOnce(new TypeError('no network'));
    await expect(visit(path)).rejects.toThrow();
  });

  test.each(['/m/home', '/wps/session/external/google'])(
    'to %s is answered by the network, which is not asked again where the browser has asked',
    async (path) => {
      network.mockResolvedValueOnce(new Response('from the network'));
      expect(await visit(path)).toBe('from the network');
      expect(await visit(path, new Response('asked while the worker started'))).toBe(
        'asked while the worker started',
      );
      expect(network).toHaveBeenCalledOnce();
    },
  );
});

test('F3 a page learns which build the worker is of, and nothing but a page’s word lets a new one take over', async () => {
  const postMessage = vi.fn();
  await say(versionMessage, [{ postMessage }]);
  expect(postMessage.mock.calls).toEqual([['build-7']]);
  await say('hello');
  await say(undefined);
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  await say(activateMessage);
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});

test('HO-09 a worker that begins takes over the pages that are open, and has the browser ask while it starts', async () => {
  await tell(new LastingEvent('activate'));
  expect(worker.clients.claim).toHaveBeenCalledOnce();
  expect(worker.registration.navigationPreload.enable).toHaveBeenCalledOnce();
});

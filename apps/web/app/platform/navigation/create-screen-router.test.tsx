import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScreenRouter } from './create-screen-router.ts';
import type { StartRoute } from './document-start.ts';

const Screen = () => null;
const alive = Promise.resolve();
const reload = vi.fn();

/** The address of a file that a browser would load. */
function file(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

const routes = {
  root: { id: 'root', path: '', module: '' },
  home: { id: 'home', parentId: 'root', path: 'm/home', module: '' },
  help: { id: 'help', parentId: 'root', path: 'm/help', module: file('export const handle = "help"') },
  gone: { id: 'gone', parentId: 'root', path: 'm/gone', module: file('throw new Error("lost")') },
  lost: { id: 'lost', parentId: 'root', path: '*', module: file('export const handle = "unknown"') },
};

const tableOfScreens = file(
  `globalThis.window.__reactRouterManifest = ${JSON.stringify({ version: '1', routes })};`,
);

function openDocument(manifest: string, failedStatus?: number) {
  const start: readonly StartRoute[] = [
    { id: 'root', path: '', isToLoad: false, ...(failedStatus === undefined ? {} : { failedStatus }) },
    { id: 'home', path: 'm/home', isToLoad: false },
  ];
  Object.assign(window, { wauStart: { manifest, routes: start, modules: [{}, { default: Screen }] } });
  return createScreenRouter(() => new RouterContextProvider(), alive);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/m/home');
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/')) throw new TypeError('no network');
    return new Response('');
  });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  for (const name of ['wauStart', '__reactRouterManifest']) Reflect.deleteProperty(window, name);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockReset();
});

const shown = (router: ReturnType<typeof createScreenRouter>) =>
  router.state.matches.map(({ route }) => route.id);

test('the document is shown at once, without the table of all screens', () => {
  const router = openDocument('/assets/never.js');
  expect([router.state.initialized, shown(router)]).toEqual([true, ['root', 'home']]);
  expect(window.__reactRouterManifest).toBeUndefined();
});

test('a change of page learns the other screens, known and unknown ones', async () => {
  const router = openDocument(tableOfScreens);
  await router.navigate('/m/help');
  expect([shown(router), router.state.matches.at(-1)?.route.handle]).toEqual([['root', 'help'], 'help']);
  await router.navigate('/m/nowhere');
  expect([shown(router), router.state.matches.at(-1)?.route.handle]).toEqual([['root', 'lost'], 'unknown']);
  await router.navigate('/m/home');
  expect(shown(router)).toEqual(['root', 'home']);
  expect(reload).not.toHaveBeenCalled();
});

test('F3 where the code of a screen does not come, the page is loaded again, and stays as it is meanwhile', async () => {
  const router = openDocument(tableOfScreens);
  void router.navigate('/m/gone');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(shown(router)).toEqual(['root', 'home']);
});

test('F3 so it is where the table of screens does not come', async () => {
  const router = openDocument('/assets/lost.js');
  void router.navigate('/m/help');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(shown(router)).toEqual(['root', 'home']);
});

test('SH-12 what a loader has failed with on the server is what the page shows', () => {
  const router = openDocument(tableOfScreens, 404);
  expect(router.state.errors).toEqual({ root: { status: 404, statusText: '', internal: false, data: null } });
});

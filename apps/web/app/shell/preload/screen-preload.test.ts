import { afterEach, expect, test, vi } from 'vitest';
import { filesOfScreen, preloadScreen } from './screen-preload.ts';

const manifest = {
  deposit: {
    id: 'deposit',
    path: 'm/voucherCenter',
    module: '/assets/deposit.js',
    imports: ['/assets/shared.js'],
    css: ['/assets/frame.css#'],
  },
  mine: { id: 'mine', path: 'm/mine', module: '/assets/mine.js' },
  shell: { id: 'shell', module: '/assets/shell.js' },
};

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, '__reactRouterManifest');
});

test('F2 the files of a screen are its module and what that imports', () => {
  expect(filesOfScreen(manifest, '/m/voucherCenter')).toEqual([
    '/assets/deposit.js',
    '/assets/shared.js',
    '/assets/frame.css#',
  ]);
  expect(filesOfScreen(manifest, '/m/unknown')).toBeUndefined();
});

test('F2 a screen is ready when all of its files have come, and may be tried again when one has not', async () => {
  Object.assign(window, { __reactRouterManifest: { routes: manifest } });
  let lost = '/assets/shared.js';
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response('', { status: path === lost ? 503 : 200 })),
  );
  const links = () => [...document.head.querySelectorAll('link')];
  const named = () => links().map((link) => `${link.rel} ${link.getAttribute('href')}`);
  const first = preloadScreen('/m/voucherCenter');
  await vi.waitFor(() => expect(links()).toHaveLength(2));
  for (const link of links()) link.dispatchEvent(new Event('load'));
  expect(await first).toBe(false);
  // What has not come is not named to the browser, which would keep it as lost.
  expect(named()).toEqual(['modulepreload /assets/deposit.js', 'prefetch /assets/frame.css#']);
  lost = '';
  const second = preloadScreen('/m/voucherCenter');
  await vi.waitFor(() => expect(links()).toHaveLength(3));
  links().at(-1)?.dispatchEvent(new Event('load'));
  expect(await second).toBe(true);
  expect(await preloadScreen('/m/unknown')).toBe(false);
});

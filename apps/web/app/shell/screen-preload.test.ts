import { afterEach, expect, test } from 'vitest';
import { filesOfScreen, preloadScreen } from './screen-preload.ts';

const manifest = {
  deposit: {
    path: 'm/voucherCenter',
    module: '/assets/deposit.js',
    imports: ['/assets/shared.js'],
    css: ['/assets/frame.css#'],
  },
  mine: { path: 'm/mine', module: '/assets/mine.js' },
  shell: { module: '/assets/shell.js' },
};

afterEach(() => {
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
  const links = () => [...document.head.querySelectorAll('link')];
  const first = preloadScreen('/m/voucherCenter');
  expect(links().map((link) => `${link.rel} ${link.getAttribute('href')}`)).toEqual([
    'modulepreload /assets/deposit.js',
    'modulepreload /assets/shared.js',
    'prefetch /assets/frame.css#',
  ]);
  links()[0]?.dispatchEvent(new Event('load'));
  links()[2]?.dispatchEvent(new Event('load'));
  links()[1]?.dispatchEvent(new Event('error'));
  expect(await first).toBe(false);
  const second = preloadScreen('/m/voucherCenter');
  links().at(-1)?.dispatchEvent(new Event('load'));
  expect(await second).toBe(true);
  expect(await preloadScreen('/m/unknown')).toBe(false);
});

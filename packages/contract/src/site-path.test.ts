import { expect, test } from 'vitest';
import { sitePath } from './site-path.ts';

const pattern = new RegExp(`^${sitePath}$`);

test.each(['/', '/m/home', '/m/promotions?id=1#top', '/assets/gambar-ü.svg', '/m/a%20b', '/a//b'])(
  '%j stays on the site',
  (path) => {
    expect(pattern.test(path)).toBe(true);
  },
);

test.each([
  '',
  'm/home',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\\b',
  '/a b',
  '/\0/x',
  'https://evil.example',
  '/ok\n',
])('%j is no path on the site', (path) => {
  expect(pattern.test(path)).toBe(false);
});

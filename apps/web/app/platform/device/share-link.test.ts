import { afterEach, expect, test, vi } from 'vitest';
import { canShareLinks, shareLink } from './share-link.ts';

afterEach(() => vi.unstubAllGlobals());

const stubShare = (share?: () => Promise<void>) =>
  vi.stubGlobal('navigator', share === undefined ? {} : { share });

test('ME-12 a browser without a sheet shares nothing', async () => {
  stubShare();
  expect(canShareLinks()).toBe(false);
  expect(await shareLink('Wau', 'https://wau.example')).toBe(false);
});

test('ME-12 a sheet that is closed is no failure, one that cannot open is', async () => {
  stubShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(canShareLinks()).toBe(true);
  expect(await shareLink('Wau', 'https://wau.example')).toBe(true);
  stubShare(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await shareLink('Wau', 'https://wau.example')).toBe(false);
});

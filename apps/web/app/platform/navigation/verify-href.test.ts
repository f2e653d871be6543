import { expect, test } from 'vitest';
import { verifyHref } from './verify-href.ts';

const look = { language: 'MY', theme: 'night', base: 'https://wau.example/m/gameRecord' };

test.each([
  ['/studio/verify?round=rnd_1', 'https://wau.example/studio/verify?round=rnd_1&language=MY&theme=night'],
  ['https://games.example/v?language=EN', 'https://games.example/v?language=EN&theme=night'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['http://[', undefined],
])('%j leads to %j', (verifyUrl, href) => {
  expect(verifyHref(verifyUrl, look)).toBe(href);
});

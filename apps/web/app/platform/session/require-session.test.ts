import { expect, test } from 'vitest';
import { loginPathFor, returnPathOf } from './require-session.ts';

test.each([
  ['/m/voucherCenter?amount=1', '/m/voucherCenter?amount=1'],
  ['', '/m/home'],
  ['https://evil.example', '/m/home'],
  ['//evil.example', '/m/home'],
  ['/\\evil.example', '/m/home'],
  ['/m\\..\\x', '/m/home'],
  ['/\t/evil.example', '/m/home'],
  ['/\n/evil.example', '/m/home'],
  ['javascript:alert(1)', '/m/home'],
  ['/m/login?returnTo=/m/login', '/m/home'],
])('AC-24 after login, returnTo=%j leads to %s', (wanted, path) => {
  expect(returnPathOf(new URLSearchParams({ returnTo: wanted }))).toBe(path);
});

test('the page that asked comes back whole', () => {
  const login = new URL(loginPathFor('/m/launchGame?vendor=studio&gameId=dice'), 'http://x');
  expect(returnPathOf(login.searchParams)).toBe('/m/launchGame?vendor=studio&gameId=dice');
});

import type { MerchantCode } from '@wau/contract/ids';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the token stays in the tab, and goes with the session; the site is there for the next login', () => {
  const store = createSessionStore(sessionStorage, localStorage);
  const told = vi.fn();
  store.subscribe(told);
  store.serve('laut' as MerchantCode);
  store.open('token-of-an-operator');
  expect(store.current()).toEqual({ token: 'token-of-an-operator', merchantCode: 'laut' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('token-of-an-operator');
  expect(createSessionStore(sessionStorage, localStorage).current()).toEqual(store.current());
  store.close();
  expect(told).toHaveBeenCalledTimes(3);
  expect(store.current().token).toBeUndefined();
  sessionStorage.clear();
  const next = createSessionStore(sessionStorage, localStorage);
  expect(next.current()).toEqual({});
  expect(next.lastMerchant()).toBe('laut');
  next.serve(undefined);
  expect(next.lastMerchant()).toBeUndefined();
});

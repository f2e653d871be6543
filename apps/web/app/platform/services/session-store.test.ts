import { expect, test, vi } from 'vitest';
import type { ValueStorage } from '../storage/stored-value.ts';
import { createSessionStore, type SessionInfo, sessionInfoOf, sessionKey } from './session-store.ts';

function memoryStorage(
  initial: Record<string, string> = {},
): ValueStorage & { readonly items: Map<string, string> } {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const info: SessionInfo = {
  token: 't',
  merchantCode: 'wau',
  userName: 'aisyah',
  type: 0,
  firstTimeLogin: true,
  mustChangePassword: true,
};

test('AC-06 the session is kept under MC_SESSION_INFO with the documented fields, and restored', () => {
  const storage = memoryStorage();
  createSessionStore(storage).begin(info);
  expect(JSON.parse(storage.items.get(sessionKey) ?? '')).toEqual(info);
  expect(createSessionStore(storage).current()).toEqual(info);
});

test('listeners hear of beginning and end', () => {
  const store = createSessionStore(memoryStorage());
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.begin(info);
  store.end();
  stop();
  store.begin(info);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('AC-21 leaving clears all that the tab stored, expiry only the session', () => {
  const storage = memoryStorage({ wau_unresolved_orders: '{}' });
  const store = createSessionStore(storage);
  store.begin(info);
  store.expire();
  expect([...storage.items.keys()]).toEqual(['wau_unresolved_orders']);
  store.begin(info);
  store.end();
  expect(storage.items.size).toBe(0);
});

test('a page that slept notices that its session was renewed, ended or replaced meanwhile', () => {
  const storage = memoryStorage();
  const asleep = createSessionStore(storage);
  asleep.begin(info);
  expect(asleep.isCurrent()).toBe(true);
  const awake = createSessionStore(storage);
  awake.begin({ ...info, token: 'renewed' });
  expect(asleep.isCurrent()).toBe(false);
  awake.end();
  expect(asleep.isCurrent()).toBe(false);
  expect(awake.isCurrent()).toBe(true);
  expect(createSessionStore(undefined).isCurrent()).toBe(true);
});

test('expiry is told apart from leaving, and told once', () => {
  const store = createSessionStore(memoryStorage());
  const expired = vi.fn();
  store.onExpired(expired);
  store.begin(info);
  store.end();
  expect(expired).not.toHaveBeenCalled();
  store.begin(info);
  store.expire();
  store.expire();
  expect(expired).toHaveBeenCalledOnce();
  expect(store.current()).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '{"token":""}', '{"token":1,"merchantCode":"wau"}'])(
  'a spoilt record %j counts as no session',
  (text) => {
    expect(createSessionStore(memoryStorage({ [sessionKey]: text })).current()).toBeUndefined();
  },
);

test('a browser without storage keeps the session for as long as the page lives', () => {
  const store = createSessionStore(undefined);
  store.begin(info);
  expect(store.current()).toEqual(info);
});

test.each([true, false])(
  'AC-06 AC-19 what the server answers at the login is kept whole, also that it is the first one: %s',
  (firstTimeLogin) => {
    const { type: customerType, ...answer } = { ...info, type: 4, firstTimeLogin };
    expect(sessionInfoOf({ ...answer, customerType })).toEqual({ ...info, type: 4, firstTimeLogin });
  },
);

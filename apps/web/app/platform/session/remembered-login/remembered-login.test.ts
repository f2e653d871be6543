import 'fake-indexeddb/auto';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeCalls, fakeApi } from '../../../../test-support/fake-api.ts';
import { type ApiClient, createApiClient } from '../../api/api-client.ts';
import { isAutoLoginWanted, stopAutoLogin } from './auto-login-switch.ts';
import {
  forgetRememberedLogin,
  isRememberingWanted,
  rememberLogin,
  restoreAutoLogin,
  restoreRememberedLogin,
  updateRememberedPassword,
} from './remembered-login.ts';

const login = {
  type: 'username',
  username: 'aisyah',
  password: 'layang-layang-9',
  countryDialingCode: '',
} as const;

/** A server that keeps a key for each token until it forgets them all, as a logout everywhere does. */
function createKeyKeeper() {
  const keys = new Map<string, string>();
  const text = (letter: string) => btoa(letter.repeat(32)).replaceAll('=', '');
  const calls: FakeCalls = {
    rememberLogin: () => {
      const rememberToken = `t${keys.size}`.padEnd(43, '_');
      const key = text(String.fromCharCode(65 + keys.size));
      keys.set(rememberToken, key);
      return accepted({ rememberToken, key });
    },
    openRememberedLogin: ({ body }) => {
      const key = keys.get((body as { rememberToken: string }).rememberToken);
      return key === undefined ? refused(404, 'remembered.unknown', '') : accepted({ key });
    },
  };
  return { api: apiOf(calls), logoutEverywhere: () => keys.clear() };
}

function apiOf(calls: FakeCalls): ApiClient {
  return createApiClient({ fetch: fakeApi(calls), language: () => 'MY', token: () => undefined });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('AC-05 a remembered login comes back, and stands in storage as documented, its password sealed', async () => {
  const { api } = createKeyKeeper();
  expect(await rememberLogin(api, login)).toBe(true);
  expect(await restoreRememberedLogin(api, 'username')).toEqual(login);
  expect(isRememberingWanted()).toBe(true);
  expect(localStorage.getItem('remPass')).toBe('1');
  const stored = JSON.parse(localStorage.getItem('sass') ?? '');
  expect(stored).toMatchObject({ type: 'username', username: 'aisyah', countryDialingCode: '' });
  const [, encoded = ''] = /^(.+)\.wau$/.exec(stored.password) ?? [];
  const inner = atob(atob(encoded));
  expect(inner).not.toContain(login.password);
  expect(JSON.stringify({ ...localStorage })).not.toContain(btoa(btoa(login.password)));
});

test('AC-05 the device key cannot be read out, and without it the stored password opens nothing', async () => {
  const { api } = createKeyKeeper();
  await rememberLogin(api, login);
  const { openDeviceKey } = await import('./device-key.ts');
  const key = await openDeviceKey();
  expect(key?.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await restoreRememberedLogin(api, 'username')).toEqual({ ...login, password: '' });
});

test('AC-05 logging out everywhere makes the remembered password useless', async () => {
  const { api, logoutEverywhere } = createKeyKeeper();
  await rememberLogin(api, login);
  logoutEverywhere();
  expect(await restoreRememberedLogin(api, 'username')).toEqual({ ...login, password: '' });
  expect(await restoreAutoLogin(api)).toBeUndefined();
});

test('AC-05 each method has its own; a code is not kept', async () => {
  const { api } = createKeyKeeper();
  await rememberLogin(api, login);
  await rememberLogin(api, {
    type: 'sms',
    username: '123456789',
    password: '482913',
    countryDialingCode: '60',
  });
  expect(await restoreRememberedLogin(api, 'sms')).toEqual({
    type: 'sms',
    username: '123456789',
    password: '',
    countryDialingCode: '60',
  });
  expect(await restoreRememberedLogin(api, 'username')).toEqual(login);
  expect(JSON.stringify({ ...localStorage })).not.toContain('482913');
});

test('AC-05 without IndexedDB nothing at all is remembered', async () => {
  const { api } = createKeyKeeper();
  vi.stubGlobal('indexedDB', undefined);
  expect(await rememberLogin(api, login)).toBe(false);
  expect(localStorage.getItem('sass')).toBeNull();
  expect(await restoreRememberedLogin(api, 'username')).toBeUndefined();
});

test('AC-07 the automatic login is remembered beside, and a logout stops it without forgetting the form', async () => {
  const { api } = createKeyKeeper();
  await rememberLogin(api, login);
  expect(isAutoLoginWanted()).toBe(true);
  expect(await restoreAutoLogin(api)).toEqual(login);
  stopAutoLogin();
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(localStorage.getItem('autoSass')).toBeNull();
  expect(localStorage.getItem('autoRemPass')).toBeNull();
  expect(await restoreAutoLogin(api)).toBeUndefined();
  expect(await restoreRememberedLogin(api, 'username')).toEqual(login);
});

test('AC-07 a login by number that is remembered is not the automatic one, and ends the one there was', async () => {
  const { api } = createKeyKeeper();
  await rememberLogin(api, login);
  await rememberLogin(api, {
    type: 'sms',
    username: '123456789',
    password: '482913',
    countryDialingCode: '60',
  });
  expect(isAutoLoginWanted()).toBe(false);
  expect(await restoreAutoLogin(api)).toBeUndefined();
  expect(await restoreRememberedLogin(api, 'username')).toEqual(login);
});

test('AC-07 AC-19 the automatic login follows a change of the password, and does not begin with one', async () => {
  const { api } = createKeyKeeper();
  await rememberLogin(api, login);
  await updateRememberedPassword(api, { userName: 'aisyah', password: 'new-word-8' });
  expect((await restoreAutoLogin(api))?.password).toBe('new-word-8');
  stopAutoLogin();
  await updateRememberedPassword(api, { userName: 'aisyah', password: 'newer-word-9' });
  expect((await restoreRememberedLogin(api, 'username'))?.password).toBe('newer-word-9');
  expect(await restoreAutoLogin(api)).toBeUndefined();
});

test('AC-05 a password whose key cannot be had just now is left empty, and is there the next time', async () => {
  const { api } = createKeyKeeper();
  await rememberLogin(api, login);
  const busy = apiOf({ openRememberedLogin: () => refused(503, 'server.overloaded', '') });
  expect(await restoreRememberedLogin(busy, 'username')).toEqual({ ...login, password: '' });
  await expect(restoreAutoLogin(busy)).rejects.toThrow();
  expect(await restoreRememberedLogin(api, 'username')).toEqual(login);
});

test('AC-19 the remembered password follows a change, for the member who changed it alone', async () => {
  const { api } = createKeyKeeper();
  await rememberLogin(api, login);
  await updateRememberedPassword(api, { userName: 'rahmat', password: 'other-word-7' });
  expect((await restoreRememberedLogin(api, 'username'))?.password).toBe(login.password);
  await updateRememberedPassword(api, { userName: 'Aisyah', password: 'new-word-8' });
  expect((await restoreRememberedLogin(api, 'username'))?.password).toBe('new-word-8');
});

test('AC-05 forgetting leaves nothing, and storage that others have written is no login', async () => {
  const { api } = createKeyKeeper();
  await rememberLogin(api, login);
  forgetRememberedLogin();
  expect(localStorage.getItem('sass')).toBeNull();
  expect(localStorage.getItem('remPass')).toBe('0');
  localStorage.setItem('remPass', '1');
  for (const broken of ['{', '{}', '{"type":"username"}', 'null', '[]']) {
    localStorage.setItem('sass', broken);
    expect(await restoreRememberedLogin(api, 'username')).toBeUndefined();
  }
  localStorage.setItem('sass', JSON.stringify({ ...login, password: 'bm9uc2Vuc2U=.wau' }));
  expect((await restoreRememberedLogin(api, 'username'))?.password).toBe('');
});

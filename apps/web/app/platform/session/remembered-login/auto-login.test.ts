import 'fake-indexeddb/auto';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeCalls, fakeApi } from '../../../../test-support/fake-api.ts';
import { createApiClient } from '../../api/api-client.ts';
import { createSessionStore } from '../../services/session-store.ts';
import { autoLogin } from './auto-login.ts';
import { isAutoLoginWanted } from './auto-login-switch.ts';
import { rememberLogin } from './remembered-login.ts';

const key = btoa('k'.repeat(32)).replaceAll('=', '');
const answer = {
  ...{ token: 'b'.repeat(43), merchantCode: 'wau', userName: 'aisyah' },
  ...{ customerType: 0, firstTimeLogin: false, mustChangePassword: false },
};
const rahmat = {
  ...{
    token: 'r'.repeat(43),
    merchantCode: 'wau',
    userName: 'rahmat',
    type: 0,
    firstTimeLogin: false,
    mustChangePassword: false,
  },
};

function apiOf(calls: FakeCalls) {
  return createApiClient({
    fetch: fakeApi(calls),
    language: () => 'MY',
    token: () => undefined,
    encrypt: (json) => Promise.resolve(json),
  });
}

/** A browser that remembers aisyah. */
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const api = apiOf({ rememberLogin: () => accepted({ rememberToken: 't'.repeat(43), key }) });
  const login = { type: 'username', username: 'aisyah', password: 'layang-9' } as const;
  expect(await rememberLogin(api, { ...login, countryDialingCode: '' })).toBe(true);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['the key is asked for', true],
  ['the login is under way', false],
])(
  'AC-07 whoever logs in by hand while %s stays who they are, and no other session begins',
  async (_when, isEarly) => {
    const session = createSessionStore(undefined);
    const login = vi.fn(() => {
      session.begin(rahmat);
      return accepted(answer);
    });
    const api = apiOf({
      openRememberedLogin: () => {
        if (isEarly) session.begin(rahmat);
        return accepted({ key });
      },
      login,
    });
    expect(await autoLogin(api, session)).toBe(false);
    expect(session.current()).toEqual(rahmat);
    expect(login).toHaveBeenCalledTimes(isEarly ? 0 : 1);
  },
);

test('AC-07 a refusal that comes after a login by hand leaves that login its automatic one', async () => {
  const session = createSessionStore(undefined);
  const api = apiOf({
    openRememberedLogin: () => accepted({ key }),
    login: () => {
      session.begin(rahmat);
      return refused(401, 'login.failed', 'salah');
    },
  });
  expect(await autoLogin(api, session)).toBe(false);
  expect(isAutoLoginWanted()).toBe(true);
});

import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { accepted, foreign, refused } from '@wau/contract/testing/fake-answer';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeAnswer, FakeCalls } from '../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { rememberLogin } from '../../platform/session/remembered-login/remembered-login.ts';
import { AutoLoginOnOpening } from './auto-login-on-opening.tsx';

const key = btoa('k'.repeat(32)).replaceAll('=', '');
const answer = {
  token: 'b'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah',
  customerType: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};

const keyCalls: FakeCalls = {
  rememberLogin: () => accepted({ rememberToken: 't'.repeat(43), key }),
  openRememberedLogin: () => accepted({ key }),
};

const page = { default: () => <AutoLoginOnOpening /> };

/** A browser that remembers aisyah. */
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { api } = renderScreen({ default: () => null }, { path: '/before', calls: keyCalls });
  const login = {
    type: 'username',
    username: 'aisyah',
    password: 'layang-9',
    countryDialingCode: '',
  } as const;
  expect(await rememberLogin(api, login)).toBe(true);
});
afterEach(() => localStorage.clear());

function open(login: () => FakeAnswer<'login'>, session?: typeof fakeSession) {
  return renderScreen(page, {
    path: '/m/home',
    calls: { ...keyCalls, login },
    ...(session === undefined ? {} : { session }),
  });
}

/** A page that is opened now has logged in; so those before it have done whatever they were about to. */
async function laterLogin(): Promise<void> {
  const { session } = open(() => accepted(answer));
  await waitFor(() => expect(session.current()).toBeDefined());
}

test('AC-07 a browser that remembers logs in without being asked', async () => {
  const { session } = open(() => accepted(answer));
  await waitFor(() => expect(session.current()?.userName).toBe('aisyah'));
});

test('AC-07 whoever has a session keeps it', async () => {
  const login = vi.fn(() => accepted(answer));
  const { session } = open(login, { ...fakeSession, userName: 'rahmat' });
  await laterLogin();
  expect(login).not.toHaveBeenCalled();
  expect(session.current()?.userName).toBe('rahmat');
});

test('AC-07 what the server refuses is not tried again', async () => {
  const { session } = open(() => refused(401, 'login.failed', 'salah'));
  await waitFor(() => expect(localStorage.getItem('autoLogin')).toBe('0'));
  expect(session.current()).toBeUndefined();
  expect(screen.queryByText('salah')).toBeNull();
});

test.each([
  ['a server in trouble', () => refused(503, 'server.overloaded', 'sibuk')],
  ['too many attempts for now', () => refused(429, 'login.too.many', 'terlalu banyak')],
  ['an answer that is none', () => foreign(502, '<html>')],
] as const)('AC-07 %s is asked again the next time', async (_what, answerOf) => {
  const login = vi.fn(answerOf);
  open(login);
  await waitFor(() => expect(login).toHaveBeenCalled());
  await laterLogin();
  expect(localStorage.getItem('autoLogin')).toBe('1');
  expect(localStorage.getItem('autoSass')).not.toBeNull();
});

test.each([
  [503, 'server.overloaded'],
  [429, 'rate.limited'],
] as const)(
  'AC-07 a key that cannot be had just now (%i) is asked for again the next time',
  async (status, code) => {
    const openRememberedLogin = vi.fn(() => refused(status, code, 'sibuk'));
    const login = vi.fn(() => accepted(answer));
    renderScreen(page, { path: '/m/home', calls: { openRememberedLogin, login } });
    await waitFor(() => expect(openRememberedLogin).toHaveBeenCalled());
    await laterLogin();
    expect(login).not.toHaveBeenCalled();
    expect(localStorage.getItem('autoLogin')).toBe('1');
    expect(localStorage.getItem('autoSass')).not.toBeNull();
  },
);

test('AC-07 a key that the server has forgotten ends the automatic login', async () => {
  renderScreen(page, {
    path: '/m/home',
    calls: { openRememberedLogin: () => refused(404, 'remembered.unknown', '') },
  });
  await waitFor(() => expect(localStorage.getItem('autoLogin')).toBe('0'));
});

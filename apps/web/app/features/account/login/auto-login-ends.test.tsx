import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as externalScreen from './external-login-screen.tsx';
import * as loginScreen from './login-screen.tsx';

/* AC-07: this device logs aisyah in by itself, and then somebody else logs in on it. */

vi.mock('@wau/browser/passkey-browser', async (original) => ({
  ...(await original<object>()),
  knowsPasskeys: () => true,
  signWithPasskey: async () => ({ id: 'credential' }),
}));

const aisyah = { type: 'username', username: 'aisyah', password: 'c2VhbGVk.wau', countryDialingCode: '' };
const rahmat = {
  token: 'b'.repeat(43),
  merchantCode: 'wau',
  userName: 'rahmat',
  customerType: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};
const key = btoa('k'.repeat(32)).replaceAll('=', '');
const keyCalls: FakeCalls = {
  rememberLogin: () => accepted({ rememberToken: 't'.repeat(43), key }),
  listCountries: () =>
    accepted({ defaultCountry: 'MY', list: [{ code: 'MY', dialingCode: '60', name: 'Malaysia' }] }),
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.setItem('sass', JSON.stringify(aisyah));
  localStorage.setItem('remPass', '1');
  localStorage.setItem('autoSass', JSON.stringify(aisyah));
  localStorage.setItem('autoRemPass', '1');
  localStorage.setItem('autoLogin', '1');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Nobody is logged in by themselves any more; what the form remembers is still there. */
async function expectAutoLoginEnded(): Promise<void> {
  await waitFor(() => expect(localStorage.getItem('autoLogin')).toBe('0'));
  expect(localStorage.getItem('autoSass')).toBeNull();
  expect(localStorage.getItem('autoRemPass')).toBeNull();
  expect(localStorage.getItem('remPass')).toBe('1');
  expect(localStorage.getItem('sass')).toContain('aisyah');
}

function openLogin(calls: FakeCalls) {
  return renderScreen(loginScreen, {
    path: '/m/login',
    flags: { FREEPLAY3: true, MOBILENUMLOGIN3: true },
    calls: { ...keyCalls, ...calls },
  });
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('AC-07 a free trial ends the automatic login of a member', async () => {
  const trial = { ...rahmat, merchantCode: 'wautrial', userName: 'trial_abc', customerType: 4 };
  const { session } = openLogin({
    createTrialAccount: () =>
      accepted({ merchantCode: 'wautrial', userName: 'trial_abc', password: 'p'.repeat(43) }),
    loginTrial: () => accepted(trial),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Cuba percuma' }));
  await waitFor(() => expect(session.current()?.userName).toBe('trial_abc'));
  await expectAutoLoginEnded();
});

test('AC-07 a passkey of another member ends it', async () => {
  const { session } = openLogin({
    startPasskeyLogin: () => accepted({ challenge: 'c' }),
    loginByPasskey: () => accepted(rahmat),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Guna kunci laluan' }));
  await waitFor(() => expect(session.current()?.userName).toBe('rahmat'));
  await expectAutoLoginEnded();
});

test('AC-07 a login by another service ends it', async () => {
  window.location.hash = `#signIn=${'t'.repeat(43)}`;
  const { session } = renderScreen(externalScreen, {
    path: '/m/externalLogin',
    calls: { finishExternalLogin: () => accepted({ returnTo: '/m/home', session: rahmat }) },
  });
  await waitFor(() => expect(session.current()?.userName).toBe('rahmat'));
  await expectAutoLoginEnded();
});

test('AC-07 a login by number ends it, though it is remembered itself: its code is good once', async () => {
  const { session } = openLogin({ login: () => accepted(rahmat) });
  fireEvent.click(screen.getByRole('radio', { name: 'Telefon' }));
  await screen.findByRole('button', { name: 'Kod negara: Malaysia +60' });
  type('Nombor telefon', '0123456789');
  type('Kod SMS', '482913');
  fireEvent.click(screen.getByRole('button', { name: 'Log masuk' }));
  await waitFor(() => expect(session.current()?.userName).toBe('rahmat'));
  await waitFor(() => expect(localStorage.getItem('sass')).toContain('0123456789'));
  await expectAutoLoginEnded();
});

test('AC-07 a remembered login by username takes its place', async () => {
  openLogin({ login: () => accepted(rahmat) });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Nama pengguna').value).toBe('aisyah'));
  type('Nama pengguna', 'rahmat');
  type('Kata laluan', 'layang-layang-9');
  fireEvent.click(screen.getByRole('button', { name: 'Log masuk' }));
  await waitFor(() => expect(localStorage.getItem('autoSass')).toContain('rahmat'));
  expect(localStorage.getItem('autoLogin')).toBe('1');
});

test('AC-19 a code by SMS is not held as the password of the first login', async () => {
  const { firstLoginPasswordOf } = await import('../../../platform/password/first-login-password.ts');
  const { session } = openLogin({
    login: () => accepted({ ...rahmat, firstTimeLogin: true, mustChangePassword: true }),
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Telefon' }));
  await screen.findByRole('button', { name: 'Kod negara: Malaysia +60' });
  type('Nombor telefon', '0123456789');
  type('Kod SMS', '482913');
  fireEvent.click(screen.getByRole('button', { name: 'Log masuk' }));
  await waitFor(() => expect(session.current()?.userName).toBe('rahmat'));
  expect((await screen.findByTestId('path')).textContent).toBe('/m/changePsw');
  expect(firstLoginPasswordOf('rahmat')).toBeUndefined();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeAnswer, FakeCall } from '../../../../test-support/fake-api.ts';
import { fakeRules } from '../../../../test-support/fake-rules.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import {
  firstLoginPasswordOf,
  holdFirstLoginPassword,
} from '../../../platform/password/first-login-password.ts';
import { type AppServices, appServices } from '../../../platform/services/app-services.ts';
import { createSessionStore } from '../../../platform/services/session-store.ts';
import * as changePasswordScreen from './change-password-screen.tsx';

const updateRememberedPassword = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../../../platform/session/remembered-login/remembered-login.ts', () => ({
  updateRememberedPassword,
}));

beforeEach(() => {
  vi.useFakeTimers();
  updateRememberedPassword.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

function renderForm(changePassword: FakeCall<'changePassword'>, session = fakeSession) {
  const call = vi.fn(changePassword);
  const services = renderScreen(changePasswordScreen, {
    path: '/m/changePsw',
    session,
    calls: { changePassword: call, getRegisterValidators: () => accepted(fakeRules()) },
  });
  return { call, services };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = (oldPassword: string, newPassword: string, confirm = newPassword) => {
  if (oldPassword !== '') type('Kata laluan lama', oldPassword);
  type('Kata laluan baharu', newPassword);
  type('Sahkan kata laluan baharu', confirm);
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('AC-19 please wait, then the change is saved for 1 s, then home; the remembered password follows', async () => {
  let answer = (_: FakeAnswer<'changePassword'>): void => undefined;
  const { call, services } = renderForm(() => new Promise((resolve) => (answer = resolve)));
  await pass(0);
  fill('rahsia-lama-1', 'rahsia-baharu-2');
  for (let tap = 0; tap < 5; tap += 1) submit();
  await pass(0);
  expect(screen.getByText('Sila tunggu…')).toBeTruthy();
  await pass(9_999);
  expect(screen.getByText('Sila tunggu…')).toBeTruthy();
  await pass(1);
  expect(screen.queryByText('Sila tunggu…')).toBeNull();
  answer(accepted(null));
  await pass(0);
  expect(call.mock.calls.map(([request]) => request.body)).toEqual([
    {
      oldPassword: 'rahsia-lama-1',
      newPassword: 'rahsia-baharu-2',
      confirmNewPassword: 'rahsia-baharu-2',
    },
  ]);
  expect(screen.getByText('Perubahan disimpan')).toBeTruthy();
  await pass(999);
  expect(screen.getByText('Perubahan disimpan')).toBeTruthy();
  expect(screen.queryByTestId('path')).toBeNull();
  await pass(1);
  expect(screen.getByTestId('path').textContent).toBe('/m/home');
  expect(updateRememberedPassword).toHaveBeenCalledWith(services.api, {
    userName: 'aisyah',
    password: 'rahsia-baharu-2',
  });
});

test('AC-19 a remembered password that cannot follow is no failure of the change', async () => {
  updateRememberedPassword.mockRejectedValueOnce(new Error('storage'));
  renderForm(() => accepted(null));
  await pass(0);
  fill('rahsia-lama-1', 'rahsia-baharu-2');
  submit();
  await pass(1_000);
  expect(screen.getByTestId('path').textContent).toBe('/m/home');
});

test('AC-19 the same password again opens a question with one answer, and nothing is sent', async () => {
  const { call } = renderForm(() => accepted(null));
  await pass(0);
  fill('rahsia-lama-1', 'rahsia-lama-1');
  submit();
  vi.useRealTimers();
  // The dialog's code loads when it is first asked for.
  await screen.findByText('Kata laluan baharu tidak boleh sama dengan kata laluan lama', undefined, {
    timeout: 10_000,
  });
  expect(screen.getAllByRole('button', { name: /OK|Batal/ })).toHaveLength(1);
  expect(call).not.toHaveBeenCalled();
});

test('AC-19 AC-22 each field has its message, and the first wrong one the focus', async () => {
  const { call } = renderForm(() => accepted(null));
  submit();
  // The rules have not come yet.
  expect(screen.getByText('Masukkan kata laluan lama')).toBeTruthy();
  expect(screen.getByText('Masukkan kata laluan baharu')).toBeTruthy();
  await vi.waitFor(() => {
    submit();
    expect(screen.getByText('Peraturan kata laluan')).toBeTruthy();
  });
  expect(screen.getByText('Sekurang-kurangnya 8 aksara').className).toContain('hibiscus');
  expect(screen.getByText('Masukkan kata laluan')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Kata laluan lama'));
  fill('rahsia-lama-1', 'pendek', 'lain');
  submit();
  expect(screen.getByText('Sekurang-kurangnya 8 aksara').className).toContain('hibiscus');
  expect(screen.getByText('Pengesahan kata laluan tidak sepadan')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('AC-19 a wrong old password stands at its field, the word of waiting goes, and what was typed stays', async () => {
  renderForm(() => refused(403, 'password.wrong', 'Kata laluan tidak betul', { field: 'oldPassword' }));
  await pass(0);
  fill('bukan-ini-1', 'rahsia-baharu-2');
  submit();
  await pass(0);
  const old = screen.getByLabelText('Kata laluan lama');
  expect(old.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(old);
  expect(screen.getByText('Kata laluan tidak betul').id).toBe(old.getAttribute('aria-describedby'));
  expect(screen.queryByText('Sila tunggu…')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Kata laluan baharu').value).toBe('rahsia-baharu-2');
  fireEvent.change(old, { target: { value: 'yang-betul-1' } });
  expect(screen.queryByText('Kata laluan tidak betul')).toBeNull();
});

test('AC-19 AC-22 a password is never cut unseen: one that is too long is told its bound', async () => {
  const { call } = renderForm(() => accepted(null));
  await pass(0);
  const long = `rahsia-1${'x'.repeat(57)}`;
  fill('rahsia-lama-1', long);
  expect(screen.getByLabelText<HTMLInputElement>('Kata laluan baharu').maxLength).toBe(-1);
  await vi.waitFor(() => {
    submit();
    expect(screen.getByText('Maksimum 64 aksara')).toBeTruthy();
  });
  expect(call).not.toHaveBeenCalled();
});

test('AC-19 at the first login the old password is not asked for again, and is forgotten afterwards', async () => {
  holdFirstLoginPassword('aisyah', 'diberi-operator-1');
  const { call, services } = renderForm(() => accepted(null), {
    ...fakeSession,
    firstTimeLogin: true,
    mustChangePassword: true,
  });
  await pass(0);
  expect(screen.getByText('Pilih kata laluan sendiri')).toBeTruthy();
  expect(screen.queryByLabelText('Kata laluan lama')).toBeNull();
  fill('', 'rahsia-baharu-2');
  submit();
  await pass(0);
  expect(call.mock.calls[0]?.[0].body).toMatchObject({ oldPassword: 'diberi-operator-1' });
  expect(firstLoginPasswordOf('aisyah')).toBeUndefined();
  // What greets a first login still may.
  expect(services.session.current()).toMatchObject({ firstTimeLogin: true, mustChangePassword: false });
});

test('AC-19 without a session the page is home', () => {
  const session = createSessionStore(undefined);
  const context = new RouterContextProvider();
  context.set(appServices, { session } as AppServices);
  const request = new Request('http://localhost/m/changePsw');
  const load = () => changePasswordScreen.clientLoader({ context, request });
  let thrown: unknown;
  try {
    load();
  } catch (error) {
    thrown = error;
  }
  expect(thrown instanceof Response && thrown.headers.get('Location')).toBe('/m/home');
  session.begin(fakeSession);
  expect(load()).toBeNull();
});

test('AC-19 a session that ends leads home', async () => {
  const { services } = renderForm(() => accepted(null));
  await pass(0);
  act(() => services.session.end());
  await pass(0);
  expect(screen.getByTestId('path').textContent).toBe('/m/home');
});

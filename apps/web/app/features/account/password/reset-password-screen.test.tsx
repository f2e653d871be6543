import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeCall, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeRules } from '../../../../test-support/fake-rules.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import type { SessionInfo } from '../../../platform/services/session-store.ts';
import * as resetPasswordScreen from './reset-password-screen.tsx';

const token = 't'.repeat(43);

afterEach(() => {
  window.location.hash = '';
});

function renderReset(
  hash: string,
  resetPasswordByLink: FakeCall<'resetPasswordByLink'>,
  session?: SessionInfo,
) {
  window.location.hash = hash;
  return renderScreen(resetPasswordScreen, {
    path: '/m/resetPassword',
    calls: { resetPasswordByLink, getRegisterValidators: () => accepted(fakeRules()) },
    ...(session === undefined ? {} : { session }),
  });
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan kata laluan baharu' }));

function fillIn(): void {
  type('Kata laluan baharu', 'layang-layang-9');
  type('Sahkan kata laluan baharu', 'layang-layang-9');
  submit();
}

test('AC-17 the link’s token leaves the address bar, sets the password once, and login follows', async () => {
  const reset = vi.fn((_: FakeRequest) => accepted(null));
  renderReset(`#${token}`, reset);
  await waitFor(() => expect(window.location.hash).toBe(''));
  type('Kata laluan baharu', 'layang-layang-9');
  type('Sahkan kata laluan baharu', 'layang');
  submit();
  expect(screen.getByText('Pengesahan kata laluan tidak sepadan')).toBeTruthy();
  type('Sahkan kata laluan baharu', 'layang-layang-9');
  for (let tap = 0; tap < 5; tap += 1) submit();
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/login'));
  expect(reset.mock.calls.map(([{ body }]) => body)).toEqual([{ token, newPassword: 'layang-layang-9' }]);
});

test('AC-17 a password longer than 64 characters is taken whole by both fields, told so, and not sent', async () => {
  const reset = vi.fn((_: FakeRequest) => accepted(null));
  renderReset(`#${token}`, reset);
  await waitFor(() => expect(window.location.hash).toBe(''));
  const long = `layang-9${'x'.repeat(57)}`;
  for (const label of ['Kata laluan baharu', 'Sahkan kata laluan baharu']) {
    type(label, long);
    expect(screen.getByLabelText<HTMLInputElement>(label).maxLength).toBe(-1);
  }
  submit();
  await screen.findByText('Maksimum 64 aksara');
  expect(screen.queryByText('Pengesahan kata laluan tidak sepadan')).toBeNull();
  expect(reset).not.toHaveBeenCalled();
});

test('AC-17 a link that has been used offers a new one', async () => {
  renderReset(`#${token}`, () => refused(400, 'password.link.invalid', 'Pautan ini sudah digunakan'));
  fillIn();
  await screen.findByText('Pautan ini tidak lagi berfungsi');
  expect(screen.getByRole('link', { name: 'Minta pautan baharu' }).getAttribute('href')).toBe('/m/forget');
});

test('AC-17 an address without a token offers a new link at once', async () => {
  renderReset('', () => accepted(null));
  await screen.findByText('Pautan ini tidak lagi berfungsi');
});

test('AC-17 a link without a token as the server knows them offers a new one, too', async () => {
  renderReset('#cut', () => refused(400, 'request.invalid', 'Permintaan tidak sah'));
  fillIn();
  await screen.findByText('Pautan ini tidak lagi berfungsi');
});

test('AC-17 what has nothing to do with the link leaves the form, and says what it is', async () => {
  renderReset(`#${token}`, () => refused(503, 'server.overloaded', 'Pelayan sibuk seketika'));
  fillIn();
  await screen.findByText('Pelayan sibuk seketika');
  expect(screen.getByLabelText<HTMLInputElement>('Kata laluan baharu').value).toBe('layang-layang-9');
});

test('AC-17 whoever was logged in on this page is logged out with all others', async () => {
  const { session } = renderReset(`#${token}`, () => accepted(null), fakeSession);
  fillIn();
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/login'));
  expect(session.current()).toBeUndefined();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeCall, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeRules } from '../../../../test-support/fake-rules.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as resetPasswordScreen from './reset-password-screen.tsx';

const token = 't'.repeat(43);

afterEach(() => {
  window.location.hash = '';
});

function renderReset(hash: string, resetPasswordByLink: FakeCall<'resetPasswordByLink'>) {
  window.location.hash = hash;
  renderScreen(resetPasswordScreen, {
    path: '/m/resetPassword',
    calls: { resetPasswordByLink, getRegisterValidators: () => accepted(fakeRules()) },
  });
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan kata laluan baharu' }));

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
  type('Kata laluan baharu', 'layang-layang-9');
  type('Sahkan kata laluan baharu', 'layang-layang-9');
  submit();
  await screen.findByText('Pautan ini tidak lagi berfungsi');
  expect(screen.getByRole('link', { name: 'Minta pautan baharu' }).getAttribute('href')).toBe('/m/forget');
});

test('AC-17 an address without a token offers a new link at once', async () => {
  renderReset('', () => accepted(null));
  await screen.findByText('Pautan ini tidak lagi berfungsi');
});

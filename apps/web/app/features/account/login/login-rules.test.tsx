import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import { fakeRules } from '../../../../test-support/fake-rules.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as loginScreen from './login-screen.tsx';

const typeName = (value: string) =>
  fireEvent.change(screen.getByLabelText('Nama pengguna'), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log masuk' }));

test('AC-22 the shared rules are asked for once the form is touched, and hold the login back with their words', async () => {
  const getRegisterValidators = vi.fn(() => accepted(fakeRules({ loginUsername: { maxLength: 8 } })));
  const login = vi.fn(() => refused(401, 'login.failed', 'Tidak betul'));
  renderScreen(loginScreen, { path: '/m/login', calls: { getRegisterValidators, login } });
  submit();
  expect(await screen.findByText('Masukkan nama pengguna anda')).toBeTruthy();
  expect(getRegisterValidators).not.toHaveBeenCalled();
  typeName('a'.repeat(9));
  await waitFor(() => {
    submit();
    expect(screen.getByText('Peraturan nama')).toBeTruthy();
  });
  expect(screen.getByText('Peraturan kata laluan')).toBeTruthy();
  expect(getRegisterValidators).toHaveBeenCalledTimes(1);
  expect(login).not.toHaveBeenCalled();
});

test('AC-22 rules that cannot be had hold nobody back', async () => {
  const login = vi.fn(() => refused(401, 'login.failed', 'Tidak betul'));
  const getRegisterValidators = () => refused(500, 'server.failed', 'Ralat');
  renderScreen(loginScreen, { path: '/m/login', calls: { getRegisterValidators, login } });
  typeName('aisyah');
  fireEvent.change(screen.getByLabelText('Kata laluan'), { target: { value: 'x' } });
  submit();
  expect(await screen.findByText('Tidak betul')).toBeTruthy();
  expect(login).toHaveBeenCalledTimes(1);
});

test('AC-11 a switch of method takes back what was said of the fields of the other one', async () => {
  const countries = { defaultCountry: 'MY', list: [{ code: 'MY', dialingCode: '60', name: 'Malaysia' }] };
  renderScreen(loginScreen, {
    path: '/m/login',
    flags: { MOBILENUMLOGIN3: true },
    calls: { listCountries: () => accepted(countries) },
  });
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  const errors = ['Masukkan nama pengguna anda', 'Sila masukkan kod pengesahan yang sah'];
  submit();
  await screen.findByText('Masukkan nama pengguna anda');
  choose('Telefon');
  await screen.findByRole('button', { name: 'Kod negara: Malaysia +60' });
  submit();
  await screen.findByText('Sila masukkan kod pengesahan yang sah');
  choose('Akaun');
  await screen.findByLabelText('Kata laluan');
  for (const error of errors) expect(screen.queryByText(error)).toBeNull();
  choose('Telefon');
  await screen.findByLabelText('Kod SMS');
  for (const error of errors) expect(screen.queryByText(error)).toBeNull();
});

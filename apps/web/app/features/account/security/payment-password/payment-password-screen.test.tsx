import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import type { FakeCall, FakeRequest, FakeValue } from '../../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../../test-support/render-screen.tsx';
import * as paymentPasswordScreen from './payment-password-screen.tsx';

const config: FakeValue<'getSecurityConfig'> = {
  ...{ hasPaymentPassword: true, hasSecurityQuestions: true, isSecondStepOn: false, recoveryCodeCount: 0 },
  ...{ passkeyCount: 0, bankCardCount: 0, sessionCount: 1, lastLogin: null },
};

const oldLabel = 'Kata laluan pengeluaran sekarang';
const newLabel = 'Kata laluan pengeluaran baharu';
const passwordLabel = 'Kata laluan log masuk';

async function open(given: Partial<typeof config>, set: FakeCall<'setPaymentPassword'>) {
  const setPaymentPassword = vi.fn(set);
  const getSecurityConfig = vi.fn(() => accepted({ ...config, ...given }));
  renderScreen(paymentPasswordScreen, {
    path: '/m/securityCenter/paymentPassword',
    session: fakeSession,
    calls: { getSecurityConfig, setPaymentPassword },
  });
  await screen.findByLabelText(newLabel);
  return { setPaymentPassword, getSecurityConfig };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (name = 'Tukar kata laluan') => fireEvent.click(screen.getByRole('button', { name }));

function fillIn(): void {
  type(newLabel, '482 915');
  type('Sekali lagi', '482915');
  type(passwordLabel, 'layang-9');
}

/** The fields that are marked as wrong. */
const wrongFields = () =>
  [oldLabel, newLabel, 'Sekali lagi', passwordLabel].filter(
    (label) => screen.queryByLabelText(label)?.getAttribute('aria-invalid') === 'true',
  );

test('ME-08 the first withdrawal password asks for no old one; it is told, the overview asked for again and shown', async () => {
  const { setPaymentPassword, getSecurityConfig } = await open(
    { hasPaymentPassword: false },
    ({ body }: FakeRequest) => {
      expect(body).toEqual({
        ...{ loginPassword: 'layang-9', oldPaymentPassword: '', newPaymentPassword: '482915' },
      });
      return accepted(null);
    },
  );
  expect(screen.queryByLabelText(oldLabel)).toBeNull();
  expect(screen.queryByRole('link', { name: /Terlupa/ })).toBeNull();
  fillIn();
  for (let tap = 0; tap < 5; tap += 1) submit('Tetapkan kata laluan');
  await screen.findByText('Kata laluan pengeluaran disimpan');
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/securityCenter'));
  expect(setPaymentPassword).toHaveBeenCalledOnce();
  expect(getSecurityConfig).toHaveBeenCalledTimes(2);
});

test('ME-08 a change sends the withdrawal password of before along', async () => {
  const { setPaymentPassword } = await open({}, () => accepted(null));
  type(oldLabel, '135790');
  fillIn();
  submit();
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/securityCenter'));
  expect(setPaymentPassword.mock.calls[0]?.[0].body).toEqual({
    ...{ loginPassword: 'layang-9', oldPaymentPassword: '135790', newPaymentPassword: '482915' },
  });
});

test('ME-08 what is missing stands at its field, the first of them has the focus, and nothing is sent', async () => {
  const { setPaymentPassword } = await open({}, () => accepted(null));
  submit();
  await waitFor(() => expect(document.activeElement).toBe(field(oldLabel)));
  expect(screen.getAllByText('Masukkan enam digit')).toHaveLength(2);
  expect(screen.getByText('Masukkan kata laluan log masuk anda')).toBeTruthy();
  expect(wrongFields()).toEqual([oldLabel, newLabel, passwordLabel]);
  type(oldLabel, '135790');
  expect(wrongFields()).toEqual([newLabel, passwordLabel]);
  fillIn();
  type('Sekali lagi', '482916');
  submit();
  await screen.findByText('Kedua-dua kata laluan tidak sama');
  expect(wrongFields()).toEqual(['Sekali lagi']);
  expect(setPaymentPassword).not.toHaveBeenCalled();
});

test.each([
  [403, 'payment.password.wrong', 'oldPaymentPassword', oldLabel],
  [400, 'payment.password.weak', 'newPaymentPassword', newLabel],
  [403, 'password.wrong', 'loginPassword', passwordLabel],
] as const)(
  'ME-08 the refusal %i %s of %s stands at “%s”, which has the focus, until something is typed',
  async (status, code, serverField, label) => {
    await open({}, () => refused(status, code, 'Kata laluan ini ditolak', { field: serverField }));
    type(oldLabel, '135790');
    fillIn();
    submit();
    await screen.findByText('Kata laluan ini ditolak');
    expect(wrongFields()).toEqual([label]);
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(field(newLabel).value).toBe('482915');
    type(label, '1');
    expect(screen.queryByText('Kata laluan ini ditolak')).toBeNull();
  },
);

test('ME-08 a refusal of no field stands below them all', async () => {
  await open({}, () => refused(429, 'payment.password.locked', 'Cuba lagi kemudian'));
  type(oldLabel, '135790');
  fillIn();
  submit();
  await screen.findByText('Cuba lagi kemudian');
  expect(wrongFields()).toEqual([]);
});

test('ME-08 where a withdrawal password was set meanwhile, the field for it appears with what the server said of it', async () => {
  let hasPaymentPassword = false;
  const { getSecurityConfig } = await open({ hasPaymentPassword }, () => {
    hasPaymentPassword = true;
    return refused(403, 'payment.password.wrong', 'Kata laluan ini salah', { field: 'oldPaymentPassword' });
  });
  getSecurityConfig.mockImplementation(() => accepted({ ...config, hasPaymentPassword }));
  fillIn();
  submit('Tetapkan kata laluan');
  await screen.findByLabelText(oldLabel);
  expect(screen.getByText('Kata laluan ini salah')).toBeTruthy();
  expect(wrongFields()).toEqual([oldLabel]);
  expect(field(newLabel).value).toBe('482915');
});

test.each([
  [true, 'Terlupa? Jawab soalan keselamatan anda', '/m/securityCenter/resetPayment'],
  [false, 'Terlupa? Tanya khidmat pelanggan', '/m/service'],
])(
  'ME-08 whoever forgot it, with security questions: %s, is led on by “%s”',
  async (hasSecurityQuestions, name, path) => {
    await open({ hasSecurityQuestions }, () => accepted(null));
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  },
);

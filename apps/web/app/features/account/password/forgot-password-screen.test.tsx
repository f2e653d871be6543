import { act, fireEvent, screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeAnswer, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeRules } from '../../../../test-support/fake-rules.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { fieldRulesOf } from '../../../platform/field-rules/load-field-rules.ts';
import { checkEmailForm } from './forgot-password-form.ts';
import * as forgotScreen from './forgot-password-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const countries = {
  list: [
    { code: 'MY', name: 'Malaysia', dialingCode: '60' },
    { code: 'SG', name: 'Singapura', dialingCode: '65' },
  ],
  defaultCountry: 'MY',
};

type Calls = Parameters<typeof renderScreen>[1]['calls'];

const renderForgot = (hasPhone: boolean, calls: Calls) =>
  renderScreen(forgotScreen, {
    path: '/m/forget',
    flags: { PWRESETSMS3: hasPhone },
    calls: {
      listCountries: () => accepted(countries),
      getRegisterValidators: () => accepted(fakeRules()),
      ...calls,
    },
  });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('AC-17 the choice is there only with the setting, phone first; otherwise it is e-mail', () => {
  renderForgot(false, {});
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('E-mel')).toBeTruthy();
});

test('AC-18 with the setting the phone comes first, and the e-mail is a tap away', () => {
  renderForgot(true, {});
  expect(screen.getByLabelText('Nombor telefon')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'E-mel' }));
  expect(screen.getByLabelText('Nama pengguna')).toBeTruthy();
});

test('AC-17 name and address are trimmed; please wait, sent for 1 s, then back', async () => {
  const requests: FakeRequest[] = [];
  let answer = (_: FakeAnswer<'requestPasswordEmail'>): void => undefined;
  renderForgot(false, {
    requestPasswordEmail: (request) => {
      requests.push(request);
      return new Promise((resolve) => (answer = resolve));
    },
  });
  type('Nama pengguna', ' aisyah ');
  type('E-mel', ' aisyah@example.com ');
  for (let tap = 0; tap < 5; tap += 1) press('Dapatkan semula kata laluan');
  await pass(0);
  expect(screen.getByText('Sila tunggu…')).toBeTruthy();
  answer(accepted(null));
  await pass(10);
  expect(screen.queryByText('Sila tunggu…')).toBeNull();
  expect(requests.map(({ body }) => body)).toEqual([{ username: 'aisyah', email: 'aisyah@example.com' }]);
  expect(screen.getByText('Telah dihantar. Sila semak e-mel anda')).toBeTruthy();
  expect(screen.queryByTestId('path')).toBeNull();
  await pass(1_000);
  expect(screen.queryByText('Telah dihantar. Sila semak e-mel anda')).toBeNull();
  expect(screen.getByTestId('path').textContent).toBe('/m/home');
});

test('AC-17 the word of waiting stands for 9,999 ms, however long the answer takes', async () => {
  vi.useFakeTimers();
  renderForgot(false, { requestPasswordEmail: () => new Promise(() => undefined) });
  type('Nama pengguna', 'aisyah');
  type('E-mel', 'aisyah@example.com');
  press('Dapatkan semula kata laluan');
  await pass(0);
  expect(screen.getByText('Sila tunggu…')).toBeTruthy();
  await pass(9_998);
  expect(screen.getByText('Sila tunggu…')).toBeTruthy();
  await pass(1);
  expect(screen.queryByText('Sila tunggu…')).toBeNull();
});

test('AC-17 AC-22 what is missing is said under its field, with the words of the name’s rule, and nothing is sent', async () => {
  const requestPasswordEmail = vi.fn(() => accepted(null));
  let answerRules = (_: FakeAnswer<'getRegisterValidators'>): void => undefined;
  renderForgot(false, {
    requestPasswordEmail,
    getRegisterValidators: () => new Promise((resolve) => (answerRules = resolve)),
  });
  type('E-mel', 'aisyah@example');
  press('Dapatkan semula kata laluan');
  // The rules have not come: the form says that the name is missing.
  expect(screen.getByText('Masukkan nama pengguna anda')).toBeTruthy();
  expect(screen.getByText('Format e-mel salah')).toBeTruthy();
  await vi.waitFor(() => {
    answerRules(accepted(fakeRules({ loginUsername: { maxLength: 8 } })));
    press('Dapatkan semula kata laluan');
    expect(screen.getByText('Peraturan nama')).toBeTruthy();
  });
  type('Nama pengguna', 'a'.repeat(9));
  press('Dapatkan semula kata laluan');
  expect(screen.getByText('Peraturan nama')).toBeTruthy();
  expect(requestPasswordEmail).not.toHaveBeenCalled();
});

test('AC-17 a name that logs in can recover, whatever new names must be like', () => {
  const rules = fieldRulesOf(fakeRules());
  expect(checkEmailForm({ username: ' Nama Lama! ', email: 'a@b.co' }, rules)).toEqual({});
});

test.each([
  ['a@b.co', true],
  [' a@b.co ', true],
  ['a@b', false],
  ['a b@c.de', false],
  [`a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.de`, false],
])('AC-22 the address %s', (email, isRight) => {
  expect(checkEmailForm({ username: 'x', email }, undefined).email === undefined).toBe(isRight);
});

/** Fills the phone form as far as a code that has come. */
async function reachCode(): Promise<void> {
  await vi.waitFor(() => expect(screen.getByText('+60')).toBeTruthy());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan kata laluan baharu' }).disabled).toBe(
    true,
  );
  type('Nombor telefon', '012-345 6789');
  press('Dapatkan kod');
  await vi.waitFor(() => expect(screen.getByRole('timer').textContent).toBe('60s'));
  type('Kod SMS', '12a3456');
  type('Kata laluan baharu', 'layang-layang-9');
}

test('AC-18 a number that is none asks for no code; the code field opens when one was sent', async () => {
  const sendResetCode = vi.fn((_: FakeRequest) => accepted({ expiredMinutes: 1 }));
  renderForgot(true, { sendResetCode });
  await vi.waitFor(() => expect(screen.getByText('+60')).toBeTruthy());
  expect(screen.getByLabelText<HTMLInputElement>('Kod SMS').disabled).toBe(true);
  type('Nombor telefon', '12');
  press('Dapatkan kod');
  await screen.findByText('Nombor sah, sekurang-kurangnya 5 digit');
  expect(sendResetCode).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan kata laluan baharu' }).disabled).toBe(
    true,
  );
  type('Nombor telefon', '12-345 6789');
  press('Dapatkan kod');
  await vi.waitFor(() => expect(screen.getByRole('timer')).toBeTruthy());
  expect(sendResetCode.mock.calls[0]?.[0].body).toEqual({
    mobileNum: '+60123456789',
    countryDialingCode: '60',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Kod SMS').disabled).toBe(false);
});

test('AC-18 a number longer than any is told so, and asks for no code', async () => {
  const sendResetCode = vi.fn((_: FakeRequest) => accepted({ expiredMinutes: 1 }));
  renderForgot(true, { sendResetCode });
  await vi.waitFor(() => expect(screen.getByText('+60')).toBeTruthy());
  type('Nombor telefon', '01234567890123');
  press('Dapatkan kod');
  await screen.findByText('Nombor ini mempunyai terlalu banyak digit');
  expect(sendResetCode).not.toHaveBeenCalled();
});

test('AC-04 AC-18 what was said of the code before goes when another one is sent', async () => {
  renderForgot(true, { sendResetCode: () => accepted({ expiredMinutes: 1 }) });
  await reachCode();
  await pass(61_000);
  type('Kod SMS', '');
  press('Simpan kata laluan baharu');
  const field = () => screen.getByLabelText('Kod SMS');
  await vi.waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  press('Dapatkan kod');
  await vi.waitFor(() => expect(screen.getByRole('timer').textContent).toBe('60s'));
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('AC-18 a password longer than 64 characters is taken whole, told so, and not sent', async () => {
  const resetPasswordByPhone = vi.fn((_: FakeRequest) => accepted(null));
  renderForgot(true, { sendResetCode: () => accepted({ expiredMinutes: 1 }), resetPasswordByPhone });
  await reachCode();
  const long = `layang-9${'x'.repeat(57)}`;
  type('Kata laluan baharu', long);
  expect(screen.getByLabelText<HTMLInputElement>('Kata laluan baharu').value).toBe(long);
  expect(screen.getByLabelText<HTMLInputElement>('Kata laluan baharu').maxLength).toBe(-1);
  press('Simpan kata laluan baharu');
  await screen.findByText('Maksimum 64 aksara');
  expect(resetPasswordByPhone).not.toHaveBeenCalled();
});

test('AC-18 a field that is left says what is wrong, and the button waits until it is right', async () => {
  renderForgot(true, {});
  await vi.waitFor(() => expect(screen.getByText('+60')).toBeTruthy());
  const button = () => screen.getByRole('button', { name: 'Simpan kata laluan baharu' });
  type('Nombor telefon', '12');
  expect(button()).toHaveProperty('disabled', false);
  fireEvent.focusOut(screen.getByLabelText('Nombor telefon'));
  await vi.waitFor(() => {
    expect(screen.getByLabelText('Nombor telefon').getAttribute('aria-invalid')).toBe('true');
  });
  expect(button()).toHaveProperty('disabled', true);
  type('Nombor telefon', '0123456789');
  fireEvent.focusOut(screen.getByLabelText('Nombor telefon'));
  await vi.waitFor(() => expect(button()).toHaveProperty('disabled', false));
});

test('AC-18 the new password logs in with the number as username', async () => {
  const resetPasswordByPhone = vi.fn((_: FakeRequest) => accepted(null));
  const login = vi.fn((_: FakeRequest) =>
    accepted({
      token: 'b'.repeat(43),
      merchantCode: 'wau',
      userName: 'aisyah',
      customerType: 0,
      firstTimeLogin: false,
      mustChangePassword: false,
    }),
  );
  const { session } = renderForgot(true, {
    sendResetCode: () => accepted({ expiredMinutes: 1 }),
    resetPasswordByPhone,
    login,
  });
  await reachCode();
  for (let tap = 0; tap < 5; tap += 1) press('Simpan kata laluan baharu');
  await vi.waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/home'));
  expect(resetPasswordByPhone.mock.calls.map(([{ body }]) => body)).toEqual([
    {
      mobileNum: '+60123456789',
      countryDialingCode: '60',
      verificationCode: '123456',
      newPassword: 'layang-layang-9',
    },
  ]);
  const [[{ body }] = [{ body: undefined }]] = login.mock.calls;
  const sent = JSON.parse((body as { data: string }).data);
  expect(sent).toMatchObject({ type: 'username', username: '+60123456789', password: 'layang-layang-9' });
  expect(session.current()?.userName).toBe('aisyah');
});

test.each([
  ['modify.new.old.same', 409, '', '123456'],
  ['verification.code.wrong', 400, 'layang-layang-9', ''],
  ['server.failed', 500, 'layang-layang-9', ''],
] as const)('AC-18 %s clears the field that it is about', async (code, status, password, messageCode) => {
  renderForgot(true, {
    sendResetCode: () => accepted({ expiredMinutes: 1 }),
    resetPasswordByPhone: () => refused(status, code, 'Ditolak'),
  });
  await reachCode();
  press('Simpan kata laluan baharu');
  await screen.findByText('Ditolak');
  expect(screen.getByLabelText<HTMLInputElement>('Kata laluan baharu').value).toBe(password);
  expect(screen.getByLabelText<HTMLInputElement>('Kod SMS').value).toBe(messageCode);
});

test('AC-18 where the login asks for more than the password, the login page comes', async () => {
  renderForgot(true, {
    sendResetCode: () => accepted({ expiredMinutes: 1 }),
    resetPasswordByPhone: () => accepted(null),
    login: () => refused(400, 'captcha.required', 'Sila masukkan kod', { captcha: true }),
  });
  await reachCode();
  press('Simpan kata laluan baharu');
  await vi.waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/login'));
  expect(screen.getByText('Kata laluan baharu disimpan')).toBeTruthy();
});

import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import type { FakeRequest } from '../../../../test-support/fake-api.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as loginScreen from './login-screen.tsx';

const answer = {
  token: 'b'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah',
  customerType: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};

/** The clear text of an encrypted body; the test client does not encrypt. */
function payloadOf({ body }: FakeRequest): Record<string, unknown> {
  return JSON.parse((body as { data: string }).data);
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log masuk' }));

test('AC-01 AC-24 a member logs in, five taps send once, and the page that asked comes back', async () => {
  const login = vi.fn((request: FakeRequest) => {
    expect(payloadOf(request)).toEqual({
      username: 'aisyah',
      password: ' rahsia ',
      captcha: '',
      type: 'username',
    });
    return accepted(answer);
  });
  const { session } = renderScreen(loginScreen, {
    path: '/m/login',
    url: '/m/login?returnTo=%2Fm%2FgameRecord',
    calls: { login },
  });
  type('Nama pengguna', ' aisyah ');
  type('Kata laluan', ' rahsia ');
  for (let tap = 0; tap < 5; tap += 1) submit();
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/gameRecord'));
  expect(login).toHaveBeenCalledTimes(1);
  expect(session.current()?.token).toBe(answer.token);
});

test('AC-01 the password can be shown, the username cleared', () => {
  renderScreen(loginScreen, { path: '/m/login', calls: {} });
  type('Nama pengguna', 'aisyah');
  fireEvent.click(screen.getByRole('button', { name: 'Kosongkan' }));
  expect(screen.getByLabelText<HTMLInputElement>('Nama pengguna').value).toBe('');
  const password = screen.getByLabelText<HTMLInputElement>('Kata laluan');
  expect(password.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Tunjukkan kata laluan' }));
  expect(password.type).toBe('text');
});

test('AC-01 the page opens at its top, wherever the page before was scrolled to', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderScreen(loginScreen, { path: '/m/login', calls: {} });
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
  scrollTo.mockRestore();
});

test('AC-01 the field of the name takes the longest one that there can be', () => {
  renderScreen(loginScreen, { path: '/m/login', calls: {} });
  expect(screen.getByLabelText<HTMLInputElement>('Nama pengguna').maxLength).toBe(64);
});

test('AC-22 nothing is sent while a field is empty; its message stands under it and it has the focus', async () => {
  const login = vi.fn(() => accepted(answer));
  renderScreen(loginScreen, { path: '/m/login', calls: { login } });
  submit();
  await screen.findByText('Masukkan nama pengguna anda');
  expect(document.activeElement).toBe(screen.getByLabelText('Nama pengguna'));
  expect(login).not.toHaveBeenCalled();
});

test('AC-03 the captcha appears only after the server asks, goes along with its id, and is fresh for each attempt', async () => {
  const attempts: FakeRequest[] = [];
  let pictures = 0;
  renderScreen(loginScreen, {
    path: '/m/login',
    calls: {
      login: (request) => {
        attempts.push(request);
        const message = 'Nama pengguna atau kata laluan salah';
        return refused(401, 'login.failed', message, attempts.length >= 2 ? { captcha: true } : undefined);
      },
      getCaptcha: () => {
        pictures += 1;
        return accepted('aGVsbG8=', { 'Captcha-Id': `cap_${pictures}` });
      },
    },
  });
  type('Nama pengguna', 'aisyah');
  type('Kata laluan', 'salah');
  submit();
  await screen.findByText('Nama pengguna atau kata laluan salah');
  expect(screen.queryByLabelText('Kod')).toBeNull();

  submit();
  const code = await screen.findByLabelText<HTMLInputElement>('Kod');
  await screen.findByAltText('Gambar berisi kod');
  fireEvent.change(code, { target: { value: '12a3456789' } });
  expect(code.value).toBe('123456');
  submit();
  await waitFor(() => expect(attempts).toHaveLength(3));
  expect(attempts[2]?.headers.get('Captcha-Id')).toBe('cap_1');
  expect(payloadOf(attempts[2] as FakeRequest).captcha).toBe('123456');
  await waitFor(() => expect(pictures).toBe(2));
  expect(code.value).toBe('');
  // What was typed otherwise survives the refusal.
  expect(screen.getByLabelText<HTMLInputElement>('Nama pengguna').value).toBe('aisyah');
});

test('AC-11 SH-17 a change of language keeps what was typed and translates the messages', async () => {
  const { language } = renderScreen(loginScreen, { path: '/m/login', calls: {} });
  type('Nama pengguna', 'aisyah');
  submit();
  await screen.findByText('Masukkan kata laluan anda');
  const { loadMessages } = await import('../../../platform/language/load-messages.ts');
  const english = await loadMessages('EN');
  language.speak('EN', english);
  await screen.findByText('Enter your password');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('aisyah');
});

test('AC-11 what the server said in the language before goes with a change of language', async () => {
  const { language } = renderScreen(loginScreen, {
    path: '/m/login',
    calls: { login: () => refused(401, 'login.failed', 'Nama pengguna atau kata laluan salah') },
  });
  type('Nama pengguna', 'aisyah');
  type('Kata laluan', 'salah');
  submit();
  await screen.findByText('Nama pengguna atau kata laluan salah');
  const { loadMessages } = await import('../../../platform/language/load-messages.ts');
  language.speak('EN', await loadMessages('EN'));
  await waitFor(() => expect(screen.queryByText('Nama pengguna atau kata laluan salah')).toBeNull());
});

const countries = accepted({
  defaultCountry: 'MY',
  list: [
    { code: 'JP', dialingCode: '81', name: 'Jepun' },
    { code: 'MY', dialingCode: '60', name: 'Malaysia' },
    { code: 'SG', dialingCode: '65', name: 'Singapura' },
  ],
});

const withSms = { MOBILENUMLOGIN3: true };

test('AC-02 the SMS tab stands only where its flag is on; username is the default', () => {
  renderScreen(loginScreen, { path: '/m/login', calls: {} });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('Nama pengguna')).toBeTruthy();
});

test('AC-02 a number that cannot be one gets no code; a right one gets it, and logs in with it', async () => {
  const sent: unknown[] = [];
  const attempts: FakeRequest[] = [];
  const { session } = renderScreen(loginScreen, {
    path: '/m/login',
    flags: withSms,
    calls: {
      listCountries: () => countries,
      sendLoginCode: ({ body }) => {
        sent.push(body);
        return accepted({ expiredMinutes: 1 });
      },
      login: (request) => {
        attempts.push(request);
        return accepted(answer);
      },
    },
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Telefon' }));
  await screen.findByRole('button', { name: 'Kod negara: Malaysia +60' });
  type('Nombor telefon', '12');
  fireEvent.click(screen.getByRole('button', { name: 'Dapatkan kod' }));
  await screen.findByText('Sila masukkan nombor telefon yang sah');
  expect(sent).toEqual([]);

  type('Nombor telefon', '012-345 6789 sila');
  expect(screen.getByLabelText<HTMLInputElement>('Nombor telefon').value.trim()).toBe('012-345 6789');
  fireEvent.click(screen.getByRole('button', { name: 'Dapatkan kod' }));
  await screen.findByText('60s');
  expect(sent).toEqual([{ mobileNum: '+60123456789', countryDialingCode: '60' }]);

  type('Kod SMS', '482 91312345');
  expect(screen.getByLabelText<HTMLInputElement>('Kod SMS').value).toBe('4829131234');
  submit();
  await waitFor(() => expect(session.current()?.token).toBe(answer.token));
  expect(payloadOf(attempts[0] as FakeRequest)).toEqual({
    type: 'sms',
    username: '012-345 6789',
    password: '4829131234',
    countryDialingCode: '60',
    captcha: '',
  });
});

test('AC-04 what was said of the code before goes when another one is sent', async () => {
  renderScreen(loginScreen, {
    path: '/m/login',
    flags: withSms,
    calls: {
      listCountries: () => countries,
      sendLoginCode: () => accepted({ expiredMinutes: 1 }),
    },
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Telefon' }));
  await screen.findByRole('button', { name: 'Kod negara: Malaysia +60' });
  type('Nombor telefon', '012-345 6789');
  submit();
  await screen.findByText('Sila masukkan kod pengesahan yang sah');
  fireEvent.click(screen.getByRole('button', { name: 'Dapatkan kod' }));
  await screen.findByText('60s');
  expect(screen.queryByText('Sila masukkan kod pengesahan yang sah')).toBeNull();
});

test('AC-11 a switch of method refreshes the captcha that is shown and takes what the device remembers', async () => {
  let pictures = 0;
  renderScreen(loginScreen, {
    path: '/m/login',
    flags: withSms,
    calls: {
      listCountries: () => countries,
      login: () => refused(401, 'login.failed', 'salah', { captcha: true }),
      getCaptcha: () => {
        pictures += 1;
        return accepted('aGVsbG8=', { 'Captcha-Id': `cap_${pictures}` });
      },
    },
  });
  type('Nama pengguna', 'aisyah');
  type('Kata laluan', 'salah');
  submit();
  await screen.findByAltText('Gambar berisi kod');
  expect(pictures).toBe(1);
  localStorage.setItem('remPass', '1');
  localStorage.setItem(
    'sass',
    JSON.stringify({ type: 'sms', username: '123456789', password: '', countryDialingCode: '65' }),
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Telefon' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Nombor telefon').value).toBe('123456789'),
  );
  await screen.findByRole('button', { name: 'Kod negara: Singapura +65' });
  await waitFor(() => expect(pictures).toBe(2));
  expect(screen.queryByText('salah')).toBeNull();
  localStorage.clear();
});

test('AC-11 after a change of language the fields that are filled in are looked at again', async () => {
  const { language } = renderScreen(loginScreen, {
    path: '/m/login',
    flags: withSms,
    calls: { listCountries: () => countries },
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Telefon' }));
  await screen.findByRole('button', { name: 'Kod negara: Malaysia +60' });
  type('Nombor telefon', '12');
  const { loadMessages } = await import('../../../platform/language/load-messages.ts');
  language.speak('EN', await loadMessages('EN'));
  await screen.findByText('Please enter a valid mobile number');
  // What is still empty is not scolded.
  expect(screen.queryByText('Please enter a valid verification code')).toBeNull();
});

test('AC-05 a login that is to be remembered is, and comes back on opening, its password not to be shown', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const key = btoa('k'.repeat(32)).replaceAll('=', '');
  const calls = {
    login: () => accepted(answer),
    rememberLogin: () => accepted({ rememberToken: 't'.repeat(43), key }),
    openRememberedLogin: () => accepted({ key }),
  };
  renderScreen(loginScreen, { path: '/m/login', calls });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ingat kata laluan' }));
  type('Nama pengguna', 'aisyah');
  type('Kata laluan', 'layang-layang-9');
  submit();
  await waitFor(() => expect(localStorage.getItem('sass')).not.toBeNull());
  cleanup();

  renderScreen(loginScreen, { path: '/m/login', calls });
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Kata laluan').value).toBe('layang-layang-9'),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Nama pengguna').value).toBe('aisyah');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ingat kata laluan' }).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Tunjukkan kata laluan' })).toBeTruthy();

  // Logging in without the tick forgets it.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ingat kata laluan' }));
  submit();
  await waitFor(() => expect(localStorage.getItem('sass')).toBeNull());
  localStorage.clear();
});

test('AC-10 the free trial opens an account, keeps its name and goes home; five taps open one', async () => {
  const create = vi.fn(() =>
    accepted({ merchantCode: 'wautrial', userName: 'trial_abc', password: 'p'.repeat(43) }),
  );
  const logInTrial = vi.fn((request: FakeRequest) => {
    expect(request.body).toEqual({ username: 'trial_abc', password: 'p'.repeat(43) });
    return accepted({ ...answer, merchantCode: 'wautrial', customerType: 4, userName: 'trial_abc' });
  });
  const { session } = renderScreen(loginScreen, {
    path: '/m/login',
    flags: { FREEPLAY3: true },
    calls: { createTrialAccount: create, loginTrial: logInTrial },
  });
  const button = screen.getByRole('button', { name: 'Cuba percuma' });
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button);
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/home'));
  expect(session.current()).toMatchObject({ merchantCode: 'wautrial', type: 4, userName: 'trial_abc' });
  expect(sessionStorage.getItem('MC_TRIAL_NAME')).toBe('"trial_abc"');
  expect(create).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
});

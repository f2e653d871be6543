import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accepted, type FakeRequest, refused } from '../../../test-support/fake-api.ts';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import * as loginScreen from './login-screen.tsx';

const answer = {
  token: 'b'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah',
  customerType: 0,
  firstTimeLogin: false,
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
  fireEvent.click(screen.getByRole('button', { name: 'Padam' }));
  expect(screen.getByLabelText<HTMLInputElement>('Nama pengguna').value).toBe('');
  const password = screen.getByLabelText<HTMLInputElement>('Kata laluan');
  expect(password.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Tunjukkan kata laluan' }));
  expect(password.type).toBe('text');
});

test('AC-22 nothing is sent while a field is empty; its message stands under it and it has the focus', () => {
  const login = vi.fn(() => accepted(answer));
  renderScreen(loginScreen, { path: '/m/login', calls: { login } });
  submit();
  expect(screen.getByText('Masukkan nama pengguna anda')).toBeTruthy();
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
  expect(screen.getByText('Masukkan kata laluan anda')).toBeTruthy();
  const { loadMessages } = await import('../../platform/i18n/load-messages.ts');
  const english = await loadMessages('EN');
  language.speak('EN', english);
  await screen.findByText('Enter your password');
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('aisyah');
});

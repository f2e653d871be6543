import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accepted, type FakeRequest, refused } from '../../../test-support/fake-api.ts';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import type { RegisterSettings } from './register-form.ts';
import * as registerScreen from './register-screen.tsx';

const rule = { enabled: true, required: true, pattern: '', message: '', maxLength: 20 };

const settings: RegisterSettings = {
  fields: {
    username: { ...rule, pattern: '^[a-z0-9]{4,16}$', message: 'Guna 4 hingga 16 huruf kecil atau angka' },
    password: { ...rule, pattern: '^.{8,}$', message: 'Sekurang-kurangnya 8 aksara' },
    nickname: { ...rule, required: false },
    email: { ...rule, enabled: false },
  },
  captcha: { enabled: false },
  minimumAgeYears: 21,
  affiliateCode: '',
};

const answer = {
  token: 'c'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah1',
  customerType: 0,
  firstTimeLogin: true,
};

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Daftar' }));

async function open(register: (request: FakeRequest) => ReturnType<typeof accepted>) {
  const services = renderScreen(registerScreen, {
    path: '/m/register',
    calls: { getRegisterSettings: () => accepted(settings), register },
  });
  await screen.findByLabelText('Nama pengguna');
  return services;
}

test('AC-13 fields follow the server’s rules; the first wrong one has the focus; a non-required empty one passes', async () => {
  const register = vi.fn(() => accepted(answer));
  await open(register);
  expect(screen.queryByLabelText(/E-mel/)).toBeNull();
  expect(screen.getByLabelText('Nama panggilan (jika ada)')).toBeTruthy();
  type('Nama pengguna', 'AB');
  type('Kata laluan', 'rahsia-1');
  type('Sahkan kata laluan', 'rahsia-2');
  submit();
  expect(screen.getByText('Guna 4 hingga 16 huruf kecil atau angka')).toBeTruthy();
  expect(screen.getByText('Pengesahan kata laluan tidak sepadan')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nama pengguna'));
  expect(register).not.toHaveBeenCalled();
});

test('AC-15 AC-16 the payload is complete, and the member is logged in and told so', async () => {
  const register = vi.fn((request: FakeRequest) => {
    const payload = JSON.parse((request.body as { data: string }).data);
    expect(payload).toMatchObject({
      username: 'aisyah1',
      registerMethod: 'H5',
      type: 0,
      zalo: '',
      captcha: '',
    });
    return accepted(answer);
  });
  const { session } = await open(register);
  type('Nama pengguna', 'aisyah1');
  type('Kata laluan', 'rahsia-1');
  type('Sahkan kata laluan', 'rahsia-1');
  for (let tap = 0; tap < 5; tap += 1) submit();
  await screen.findByText('Pendaftaran berjaya');
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/home'));
  expect(register).toHaveBeenCalledTimes(1);
  expect(session.current()?.userName).toBe('aisyah1');
});

test('a refusal that concerns one field stands under it, and what was typed stays', async () => {
  await open(() => refused(409, 'register.username.taken', 'Maaf, nama pengguna ini sudah digunakan'));
  type('Nama pengguna', 'aisyah1');
  type('Kata laluan', 'rahsia-1');
  type('Sahkan kata laluan', 'rahsia-1');
  submit();
  await screen.findByText('Maaf, nama pengguna ini sudah digunakan');
  expect(document.activeElement).toBe(screen.getByLabelText('Nama pengguna'));
  expect(screen.getByLabelText<HTMLInputElement>('Kata laluan').value).toBe('rahsia-1');
});

test('AC-12 AC-23 the agreement starts on and names the age; without it the button rests', async () => {
  await open(() => accepted(answer));
  const agreement = screen.getByRole<HTMLInputElement>('checkbox', { name: /21 tahun/ });
  expect(agreement.checked).toBe(true);
  fireEvent.click(agreement);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Daftar' }).disabled).toBe(true);
});

test('rules that cannot be loaded can be asked for again', async () => {
  let asked = 0;
  renderScreen(registerScreen, {
    path: '/m/register',
    calls: {
      getRegisterSettings: () => {
        asked += 1;
        return asked === 1
          ? refused(503, 'server.overloaded', 'Kami sangat sibuk sekarang')
          : accepted(settings);
      },
    },
  });
  await screen.findByText('Kami sangat sibuk sekarang');
  fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
  await screen.findByLabelText('Nama pengguna');
});

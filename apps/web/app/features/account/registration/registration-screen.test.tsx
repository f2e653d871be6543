import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { describe, expect, test, vi } from 'vitest';
import type { FakeRequest } from '../../../../test-support/fake-api.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { keepExternalRegistration } from '../../../platform/external-login/external-registration.ts';
import * as registrationScreen from './registration-screen.tsx';
import {
  answer,
  fillIn,
  isField,
  openRegistration,
  payloadOf,
  rule,
  settings,
  submit,
  typeInto,
} from './testing/open-registration.ts';

test('AC-13 fields follow the server’s rules; the first wrong one has the focus; a non-required empty one passes', async () => {
  const register = vi.fn(() => accepted(answer));
  await openRegistration(register);
  expect(screen.queryByLabelText(/E-mel/)).toBeNull();
  expect(screen.getByLabelText('Nama panggilan (jika ada)')).toBeTruthy();
  typeInto('Nama pengguna', 'AB');
  typeInto('Kata laluan', 'rahsia-1');
  typeInto('Sahkan kata laluan', 'rahsia-2');
  submit();
  expect(screen.getByText('Guna 4 hingga 16 huruf kecil atau angka')).toBeTruthy();
  expect(screen.getByText('Pengesahan kata laluan tidak sepadan')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nama pengguna', isField));
  expect(register).not.toHaveBeenCalled();
});

test('AC-13 an empty required field says the operator’s words, and ours only where the operator has none', async () => {
  await openRegistration(() => accepted(answer), { rules: { line: rule } });
  submit();
  expect(screen.getByText('Guna 4 hingga 16 huruf kecil atau angka')).toBeTruthy();
  expect(screen.getByText('Sekurang-kurangnya 8 aksara')).toBeTruthy();
  // The confirmation has no rule of the operator's, and LINE's says nothing.
  expect(screen.getAllByText('Sila isi ruangan ini')).toHaveLength(2);
});

test('AC-14 the confirmation’s error goes when the password changes', async () => {
  await openRegistration(() => accepted(answer));
  fillIn();
  typeInto('Sahkan kata laluan', 'rahsia-2');
  submit();
  expect(screen.getByText('Pengesahan kata laluan tidak sepadan')).toBeTruthy();
  typeInto('Nama pengguna', 'aisyah2');
  expect(screen.getByText('Pengesahan kata laluan tidak sepadan')).toBeTruthy();
  typeInto('Kata laluan', 'rahsia-2');
  expect(screen.queryByText('Pengesahan kata laluan tidak sepadan')).toBeNull();
});

test('AC-13 a password is never cut unseen: both fields take it whole, and its bound is told', async () => {
  const register = vi.fn(() => accepted(answer));
  await openRegistration(register, { rules: { password: { ...rule, maxLength: 64, message: 'Peraturan' } } });
  fillIn();
  const long = `rahsia-1${'x'.repeat(57)}`;
  for (const label of ['Kata laluan', 'Sahkan kata laluan']) {
    typeInto(label, long);
    expect(screen.getByLabelText<HTMLInputElement>(label).maxLength).toBe(-1);
  }
  submit();
  expect(screen.getByText('Maksimum 64 aksara')).toBeTruthy();
  expect(screen.queryByText('Pengesahan kata laluan tidak sepadan')).toBeNull();
  expect(register).not.toHaveBeenCalled();
});

describe('AC-09 the icons of other services', () => {
  const calls = { listExternalProviders: () => accepted(['google', 'facebook']) };
  const google = { name: 'Teruskan dengan Google' };

  test('show on registration with either way to register, each with its flag', async () => {
    const flags = { GOOGLELOGIN3: true, FACEBOOKLOGIN3: false, MOBILENUMREG3: true };
    await openRegistration(() => accepted(answer), { calls, flags });
    await screen.findByRole('button', google);
    expect(screen.queryByRole('button', { name: 'Teruskan dengan Facebook' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Nombor telefon' }));
    expect(screen.queryByRole('textbox', { name: 'Nama pengguna' })).toBeNull();
    expect(screen.getByRole('button', google)).toBeTruthy();
  });

  test('show where only the number is on', async () => {
    renderScreen(registrationScreen, {
      path: '/m/register',
      flags: { GOOGLELOGIN3: true, USERNAMEREG3: false, MOBILENUMREG3: true },
      calls: { getRegisterSettings: () => accepted(settings), ...calls },
    });
    await screen.findByRole('button', google);
  });

  test('are gone for whoever has just come from such a service', async () => {
    const told = { externalTicket: 't'.repeat(43), nickname: 'Aisyah', email: '' };
    const listExternalProviders = vi.fn(calls.listExternalProviders);
    keepExternalRegistration({ ...told, provider: 'google' });
    await openRegistration(() => accepted(answer), {
      calls: { listExternalProviders },
      flags: { GOOGLELOGIN3: true },
    });
    expect(listExternalProviders).not.toHaveBeenCalled();
    keepExternalRegistration(undefined);
  });
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
  const { session } = await openRegistration(register);
  typeInto('Nama pengguna', 'aisyah1');
  typeInto('Kata laluan', 'rahsia-1');
  typeInto('Sahkan kata laluan', 'rahsia-1');
  for (let tap = 0; tap < 5; tap += 1) submit();
  await screen.findByText('Pendaftaran berjaya');
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/home'));
  expect(register).toHaveBeenCalledTimes(1);
  expect(session.current()?.userName).toBe('aisyah1');
});

test('a refusal that concerns one field stands under it, and what was typed stays', async () => {
  const field = { field: 'username' };
  await openRegistration(() =>
    refused(409, 'register.username.taken', 'Maaf, nama pengguna ini sudah digunakan', field),
  );
  typeInto('Nama pengguna', 'aisyah1');
  typeInto('Kata laluan', 'rahsia-1');
  typeInto('Sahkan kata laluan', 'rahsia-1');
  submit();
  await screen.findByText('Maaf, nama pengguna ini sudah digunakan');
  expect(document.activeElement).toBe(screen.getByLabelText('Nama pengguna', isField));
  expect(screen.getByLabelText<HTMLInputElement>('Kata laluan').value).toBe('rahsia-1');
});

test('AC-12 AC-23 the agreement starts on and names the age; without it the button rests', async () => {
  await openRegistration(() => accepted(answer));
  const agreement = screen.getByRole<HTMLInputElement>('checkbox', { name: /21 tahun/ });
  expect(agreement.checked).toBe(true);
  fireEvent.click(agreement);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Daftar' }).disabled).toBe(true);
});

describe('AC-12 the ways to register', () => {
  const both = { MOBILENUMREG3: true, MOBILENUMPASSREG3: true };

  test('have tabs only where there is a choice', async () => {
    await openRegistration(() => accepted(answer));
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('begin with the name, and a number is registered through its own call', async () => {
    const registerByMobile = vi.fn((request: FakeRequest) => {
      expect(payloadOf(request)).toMatchObject({
        mobileNum: '0123456789',
        username: '',
        password: 'rahsia-1',
      });
      return accepted(answer);
    });
    const register = vi.fn(() => accepted(answer));
    await openRegistration(register, { flags: both, calls: { registerByMobile } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nama pengguna' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Nombor telefon' }));
    expect(screen.queryByRole('textbox', { name: 'Nama pengguna' })).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'Nombor telefon' }), {
      target: { value: '0123456789' },
    });
    typeInto('Kata laluan', 'rahsia-1');
    typeInto('Sahkan kata laluan', 'rahsia-1');
    submit();
    await waitFor(() => expect(registerByMobile).toHaveBeenCalledTimes(1));
    expect(register).not.toHaveBeenCalled();
  });

  test('are the number alone where only that is on', async () => {
    renderScreen(registrationScreen, {
      path: '/m/register',
      flags: { ...both, USERNAMEREG3: false },
      calls: { getRegisterSettings: () => accepted(settings) },
    });
    await screen.findByRole('textbox', { name: 'Nombor telefon' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Nama pengguna' })).toBeNull();
  });

  test('stand below what the merchant says there', async () => {
    const words = { title: 'Daftar kurang seminit', content: '' };
    const text = { id: 'reg', types: ['B'], groupName: 'm_reg', ...words } as const;
    const listAnnouncements = vi.fn(({ query }: FakeRequest) => {
      expect(Object.fromEntries(query)).toEqual({
        types: 'B',
        groupName: 'm_reg',
        platform: 'M',
        merchantCode: 'wau',
      });
      const others = {
        popup: [],
        banners: [],
        player: [],
        hot: [],
        promotion: [],
        footer: { unreadCount: 0 },
      };
      return accepted({ ...others, list: [{ ...text, publishedAt: '2026-11-21T00:00:00Z' }] });
    });
    await openRegistration(() => accepted(answer), { calls: { listAnnouncements } });
    await screen.findByText('Daftar kurang seminit');
  });
});

test('AC-14 with REGMOBVERF3 a code is asked for, and one is sent only to a number that can be one', async () => {
  const sendRegisterCode = vi.fn((request: FakeRequest) => {
    expect(request.body).toEqual({ mobileNo: '0123456789', countryDialingCode: '' });
    return accepted({ expiredMinutes: 1 });
  });
  const country = { code: 'MY', dialingCode: '60', name: 'Malaysia' };
  const listCountries = () => accepted({ defaultCountry: 'MY', list: [country] });
  await openRegistration(() => accepted(answer), {
    flags: { MOBILENUMREG3: true, REGMOBVERF3: true },
    rules: { mobileNum: { ...rule, required: true } },
    calls: { sendRegisterCode, listCountries },
  });
  await screen.findByLabelText('Kod SMS');
  const get = () => fireEvent.click(screen.getByRole('button', { name: 'Dapatkan kod' }));
  typeInto('Nombor telefon', '12');
  get();
  await screen.findByText('Sila masukkan nombor telefon yang sah');
  expect(document.activeElement).toBe(screen.getByLabelText('Nombor telefon', isField));
  typeInto('Nombor telefon', '01234567890123');
  get();
  await screen.findByText('Nombor ini mempunyai terlalu banyak digit');
  expect(sendRegisterCode).not.toHaveBeenCalled();
  typeInto('Nombor telefon', '0123456789');
  // A code of before, and what was said of its absence, are no matter of the one that is sent.
  submit();
  const code = () => screen.getByLabelText<HTMLInputElement>('Kod SMS');
  await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
  get();
  await screen.findByText('60s');
  expect(code().getAttribute('aria-invalid')).toBeNull();
  expect(sendRegisterCode).toHaveBeenCalledTimes(1);
});

test('F1 the same form, sent again because its answer was lost, carries the same key', async () => {
  const keys: (string | null)[] = [];
  await openRegistration((request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return keys.length === 1 ? refused(500, 'server.failed', 'Ada masalah') : accepted(answer);
  });
  fillIn();
  submit();
  await screen.findByText('Ada masalah');
  submit();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('F1 a new code does not make another form of it, another name does', async () => {
  const keys = new Map<string, string | null>();
  const country = { code: 'MY', dialingCode: '60', name: 'Malaysia' };
  await openRegistration(
    (request) => {
      const { username, verificationCode } = payloadOf(request);
      keys.set(`${username} ${verificationCode}`, request.headers.get('Idempotency-Key'));
      return refused(500, 'server.failed', 'Ada masalah');
    },
    {
      flags: { MOBILENUMREG3: true, REGMOBVERF3: true },
      rules: { mobileNum: { ...rule, required: true } },
      calls: { listCountries: () => accepted({ defaultCountry: 'MY', list: [country] }) },
    },
  );
  await screen.findByLabelText('Kod SMS');
  fillIn();
  typeInto('Nombor telefon', '0123456789');
  for (const [name, code] of [
    ['aisyah1', '111111'],
    ['aisyah1', '222222'],
    ['aisyah2', '222222'],
  ] as const) {
    typeInto('Nama pengguna', name);
    typeInto('Kod SMS', code);
    // What is under way takes no second tap.
    await waitFor(() => {
      submit();
      expect(keys.has(`${name} ${code}`)).toBe(true);
    });
  }
  const key = keys.get('aisyah1 111111');
  expect(key).toBeTruthy();
  expect([...keys.values()].map((each) => each === key)).toEqual([true, true, false]);
});

test('AC-13 a field that the operator has just made required appears when the server asks for it', async () => {
  let asksLine = false;
  const getRegisterSettings = () =>
    accepted({ ...settings, fields: { ...settings.fields, ...(asksLine ? { line: rule } : {}) } });
  await openRegistration(
    () => {
      asksLine = true;
      return refused(400, 'register.field.invalid', 'Sila semak ruangan yang ditanda', { field: 'line' });
    },
    { calls: { getRegisterSettings } },
  );
  fillIn();
  submit();
  await screen.findByLabelText('LINE');
});

test('rules that cannot be loaded can be asked for again', async () => {
  let asked = 0;
  renderScreen(registrationScreen, {
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
  await screen.findByLabelText('Nama pengguna', isField);
});

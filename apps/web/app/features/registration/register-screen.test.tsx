import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { accepted, type FakeCalls, type FakeRequest, refused } from '../../../test-support/fake-api.ts';
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
  firstTimeLogin: false,
};

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Daftar' }));

interface Opened {
  readonly calls?: FakeCalls;
  readonly rules?: RegisterSettings['fields'];
  readonly given?: Partial<RegisterSettings>;
  readonly flags?: Parameters<typeof renderScreen>[1]['flags'];
  readonly url?: string;
}

async function open(
  register: (request: FakeRequest) => ReturnType<typeof accepted>,
  { calls = {}, rules = {}, given = {}, flags = {}, url = '/m/register' }: Opened = {},
) {
  const fields = { ...settings.fields, ...rules };
  const services = renderScreen(registerScreen, {
    path: '/m/register',
    url,
    flags,
    calls: { getRegisterSettings: () => accepted({ ...settings, ...given, fields }), register, ...calls },
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
  const field = { field: 'username' };
  await open(() => refused(409, 'register.username.taken', 'Maaf, nama pengguna ini sudah digunakan', field));
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

const payloadOf = (request: FakeRequest) => JSON.parse((request.body as { data: string }).data);

function fillIn(): void {
  type('Nama pengguna', 'aisyah1');
  type('Kata laluan', 'rahsia-1');
  type('Sahkan kata laluan', 'rahsia-1');
}

describe('AC-12 the ways to register', () => {
  const both = { MOBILENUMREG3: true, MOBILENUMPASSREG3: true };

  test('have tabs only where there is a choice', async () => {
    await open(() => accepted(answer));
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
    await open(register, { flags: both, calls: { registerByMobile } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guna nama' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Guna telefon' }));
    expect(screen.queryByRole('textbox', { name: 'Nama pengguna' })).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'Nombor telefon' }), {
      target: { value: '0123456789' },
    });
    type('Kata laluan', 'rahsia-1');
    type('Sahkan kata laluan', 'rahsia-1');
    submit();
    await waitFor(() => expect(registerByMobile).toHaveBeenCalledTimes(1));
    expect(register).not.toHaveBeenCalled();
  });

  test('are the number alone where only that is on', async () => {
    renderScreen(registerScreen, {
      path: '/m/register',
      flags: { ...both, USERNAMEREG3: false },
      calls: { getRegisterSettings: () => accepted(settings) },
    });
    await screen.findByRole('textbox', { name: 'Nombor telefon' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Nama pengguna' })).toBeNull();
  });

  test('stand below what the merchant says there', async () => {
    const text = { id: 'reg', types: ['B'], groupName: 'm_reg', title: 'Daftar kurang seminit', content: '' };
    const listAnnouncements = vi.fn(({ query }: FakeRequest) => {
      expect(Object.fromEntries(query)).toEqual({ types: 'B', groupName: 'm_reg', platform: 'M' });
      return accepted({ list: [{ ...text, publishedAt: '2026-11-21T00:00:00Z' }] });
    });
    await open(() => accepted(answer), { calls: { listAnnouncements } });
    await screen.findByText('Daftar kurang seminit');
  });
});

describe('AC-14 the invitation code', () => {
  const required = { affiliateCode: { ...rule, required: true } };
  const wrong = () =>
    refused(404, 'affiliate.code.invalid', 'Kod jemputan tidak sah', { field: 'affiliateCode' });

  test('is looked up first when it is required; a wrong one has the focus, and nothing is sent', async () => {
    const register = vi.fn(() => accepted(answer));
    const checkAffiliate = vi.fn(wrong);
    await open(register, { rules: required, calls: { checkAffiliate } });
    fillIn();
    type('Kod jemputan', 'NOBODY');
    submit();
    await screen.findByText('Ralat kod jemputan');
    expect(document.activeElement).toBe(screen.getByLabelText('Kod jemputan'));
    expect(checkAffiliate).toHaveBeenCalledTimes(1);
    expect(register).not.toHaveBeenCalled();
  });

  test('is hidden when the link brings one that holds, and sent', async () => {
    const register = vi.fn((request: FakeRequest) => {
      expect(payloadOf(request)).toMatchObject({ affiliateCode: 'LAYANG', recommenderId: 'siti' });
      return accepted(answer);
    });
    const checkAffiliate = ({ query }: FakeRequest) =>
      query.get('code') === 'layang' ? accepted({ affiliateCode: 'LAYANG' }) : wrong();
    const url = '/m/register?affiliateCode=layang&recommenderId=siti';
    await open(register, { rules: required, calls: { checkAffiliate }, url });
    await waitFor(() => expect(screen.queryByLabelText('Kod jemputan')).toBeNull());
    fillIn();
    submit();
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  });

  test('is asked for when the link brings one that does not hold', async () => {
    const calls = { checkAffiliate: wrong };
    await open(() => accepted(answer), { rules: required, calls, url: '/m/register?affiliateCode=gone' });
    await screen.findByLabelText('Kod jemputan');
  });

  test('is hidden when the host brings one, and sent', async () => {
    const register = vi.fn((request: FakeRequest) => {
      expect(payloadOf(request)).toMatchObject({ affiliateCode: 'LAYANG' });
      return accepted(answer);
    });
    await open(register, { rules: required, given: { affiliateCode: 'LAYANG' } });
    expect(screen.queryByLabelText('Kod jemputan')).toBeNull();
    fillIn();
    submit();
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  });
});

test('AC-14 with REGMOBVERF3 a code is asked for, and one is sent only to a number that can be one', async () => {
  const sendRegisterCode = vi.fn((request: FakeRequest) => {
    expect(request.body).toEqual({ mobileNo: '0123456789', countryDialingCode: '' });
    return accepted({ expiredMinutes: 1 });
  });
  const country = { code: 'MY', dialingCode: '60', name: 'Malaysia' };
  const listCountries = () => accepted({ defaultCountry: 'MY', list: [country] });
  await open(() => accepted(answer), {
    flags: { REGMOBVERF3: true },
    rules: { mobileNum: { ...rule, required: true } },
    calls: { sendRegisterCode, listCountries },
  });
  await screen.findByLabelText('Kod SMS');
  const get = () => fireEvent.click(screen.getByRole('button', { name: 'Dapatkan kod' }));
  type('Nombor telefon', '12');
  get();
  await screen.findByText('Sila masukkan nombor telefon bimbit yang sah');
  expect(document.activeElement).toBe(screen.getByLabelText('Nombor telefon'));
  expect(sendRegisterCode).not.toHaveBeenCalled();
  type('Nombor telefon', '0123456789');
  get();
  await screen.findByText('60s');
  expect(sendRegisterCode).toHaveBeenCalledTimes(1);
});

test('F1 the same form, sent again because its answer was lost, carries the same key', async () => {
  const keys: (string | null)[] = [];
  await open((request) => {
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

test('AC-13 a field that the operator has just made required appears when the server asks for it', async () => {
  let asksLine = false;
  const getRegisterSettings = () =>
    accepted({ ...settings, fields: { ...settings.fields, ...(asksLine ? { line: rule } : {}) } });
  await open(
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

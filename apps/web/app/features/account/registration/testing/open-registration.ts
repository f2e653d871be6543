import { fireEvent, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import type { FakeCall, FakeCalls, FakeRequest } from '../../../../../test-support/fake-api.ts';
import { renderScreen } from '../../../../../test-support/render-screen.tsx';
import type { RegistrationSettings } from '../registration-form.ts';
import * as registrationScreen from '../registration-screen.tsx';

export const rule = { enabled: true, required: true, pattern: '', message: '', maxLength: 20 };

export const settings: RegistrationSettings = {
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

export const answer = {
  token: 'c'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah1',
  customerType: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};

/** A way to register may be called like the field that it asks for: a choice is no field. */
export const isField = { selector: 'input:not([type=radio])' };

export function typeInto(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label, isField), { target: { value } });
}

export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Daftar' }));

interface Opened {
  readonly calls?: FakeCalls;
  readonly rules?: RegistrationSettings['fields'];
  readonly given?: Partial<RegistrationSettings>;
  readonly flags?: Parameters<typeof renderScreen>[1]['flags'];
  readonly url?: string;
}

export async function openRegistration(
  register: FakeCall<'register'>,
  { calls = {}, rules = {}, given = {}, flags = {}, url = '/m/register' }: Opened = {},
) {
  const fields = { ...settings.fields, ...rules };
  const services = renderScreen(registrationScreen, {
    path: '/m/register',
    url,
    flags,
    calls: { getRegisterSettings: () => accepted({ ...settings, ...given, fields }), register, ...calls },
  });
  await screen.findByLabelText('Nama pengguna', isField);
  return services;
}

export const payloadOf = (request: FakeRequest) => JSON.parse((request.body as { data: string }).data);

export function fillIn(): void {
  typeInto('Nama pengguna', 'aisyah1');
  typeInto('Kata laluan', 'rahsia-1');
  typeInto('Sahkan kata laluan', 'rahsia-1');
}

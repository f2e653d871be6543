import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeAnswer } from '../../../../test-support/fake-api.ts';
import {
  fakePhoneVerification,
  rightPhoneCode,
  startFakePhoneService,
} from '../../../../test-support/fake-phone-service.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as registrationScreen from './registration-screen.tsx';
import { isField } from './testing/open-registration.ts';

/* AC-08: a registration whose number is confirmed by an outside service. */

afterEach(() => vi.unstubAllGlobals());

const rule = { enabled: true, required: true, pattern: '', message: '', maxLength: 20 };
const answer = {
  token: 'c'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah1',
  customerType: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};

async function open(register: () => FakeAnswer<'register'>) {
  const attempts: Record<string, unknown>[] = [];
  const keys: (string | null)[] = [];
  const services = renderScreen(registrationScreen, {
    path: '/m/register',
    flags: { MOBILENUMREG3: true, REGMOBVERF3: true },
    site: { phoneVerification: fakePhoneVerification },
    calls: {
      getRegisterSettings: () =>
        accepted({
          fields: { username: rule, password: rule, mobileNum: rule },
          captcha: { enabled: false },
          minimumAgeYears: 18,
          affiliateCode: '',
        }),
      listCountries: () =>
        accepted({ defaultCountry: 'MY', list: [{ code: 'MY', dialingCode: '60', name: 'Malaysia' }] }),
      register: ({ body, headers }) => {
        attempts.push(JSON.parse((body as { data: string }).data));
        keys.push(headers.get('Idempotency-Key'));
        return register();
      },
    },
  });
  await screen.findByLabelText('Nama pengguna', isField);
  type('Nama pengguna', 'aisyah1');
  type('Kata laluan', 'rahsia-1');
  type('Sahkan kata laluan', 'rahsia-1');
  type('Nombor telefon', '0123456789');
  return { ...services, attempts, keys };
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label, isField), { target: { value } });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Daftar' }));

async function typeSentCode(code: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Dapatkan kod' }));
  await screen.findByText('60s');
  type('Kod SMS', code);
}

test('AC-08 a registration that was refused for another field is sent again with the same word of the service', async () => {
  const service = startFakePhoneService();
  const { attempts, keys, session } = await open(() => {
    if (attempts.length === 1) return refused(500, 'server.failed', 'Ada masalah');
    return attempts.length === 2
      ? refused(409, 'register.username.taken', 'Nama digunakan', { field: 'username' })
      : accepted(answer);
  });
  await typeSentCode(rightPhoneCode);
  submit();
  await screen.findByText('Ada masalah');
  submit();
  await screen.findByText('Nama digunakan');
  type('Nama pengguna', 'aisyah2');
  submit();
  await waitFor(() => expect(session.current()?.token).toBe(answer.token));
  expect(attempts.map(({ firebaseChannel, firebaseIdToken }) => [firebaseChannel, firebaseIdToken])).toEqual(
    Array(3).fill(['sms', 'word.of.1']),
  );
  expect(service.checked).toBe(1);
  // What was sent again unchanged, because its answer was lost, is one registration.
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('AC-08 a wrong code, and a service that does not answer, are told apart under the field', async () => {
  const service = startFakePhoneService();
  const { attempts, session } = await open(() => accepted(answer));
  await typeSentCode('111111');
  submit();
  await screen.findByText('Sila masukkan kod pengesahan yang sah');
  service.fails = true;
  type('Kod SMS', rightPhoneCode);
  submit();
  await screen.findByText('Pelayan tidak dapat dihubungi. Sila cuba lagi.');
  expect(attempts).toEqual([]);
  service.fails = false;
  submit();
  await waitFor(() => expect(session.current()?.token).toBe(answer.token));
});

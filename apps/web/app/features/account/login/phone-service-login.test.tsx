import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeAnswer, FakeRequest } from '../../../../test-support/fake-api.ts';
import {
  fakePhoneVerification,
  rightPhoneCode,
  startFakePhoneService,
} from '../../../../test-support/fake-phone-service.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as loginScreen from './login-screen.tsx';

/* AC-08: the login by number where an outside service sends and checks the code. */

afterEach(() => vi.unstubAllGlobals());

const answer = {
  token: 'b'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah',
  customerType: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};

async function openSms(login: (request: FakeRequest) => FakeAnswer<'login'>) {
  const attempts: Record<string, unknown>[] = [];
  const sendLoginCode = vi.fn(() => accepted({ expiredMinutes: 1 }));
  const services = renderScreen(loginScreen, {
    path: '/m/login',
    flags: { MOBILENUMLOGIN3: true },
    site: { phoneVerification: fakePhoneVerification },
    calls: {
      listCountries: () =>
        accepted({ defaultCountry: 'MY', list: [{ code: 'MY', dialingCode: '60', name: 'Malaysia' }] }),
      getCaptcha: () => accepted('aGVsbG8=', { 'Captcha-Id': 'cap_1' }),
      sendLoginCode,
      login: (request) => {
        attempts.push(JSON.parse((request.body as { data: string }).data));
        return login(request);
      },
    },
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Telefon' }));
  await screen.findByRole('button', { name: 'Kod negara: Malaysia +60' });
  type('Nombor telefon', '012-345 6789');
  return { ...services, attempts, sendLoginCode };
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const button = () => screen.getByRole('button', { name: 'Log masuk' });
const submit = () => fireEvent.click(button());
const askForCode = () => fireEvent.click(screen.getByRole('button', { name: 'Dapatkan kod' }));
/** The form has taken the tap and is done with it. */
const settled = () =>
  waitFor(() => {
    expect(button().getAttribute('aria-busy')).toBeNull();
  });

test('AC-08 the code goes through the service alone, and the payload is the variant with its word for the number', async () => {
  startFakePhoneService();
  const { attempts, sendLoginCode, session } = await openSms(() => accepted(answer));
  askForCode();
  await screen.findByText('60s');
  type('Kod SMS', rightPhoneCode);
  submit();
  await waitFor(() => expect(session.current()?.token).toBe(answer.token));
  expect(attempts).toEqual([
    {
      type: 'firebase',
      username: '012-345 6789',
      password: rightPhoneCode,
      captcha: '',
      firebaseChannel: 'sms',
      firebaseIdToken: 'word.of.1',
      firebaseMobileNo: '012-345 6789',
      countryDialingCode: '60',
    },
  ]);
  expect(sendLoginCode).not.toHaveBeenCalled();
});

test('AC-08 after a refusal that asks for a captcha the same code logs in, without being checked twice', async () => {
  const service = startFakePhoneService();
  const { attempts, session } = await openSms(() =>
    attempts.length === 1
      ? refused(400, 'captcha.required', 'Masukkan kod', { captcha: true })
      : accepted(answer),
  );
  askForCode();
  await screen.findByText('60s');
  type('Kod SMS', rightPhoneCode);
  submit();
  await screen.findByLabelText('Kod');
  type('Kod', '12345');
  submit();
  await waitFor(() => expect(session.current()?.token).toBe(answer.token));
  expect(attempts.map(({ firebaseIdToken, captcha }) => [firebaseIdToken, captcha])).toEqual([
    ['word.of.1', ''],
    ['word.of.1', '12345'],
  ]);
  expect(service.checked).toBe(1);
});

test('AC-08 a wrong code abandons the login without a word, and the right one still logs in', async () => {
  const service = startFakePhoneService();
  const { attempts, session } = await openSms(() => accepted(answer));
  askForCode();
  await screen.findByText('60s');
  type('Kod SMS', '111111');
  submit();
  await waitFor(() => expect(service.checked).toBe(1));
  await settled();
  expect(attempts).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByLabelText('Kod SMS').getAttribute('aria-invalid')).not.toBe('true');
  type('Kod SMS', rightPhoneCode);
  submit();
  await waitFor(() => expect(session.current()?.token).toBe(answer.token));
});

test('AC-08 a code that the service does not send is not spoken of; the word of the sending goes', async () => {
  const service = startFakePhoneService();
  service.fails = true;
  await openSms(() => accepted(answer));
  askForCode();
  await screen.findByText('SMS sedang dihantar…');
  await waitFor(() => expect(screen.queryByText('SMS sedang dihantar…')).toBeNull());
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Dapatkan kod' })).toBeTruthy();
});

test('AC-08 a service that cannot be reached when the code is checked is told to the player', async () => {
  const service = startFakePhoneService();
  const { attempts, session } = await openSms(() => accepted(answer));
  askForCode();
  await screen.findByText('60s');
  type('Kod SMS', rightPhoneCode);
  service.fails = true;
  submit();
  await screen.findByText('Pelayan tidak dapat dihubungi. Sila cuba lagi.');
  expect(attempts).toEqual([]);
  service.fails = false;
  submit();
  await waitFor(() => expect(session.current()?.token).toBe(answer.token));
});

test('AC-08 a code is asked for when none has gone to the number in the form', async () => {
  const service = startFakePhoneService();
  const { attempts } = await openSms(() => accepted(answer));
  askForCode();
  await screen.findByText('60s');
  type('Nombor telefon', '017-222 3344');
  type('Kod SMS', rightPhoneCode);
  submit();
  await screen.findByText('Sila masukkan kod pengesahan yang sah');
  expect(document.activeElement).toBe(screen.getByLabelText('Kod SMS'));
  expect(service.checked).toBe(0);
  expect(attempts).toEqual([]);
});

test('AC-08 the server’s refusal of the word stands under the code', async () => {
  startFakePhoneService();
  const { attempts } = await openSms(() =>
    refused(401, 'firebase.token.invalid', 'Kod pengesahan salah', { field: 'firebaseIdToken' }),
  );
  askForCode();
  await screen.findByText('60s');
  type('Kod SMS', rightPhoneCode);
  submit();
  await screen.findByText('Kod pengesahan salah');
  expect(attempts).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Kod SMS'));
});

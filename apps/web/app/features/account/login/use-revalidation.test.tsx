import { act, fireEvent, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { loadMessages } from '../../../platform/language/load-messages.ts';
import { readMobileNumber } from '../../../platform/mobile-number/read-mobile-number.ts';
import * as loginScreen from './login-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The form by number with one that cannot be right, all code loaded, and the clock in the test's hands. */
async function openForm() {
  const texts = { MY: await loadMessages('MY'), EN: await loadMessages('EN') };
  await readMobileNumber('12', 'MY');
  const { language } = renderScreen(loginScreen, {
    path: '/m/login',
    flags: { MOBILENUMLOGIN3: true },
    calls: {
      listCountries: () =>
        accepted({ defaultCountry: 'MY', list: [{ code: 'MY', dialingCode: '60', name: 'Malaysia' }] }),
    },
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Telefon' }));
  await screen.findByRole('button', { name: 'Kod negara: Malaysia +60' });
  fireEvent.change(screen.getByLabelText('Nombor telefon'), { target: { value: '12' } });
  vi.useFakeTimers();
  return { speak: (code: 'MY' | 'EN') => act(async () => language.speak(code, texts[code])) };
}

const wrongNumber = () => screen.queryByText('Please enter a valid mobile number');

test('AC-11 fields that are filled in are looked at again 200 ms after a change of language, not before', async () => {
  const { speak } = await openForm();
  await pass(1_000);
  expect(screen.queryByText('Sila masukkan nombor telefon yang sah')).toBeNull();
  await speak('EN');
  await pass(199);
  expect(wrongNumber()).toBeNull();
  await pass(1);
  expect(wrongNumber()).not.toBeNull();
  // What is still empty is not scolded.
  expect(screen.queryByText('Please enter a valid verification code')).toBeNull();
});

test('AC-11 one change after another is waited for: the 200 ms run from the last', async () => {
  const { speak } = await openForm();
  await speak('EN');
  await pass(100);
  await speak('MY');
  await pass(50);
  await speak('EN');
  await pass(199);
  expect(wrongNumber()).toBeNull();
  await pass(1);
  expect(wrongNumber()).not.toBeNull();
});

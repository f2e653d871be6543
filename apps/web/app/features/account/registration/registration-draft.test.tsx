import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { keepExternalRegistration } from '../../../platform/external-login/external-registration.ts';
import * as registrationScreen from './registration-screen.tsx';
import { isField, rule, settings, typeInto } from './testing/open-registration.ts';

/** The registration, which can be left for another page and come back to. */
function Pages() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Halaman lain
      </button>
      {isOpen ? <registrationScreen.default /> : <p>Peraturan</p>}
    </>
  );
}

afterEach(() => keepExternalRegistration(undefined));

test('what was typed is there again for whoever comes back, but for the captcha, which is good once', async () => {
  let pictures = 0;
  renderScreen(
    { ...registrationScreen, default: Pages },
    {
      path: '/m/register',
      calls: {
        getRegisterSettings: () => accepted({ ...settings, captcha: { enabled: true } }),
        getCaptcha: () => {
          pictures += 1;
          return accepted('aGVsbG8=', { 'Captcha-Id': `cap_${pictures}` });
        },
      },
    },
  );
  const typedInto = (label: string) => screen.getByLabelText<HTMLInputElement>(label, isField).value;
  await screen.findByLabelText('Kod', isField);
  await waitFor(() => expect(pictures).toBe(1));
  typeInto('Nama pengguna', 'aisyah1');
  typeInto('Kata laluan', 'rahsia-1');
  typeInto('Kod', '12345');
  expect(typedInto('Kod')).toBe('12345');
  const turn = () => fireEvent.click(screen.getByRole('button', { name: 'Halaman lain' }));
  turn();
  await screen.findByText('Peraturan');
  turn();
  await screen.findByLabelText('Kod', isField);
  expect(typedInto('Nama pengguna')).toBe('aisyah1');
  expect(typedInto('Kata laluan')).toBe('rahsia-1');
  expect(typedInto('Kod')).toBe('');
});

test.each([
  ['', '', 'Aisyah', 'aisyah@mail.example'],
  ['Kak Aisyah', '', 'Kak Aisyah', 'aisyah@mail.example'],
  ['', 'sendiri@mail.example', 'Aisyah', 'sendiri@mail.example'],
])(
  'AC-09 a visitor who wrote %j and %j, and then comes from another service, finds %s and %s: their own words stay',
  async (...row) => {
    const [ownNickname, ownEmail, nickname, email] = row;
    const fields = { ...settings.fields, email: { ...rule, required: false } };
    renderScreen(
      { ...registrationScreen, default: Pages },
      { path: '/m/register', calls: { getRegisterSettings: () => accepted({ ...settings, fields }) } },
    );
    const labels = ['Nama panggilan (jika ada)', 'E-mel (jika ada)'] as const;
    const turn = () => fireEvent.click(screen.getByRole('button', { name: 'Halaman lain' }));
    await screen.findByLabelText(labels[0], isField);
    typeInto(labels[0], ownNickname);
    typeInto(labels[1], ownEmail);
    turn();
    await screen.findByText('Peraturan');
    const told = { nickname: 'Aisyah', email: 'aisyah@mail.example' };
    keepExternalRegistration({ externalTicket: 't'.repeat(43), provider: 'google', ...told });
    turn();
    await screen.findByLabelText(labels[0], isField);
    const shown = () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label, isField).value);
    await waitFor(() => expect(shown()).toEqual([nickname, email]));
  },
);

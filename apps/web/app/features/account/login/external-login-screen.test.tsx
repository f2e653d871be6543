import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import {
  externalRegistration,
  keepExternalRegistration,
} from '../../../platform/external-login/external-registration.ts';
import * as externalLoginScreen from './external-login-screen.tsx';

const ticket = 't'.repeat(43);
const { type: customerType, ...session } = fakeSession;

/** The service leads back with its outcome in the fragment of the address. */
function open(fragment: string, calls: FakeCalls = {}) {
  history.replaceState(null, '', `/m/external#${fragment}`);
  return renderScreen(externalLoginScreen, { path: '/m/external', calls });
}

afterEach(() => {
  history.replaceState(null, '', '/');
  keepExternalRegistration(undefined);
});

const leadsTo = (path: string) => waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path));

test.each([
  ['signIn=cancelled', 'Anda membatalkan log masuk', 'Log masuk', '/m/login'],
  ['signIn=failed', 'Perkhidmatan itu tidak dapat mengesahkan anda. Sila cuba lagi', 'Log masuk', '/m/login'],
  ['', 'Masa telah tamat. Sila mula semula', 'Log masuk', '/m/login'],
  ['link=cancelled', 'Anda membatalkan log masuk', 'Akaun yang disambungkan', '/m/securityCenter/external'],
  [
    'link=expired',
    'Masa telah tamat. Sila mula semula',
    'Akaun yang disambungkan',
    '/m/securityCenter/external',
  ],
])(
  'AC-09 a way back that ends with “%s” says why, and both ways on lead to where it began',
  async (...row) => {
    const [fragment, text, action, path] = row;
    open(fragment);
    await screen.findByText(text);
    fireEvent.click(screen.getByRole('button', { name: action }));
    await leadsTo(path);
  },
);

test.each([
  ['signIn=cancelled', '/m/login'],
  ['link=cancelled', '/m/securityCenter/external'],
])('AC-09 after “%s” the arrow leads to where it began as well', async (fragment, path) => {
  open(fragment);
  await screen.findByText('Anda membatalkan log masuk');
  fireEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  await leadsTo(path);
});

test('AC-09 the ticket of a login opens the session once, and the page that asked comes back', async () => {
  const finishExternalLogin = vi.fn(() =>
    accepted({ returnTo: '/m/gameRecord', session: { ...session, customerType } }),
  );
  const services = open(`signIn=${ticket}`, { finishExternalLogin });
  await leadsTo('/m/gameRecord');
  expect(finishExternalLogin).toHaveBeenCalledOnce();
  expect(services.session.current()?.token).toBe(session.token);
});

test('AC-09 ME-08 a login that wants its second step goes there', async () => {
  open(`signIn=${ticket}`, {
    finishExternalLogin: () => refused(401, 'second.step.required', 'Satu langkah lagi', { ticket }),
  });
  await leadsTo('/m/secondStep?returnTo=%2Fm%2Fhome');
});

test('AC-09 somebody new goes on to register, with what the service told', async () => {
  const registration = {
    ...{ externalTicket: ticket, nickname: 'Aisyah', email: 'aisyah@mail.example' },
    provider: 'google' as const,
  };
  open(`signIn=${ticket}`, {
    finishExternalLogin: () => accepted({ returnTo: '/m/gameRecord', registration }),
  });
  await leadsTo('/m/register?returnTo=%2Fm%2FgameRecord');
  expect(externalRegistration()).toEqual(registration);
});

test('AC-09 ME-08 the ticket of a connection is told, and leads back to the connections', async () => {
  const finishExternalLink = vi.fn(() => accepted({ provider: 'google' }));
  open(`link=${ticket}`, { finishExternalLink });
  await screen.findByText('Google telah disambungkan');
  await leadsTo('/m/securityCenter/external');
  expect(finishExternalLink).toHaveBeenCalledOnce();
});

test('AC-09 ME-08 a connection that is refused says so, and leads back to the connections', async () => {
  open(`link=${ticket}`, {
    finishExternalLink: () => refused(409, 'external.linked.elsewhere', 'Akaun ini milik ahli lain'),
  });
  await screen.findByText('Akaun ini milik ahli lain');
  fireEvent.click(screen.getByRole('button', { name: 'Akaun yang disambungkan' }));
  await leadsTo('/m/securityCenter/external');
});

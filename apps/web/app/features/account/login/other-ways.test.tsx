import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { describe, expect, test, vi } from 'vitest';
import type { FakeCall, FakeRequest } from '../../../../test-support/fake-api.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import {
  externalRegistration,
  keepExternalRegistration,
} from '../../../platform/external-login/external-registration.ts';
import * as externalScreen from './external-login-screen.tsx';
import * as loginScreen from './login-screen.tsx';
import * as secondStepScreen from './second-step-login-screen.tsx';

const answer = {
  token: 'b'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah',
  customerType: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};
const ticket = 't'.repeat(43);

const googleButton = () => screen.queryByRole('button', { name: 'Teruskan dengan Google' });
const facebookButton = () => screen.queryByRole('button', { name: 'Teruskan dengan Facebook' });

test('AC-09 each icon shows only where its provider is initialised and its flag is on', async () => {
  renderScreen(loginScreen, {
    path: '/m/login',
    flags: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: false },
    calls: { listExternalProviders: () => accepted(['google', 'facebook']) },
  });
  await waitFor(() => expect(googleButton()).not.toBeNull());
  expect(facebookButton()).toBeNull();
});

test('AC-09 without a provider that is initialised no icon shows, and without a flag nobody is asked', async () => {
  const none = vi.fn(() => accepted([]));
  renderScreen(loginScreen, {
    path: '/m/login',
    flags: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true },
    calls: { listExternalProviders: none },
  });
  await waitFor(() => expect(none).toHaveBeenCalled());
  expect(googleButton()).toBeNull();
  const asked = vi.fn(() => accepted(['google']));
  renderScreen(loginScreen, { path: '/m/login', calls: { listExternalProviders: asked } });
  expect(asked).not.toHaveBeenCalled();
});

test('AC-09 icons show with the method username alone', async () => {
  renderScreen(loginScreen, {
    path: '/m/login',
    flags: { GOOGLELOGIN3: true, MOBILENUMLOGIN3: true },
    calls: { listExternalProviders: () => accepted(['google']) },
  });
  await waitFor(() => expect(googleButton()).not.toBeNull());
  fireEvent.click(screen.getByRole('radio', { name: 'Telefon' }));
  await waitFor(() => expect(googleButton()).toBeNull());
  fireEvent.click(screen.getByRole('radio', { name: 'Akaun' }));
  await waitFor(() => expect(googleButton()).not.toBeNull());
});

describe('AC-09 the way back', () => {
  const comeBack = (answerOf: FakeCall<'finishExternalLogin'>) => {
    window.location.hash = `#signIn=${ticket}`;
    const calls = { finishExternalLogin: answerOf };
    return renderScreen(externalScreen, { path: '/m/externalLogin', calls });
  };

  test('opens the session, and leads to where it began', async () => {
    const finish = vi.fn((_: FakeRequest) => accepted({ returnTo: '/m/gameRecord', session: answer }));
    const { session } = comeBack(finish);
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/gameRecord'));
    expect(session.current()?.token).toBe(answer.token);
    expect(finish.mock.calls.map(([{ body }]) => body)).toEqual([{ ticket }]);
  });

  test('leads somebody new to registration, which knows what the service has told', async () => {
    const told = {
      externalTicket: 'e'.repeat(43),
      provider: 'google' as const,
      nickname: 'Aisyah',
      email: 'a@b.co',
    };
    const { session } = comeBack(() => accepted({ returnTo: '/m/gameRecord', registration: told }));
    await waitFor(() =>
      expect(screen.getByTestId('path').textContent).toBe('/m/register?returnTo=%2Fm%2FgameRecord'),
    );
    expect(session.current()).toBeUndefined();
    expect(externalRegistration()).toEqual(told);
    keepExternalRegistration(undefined);
  });

  test('says what went wrong, and leads back to login', async () => {
    comeBack(() => refused(401, 'external.ticket.invalid', 'Log masuk ini tidak lagi sah'));
    expect(await screen.findByText('Log masuk ini tidak lagi sah')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/login'));
  });
});

test('AC-09 a cancelled login is said so, without asking anybody', async () => {
  window.location.hash = '#signIn=cancelled';
  const finish = vi.fn(() => accepted({ returnTo: '' }));
  renderScreen(externalScreen, { path: '/m/externalLogin', calls: { finishExternalLogin: finish } });
  expect(await screen.findByText('Anda membatalkan log masuk')).toBeTruthy();
  expect(finish).not.toHaveBeenCalled();
});

test('ME-08 a password that needs a second step leads there with its ticket, and the code opens the session', async () => {
  renderScreen(loginScreen, {
    path: '/m/login',
    calls: { login: () => refused(401, 'second.step.required', 'Kod', { ticket }) },
  });
  fireEvent.change(screen.getByLabelText('Nama pengguna'), { target: { value: 'aisyah' } });
  fireEvent.change(screen.getByLabelText('Kata laluan'), { target: { value: 'rahsia' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log masuk' }));
  await waitFor(() =>
    expect(screen.getByTestId('path').textContent).toBe('/m/secondStep?returnTo=%2Fm%2Fhome'),
  );
});

test('ME-08 the second step without a first one leads back to login', async () => {
  renderScreen(secondStepScreen, { path: '/m/secondStep', calls: {} });
  await waitFor(() => expect(screen.getByTestId('path').textContent).toContain('/m/login'));
});

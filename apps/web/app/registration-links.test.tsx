import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderScreen } from '../test-support/render-screen.tsx';
import * as loginScreen from './features/account/login/login-screen.tsx';
import { VisitorSummary } from './features/account/member/visitor-summary.tsx';
import { loginPopup } from './platform/session/login-popup-store.ts';
import { LateLoginPopup } from './shared/session/late-login-popup.tsx';

afterEach(() => act(() => loginPopup.dismiss()));

function Popup() {
  return <LateLoginPopup />;
}

/** Wherever a visitor may log in, with the page that comes after registration. */
const places = {
  'the login page': {
    screen: loginScreen,
    path: '/m/login',
    url: '/m/login?returnTo=%2Fm%2FgameRecord',
    link: '/m/register?returnTo=%2Fm%2FgameRecord',
  },
  'the login popup': {
    screen: { default: Popup },
    path: '/m/help',
    url: '/m/help',
    link: '/m/register?returnTo=%2Fm%2FgameRecord',
  },
  'the member centre': {
    screen: { default: VisitorSummary },
    path: '/m/mine',
    url: '/m/mine',
    link: '/m/register?returnTo=%2Fm%2Fmine',
  },
} as const;

const off = { DIRECTREG3: false, USERNAMEREG3: false, MOBILENUMREG3: false };

describe.each(Object.entries(places))('registration from %s', (place, { screen: shown, path, url, link }) => {
  const open = async (flags: Partial<typeof off>) => {
    renderScreen(shown, { path, url, calls: {}, flags: { ...off, ...flags } });
    if (place === 'the login popup') act(() => loginPopup.ask('/m/gameRecord'));
    await screen.findAllByText('Log masuk');
  };

  test.each([['USERNAMEREG3'], ['MOBILENUMREG3']] as const)(
    'AC-01 ME-01 %s alone is enough for the link to registration',
    async (flag) => {
      await open({ [flag]: true });
      expect(screen.getByRole('link', { name: 'Daftar' }).getAttribute('href')).toBe(link);
    },
  );

  test('where nobody can register, nothing leads there, whatever DIRECTREG3 says', async () => {
    await open({ DIRECTREG3: true });
    expect(screen.queryByRole('link', { name: 'Daftar' })).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { LoginPopup } from './login-popup.tsx';

function ask(wantedPath: string, flags: { FREEPLAY3: boolean }): void {
  const onClose = () => undefined;
  renderScreen(
    { default: () => <LoginPopup isOpen onClose={onClose} wantedPath={wantedPath} /> },
    { path: '/m/home', flags: { ...flags, USERNAMEREG3: true }, calls: {} },
  );
}

const game = '/m/launchGame?vendor=studio&gameId=dice';

test.each([
  [game, true, true],
  [game, false, false],
  ['/m/mine', true, false],
] as const)(
  'AC-10 AC-24 before %s, FREEPLAY3 %s: play money is offered: %s; login and registration lead back there',
  async (wantedPath, FREEPLAY3, isOffered) => {
    ask(wantedPath, { FREEPLAY3 });
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Main dengan wang mainan' }) !== null).toBe(isOffered);
    const returnTo = `returnTo=${encodeURIComponent(wantedPath)}`;
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Log masuk')).toBe(`/m/login?${returnTo}`);
    expect(leadsTo('Daftar')).toBe(`/m/register?${returnTo}`);
  },
);

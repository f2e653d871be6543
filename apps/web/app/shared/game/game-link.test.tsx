import { act, fireEvent, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test } from 'vitest';
import type { FakeCalls } from '../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { gamePath } from '../../platform/game/game-path.ts';
import type { SessionInfo } from '../../platform/services/session-store.ts';
import { loginPopup } from '../../platform/session/login-popup-store.ts';
import { LateLoginPopup } from '../session/late-login-popup.tsx';
import { GameLink } from './game-link.tsx';

afterEach(() => {
  act(() => loginPopup.dismiss());
  sessionStorage.clear();
});

const game = { vassalage: 'studio', gameId: 'dice', nodeId: 1001, gameType: 'INHOUSE' };
const path = gamePath(game);

function Screen() {
  return (
    <>
      <GameLink game={game} className="">
        Dadu
      </GameLink>
      <LateLoginPopup />
    </>
  );
}

function open(options: { session?: SessionInfo; hasTrial?: boolean; calls?: FakeCalls } = {}) {
  const { session, hasTrial = true, calls = {} } = options;
  return renderScreen(
    { default: Screen },
    { path: '/m/home', calls, flags: { FREEPLAY3: hasTrial }, ...(session === undefined ? {} : { session }) },
  );
}

const tap = () => fireEvent.click(screen.getByRole('link', { name: 'Dadu' }));

test('GA-07 a visitor who taps a game is offered the login and play money, and the login leads on to the game', async () => {
  open();
  tap();
  await screen.findByRole('heading', { name: 'Sedia untuk bermain?' });
  expect(screen.getByRole('button', { name: 'Main dengan wang mainan' })).toBeTruthy();
  const logIn = screen.getByRole('link', { name: 'Log masuk' });
  expect(logIn.getAttribute('href')).toBe(`/m/login?returnTo=${encodeURIComponent(path)}`);
});

test('GA-07 AC-10 with play money the game starts, not home', async () => {
  const { session } = open({
    calls: {
      createTrialAccount: () => accepted({ merchantCode: 'wautrial', userName: 'trial_abc', password: 'x' }),
      loginTrial: () =>
        accepted({
          ...{ token: 't'.repeat(43), merchantCode: 'wautrial', userName: 'trial_abc' },
          ...{ customerType: 4, firstTimeLogin: false, mustChangePassword: false },
        }),
    },
  });
  tap();
  fireEvent.click(await screen.findByRole('button', { name: 'Main dengan wang mainan' }));
  expect((await screen.findByTestId('path')).textContent).toBe(path);
  expect(session.current()?.type).toBe(4);
});

test('GA-07 where FREEPLAY3 is off only the login is offered', async () => {
  open({ hasTrial: false });
  tap();
  await screen.findByRole('link', { name: 'Log masuk' });
  expect(screen.queryByRole('button', { name: /wang mainan/ })).toBeNull();
});

test('GA-07 a member’s tap opens the game', async () => {
  open({ session: fakeSession });
  tap();
  expect((await screen.findByTestId('path')).textContent).toBe(path);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'GA-07 a visitor’s click with %s is left to the browser, which opens another tab, and nothing is asked here',
  (key) => {
    open();
    let wasTaken: boolean | undefined;
    const see = (event: Event) => {
      wasTaken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', see, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Dadu' }), { [key]: true });
    expect(wasTaken).toBe(false);
    expect(loginPopup.wantedPath()).toBeUndefined();
  },
);

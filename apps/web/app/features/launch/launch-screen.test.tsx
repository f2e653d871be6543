import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accepted, refused } from '../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import * as launchScreen from './launch-screen.tsx';

const balance = { sumBalance: '10.00', sumBalanceMinor: '1000', currencyCode: 'MYR', currencySymbol: 'RM' };
const url = '/m/launchGame?vendor=studio&gameId=dice';

function open(launchGame: () => ReturnType<typeof accepted>, at = url) {
  return renderScreen(launchScreen, {
    path: '/m/launchGame',
    url: at,
    session: fakeSession,
    calls: { launchGame, getBalance: () => accepted(balance) },
  });
}

const launched = () => accepted({ launchUrl: 'about:blank', gameName: 'Dadu', gameId: 'dice' });

/** The window of the framed game, which the test's DOM does not make. */
const gameWindow = {} as Window;

function say(frame: HTMLIFrameElement, data: unknown, source: unknown = gameWindow): void {
  Object.defineProperty(frame, 'contentWindow', { value: gameWindow, configurable: true });
  const event = new MessageEvent('message', { data });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
}

test('the game gets scripts and nothing else; its balance shows at once, and its exit leads back', async () => {
  open(launched);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Dadu');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(screen.getByText('Membuka permainan…')).toBeTruthy();
  await screen.findByText('RM 10.00');

  say(frame, { source: 'wau-game', type: 'ready' });
  expect(screen.queryByText('Membuka permainan…')).toBeNull();
  say(frame, { source: 'wau-game', type: 'balance', balanceMinor: '2500' });
  await screen.findByText('RM 25.00');
  say(frame, { source: 'wau-game', type: 'exit' });
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/home'));
});

test('what any other window says is not heard', async () => {
  open(launched);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Dadu');
  await screen.findByText('RM 10.00');
  say(frame, { source: 'wau-game', type: 'balance', balanceMinor: '999999' }, window);
  say(frame, { source: 'wau-game', type: 'exit' }, null);
  expect(screen.getByText('RM 10.00')).toBeTruthy();
});

test('a game that is refused says why and can be tried again, with a fresh launch each time', async () => {
  let asked = 0;
  open(() => {
    asked += 1;
    return asked === 1 ? refused(403, 'game.unavailable', 'Permainan ini ditutup buat masa ini') : launched();
  });
  await screen.findByText('Permainan ini ditutup buat masa ini');
  fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
  await screen.findByTitle('Dadu');
  expect(asked).toBe(2);
});

test('a game that cannot open says so at once, and is launched afresh with another token', async () => {
  let asked = 0;
  open(() => {
    asked += 1;
    return launched();
  });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Dadu');
  say(frame, { source: 'wau-game', type: 'failed' });
  expect(screen.getByText('Permainan tidak dapat dibuka')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cuba lagi' }));
  await screen.findByTitle('Dadu');
  expect(asked).toBe(2);
});

test('an address that names no game offers the games', async () => {
  open(launched, '/m/launchGame');
  expect(await screen.findByText('Tiada permainan dipilih')).toBeTruthy();
});

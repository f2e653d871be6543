import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCall, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { balanceQuery } from '../../../platform/balance/balance-queries.ts';
import { readGameToReturnTo } from '../../../platform/game/return-to-game.ts';
import * as launchScreen from './launch-screen.tsx';

const balance: FakeValue<'getBalance'> = {
  sumBalance: '10.00',
  sumBalanceMinor: '1000',
  currencyCode: 'MYR',
  currencySymbol: 'RM',
};
const url = '/m/launchGame?vendor=studio&gameId=dice';

function open(
  launchGame: FakeCall<'launchGame'>,
  at = url,
  balanceMinor = () => '1000',
  session = fakeSession,
) {
  return renderScreen(launchScreen, {
    path: '/m/launchGame',
    url: at,
    session,
    calls: {
      launchGame,
      getBalance: () => accepted({ ...balance, sumBalanceMinor: balanceMinor() }),
      getRealityCheck: () => accepted({ check: null }),
    },
  });
}

beforeEach(() => {
  heard.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.useRealTimers());

const launched = () => accepted({ launchUrl: 'about:blank', gameName: 'Dadu', gameId: 'dice' });

/** The window of the framed game, which the test's DOM does not make. */
const heard: unknown[] = [];
const gameWindow = { postMessage: (message: unknown) => heard.push(message) } as unknown as Window;

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
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dadu');
  expect(screen.getByText('Membuka permainan…')).toBeTruthy();
  await screen.findByText('RM 10.00');

  say(frame, { source: 'wau-game', type: 'ready' });
  expect(screen.queryByText('Membuka permainan…')).toBeNull();
  say(frame, { source: 'wau-game', type: 'balance', balanceMinor: '2500' });
  await screen.findByText('RM 25.00');
  say(frame, { source: 'wau-game', type: 'exit' });
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/home'));
});

test("after leaving, the balance is the server's again and not what the game said last", async () => {
  const { queryClient, api } = open(launched);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Dadu');
  await screen.findByText('RM 10.00');
  say(frame, { source: 'wau-game', type: 'balance', balanceMinor: '999900' });
  await screen.findByText('RM 9,999.00');
  say(frame, { source: 'wau-game', type: 'exit' });
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/home'));
  expect(await queryClient.fetchQuery(balanceQuery(api))).toMatchObject({ sumBalanceMinor: '1000' });
});

test('what any other window says is not heard', async () => {
  open(launched);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Dadu');
  await screen.findByText('RM 10.00');
  say(frame, { source: 'wau-game', type: 'balance', balanceMinor: '999999' }, window);
  say(frame, { source: 'wau-game', type: 'exit' }, null);
  expect(screen.getByText('RM 10.00')).toBeTruthy();
});

test('the bar shows the balance that the game shows, whatever the server answers; the game is told to ask', async () => {
  let serverMinor = '1000';
  const { queryClient } = open(launched, url, () => serverMinor);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Dadu');
  await screen.findByText('RM 10.00');
  say(frame, { source: 'wau-game', type: 'balance', balanceMinor: '900' });
  await screen.findByText('RM 9.00');
  // The stake has won, which only the server knows as long as the ball falls.
  serverMinor = '1098';
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(heard).toContainEqual({ source: 'wau-app', type: 'balanceChanged' }));
  expect(screen.getByText('RM 9.00')).toBeTruthy();
  say(frame, { source: 'wau-game', type: 'balance', balanceMinor: '1098' });
  await screen.findByText('RM 10.98');
});

test('what the player has set is kept for the next game, and a trial shares nothing with it', async () => {
  open(launched);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Dadu');
  say(frame, { source: 'wau-game', type: 'hello' });
  expect(heard.at(-1)).toEqual({ source: 'wau-app', type: 'host', settings: null });
  say(frame, { source: 'wau-game', type: 'settings', settings: '{"isTurbo":true}' });
  cleanup();
  open(launched);
  say(await screen.findByTitle<HTMLIFrameElement>('Dadu'), { source: 'wau-game', type: 'hello' });
  expect(heard.at(-1)).toMatchObject({ settings: '{"isTurbo":true}' });
  cleanup();
  open(launched, url, undefined, { ...fakeSession, type: 4 });
  say(await screen.findByTitle<HTMLIFrameElement>('Dadu'), { source: 'wau-game', type: 'hello' });
  expect(heard.at(-1)).toMatchObject({ settings: null });
});

test('with too little money the game leads to the cashier, which knows the way back', async () => {
  open(launched);
  say(await screen.findByTitle<HTMLIFrameElement>('Dadu'), { source: 'wau-game', type: 'deposit' });
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/voucherCenter'));
  expect(readGameToReturnTo()).toEqual({ path: url, gameName: 'Dadu' });
  // Whoever has come back is not led back once more.
  cleanup();
  open(launched);
  await screen.findByTitle('Dadu');
  expect(readGameToReturnTo()).toBeUndefined();
});

test('whoever plays with play money is offered an account, and comes back to the game with it', async () => {
  open(launched, url, undefined, { ...fakeSession, type: 4 });
  say(await screen.findByTitle<HTMLIFrameElement>('Dadu'), { source: 'wau-game', type: 'deposit' });
  await waitFor(() => expect(screen.getByTestId('path').textContent).toContain('/m/register'));
  expect(readGameToReturnTo()).toBeUndefined();
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

/** A game that is asked for and has not said anything yet, from the moment on in which it is asked for. */
async function openSilentGame() {
  vi.useFakeTimers();
  open(launched);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (let step = 0; step < 1_000 && screen.queryByTitle('Dadu') === null; step += 1) await pass(1);
  return { pass, frame: screen.getByTitle<HTMLIFrameElement>('Dadu') };
}

const slowWords = 'Sambungan anda perlahan. Tunggu sebentar…';
const failedWords = 'Permainan tidak dapat dibuka';

test('AP-03 a game that says nothing is called slow after 6 seconds, and has failed after 30', async () => {
  const { pass } = await openSilentGame();
  await pass(5_990);
  expect(screen.queryByText(slowWords)).toBeNull();
  await pass(10);
  expect(screen.getByText(slowWords)).toBeTruthy();
  await pass(23_980);
  expect(screen.queryByText(failedWords)).toBeNull();
  await pass(20);
  expect(screen.getByText(failedWords)).toBeTruthy();
  expect(screen.getByText('Rangkaian perlahan. Sila cuba lagi.')).toBeTruthy();
});

test('AP-03 a game that is ready, however late, is left alone', async () => {
  const { pass, frame } = await openSilentGame();
  await pass(7_000);
  say(frame, { source: 'wau-game', type: 'ready' });
  expect(screen.queryByText(slowWords)).toBeNull();
  await pass(60_000);
  expect(screen.queryByText(failedWords)).toBeNull();
  expect(screen.getByTitle('Dadu')).toBe(frame);
});

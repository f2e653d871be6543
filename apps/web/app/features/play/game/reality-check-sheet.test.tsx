import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCalls, FakeRequest, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { readGameToReturnTo } from '../../../platform/game/return-to-game.ts';
import * as launchScreen from './launch-screen.tsx';

const url = '/m/launchGame?vendor=studio&gameId=dice';
const hourMs = 3_600_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

const stateAt = (
  dueAtMs: number,
  result: NonNullable<FakeValue<'getRealityCheck'>['check']>['result'] = null,
): FakeValue<'getRealityCheck'> => ({
  check: {
    currencyCode: 'MYR',
    everyMinutes: 60,
    playedFrom: new Date(dueAtMs - hourMs).toISOString(),
    dueAt: new Date(dueAtMs).toISOString(),
    result,
  },
});
const lost = { playedMinutes: 65, stakeMinor: '5000', payoutMinor: '3550', netMinor: '-1450' };

function open(calls: FakeCalls) {
  const sent: unknown[] = [];
  renderScreen(launchScreen, {
    path: '/m/launchGame',
    url,
    session: fakeSession,
    calls: {
      launchGame: () => accepted({ launchUrl: 'about:blank', gameName: 'Dadu', gameId: 'dice' }),
      getBalance: () =>
        accepted({ sumBalance: '10.00', sumBalanceMinor: '1000', currencyCode: 'MYR', currencySymbol: 'RM' }),
      getRealityCheck: () => accepted(stateAt(Date.now() - 1, lost)),
      answerRealityCheck: ({ body }: FakeRequest) => {
        sent.push(body);
        return accepted(stateAt(Date.now() + hourMs));
      },
      ...calls,
    },
  });
  return { sent };
}

const sheet = () => screen.findByRole('alertdialog', { name: 'Berhenti seketika' });

test('ME-08 a game waits under the sheet, which shows time and result, until the player goes on', async () => {
  const { sent } = open({});
  const shown = within(await sheet());
  expect(shown.getByText('Anda sudah bermain selama 1 jam 5 minit.')).toBeTruthy();
  expect(shown.getByText(/14\.50/)).toBeTruthy();
  expect(screen.getByTitle('Dadu').hasAttribute('inert')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Berhenti seketika');
  const goOn = shown.getByRole('button', { name: 'Teruskan bermain' });
  for (let taps = 0; taps < 3; taps += 1) fireEvent.click(goOn);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toMatchObject([{ answer: 'go.on' }]);
  expect(screen.getByTitle('Dadu').hasAttribute('inert')).toBe(false);
});

test('ME-08 whoever stops leaves the game', async () => {
  const { sent } = open({});
  fireEvent.click(within(await sheet()).getByRole('button', { name: 'Berhenti bermain' }));
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/home'));
  expect(sent).toMatchObject([{ answer: 'stop' }]);
});

test.each([
  ['Had saya', '/m/saferPlay'],
  ['Pertaruhan saya', '/m/gameRecord'],
])('%s is one tap away, with the way back to the game', async (name, path) => {
  open({});
  fireEvent.click(within(await sheet()).getByRole('link', { name }));
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path));
  expect(readGameToReturnTo()).toEqual({ path: url, gameName: 'Dadu' });
});

test('an answer that does not get through leaves the sheet where it is, and says so', async () => {
  open({ answerRealityCheck: () => refused(409, 'play.check.early', 'Belum tiba masa') });
  const shown = within(await sheet());
  fireEvent.click(shown.getByRole('button', { name: 'Teruskan bermain' }));
  expect(await shown.findByText('Belum tiba masa')).toBeTruthy();
});

test('while nobody touches anything, the sheet comes when the check is due, and the game is told to pause', async () => {
  vi.useFakeTimers();
  const dueAtMs = Date.now() + hourMs;
  open({ getRealityCheck: () => accepted(stateAt(dueAtMs, Date.now() < dueAtMs ? null : lost)) });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (let step = 0; step < 1_000 && screen.queryByTitle('Dadu') === null; step += 1) await pass(1);
  const heard: unknown[] = [];
  const gameWindow = { postMessage: (message: unknown) => heard.push(message) } as unknown as Window;
  const frame = screen.getByTitle('Dadu');
  Object.defineProperty(frame, 'contentWindow', { value: gameWindow, configurable: true });
  const ready = new MessageEvent('message', { data: { source: 'wau-game', type: 'ready' } });
  Object.defineProperty(ready, 'source', { value: gameWindow });
  act(() => void window.dispatchEvent(ready));
  await pass(hourMs - 60_000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await pass(120_000);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(heard).toContainEqual({ source: 'wau-app', type: 'pause' });
});

test('a bet that is refused until the player has looked back brings the sheet at once', async () => {
  let isDue = false;
  open({
    getRealityCheck: () => accepted(isDue ? stateAt(Date.now() - 1, lost) : stateAt(Date.now() + hourMs)),
  });
  const frame = await screen.findByTitle('Dadu');
  const gameWindow = { postMessage: () => undefined } as unknown as Window;
  Object.defineProperty(frame, 'contentWindow', { value: gameWindow, configurable: true });
  isDue = true;
  const check = new MessageEvent('message', { data: { source: 'wau-game', type: 'check' } });
  Object.defineProperty(check, 'source', { value: gameWindow });
  act(() => void window.dispatchEvent(check));
  expect(await sheet()).toBeTruthy();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { HouseLotteries } from './house-lotteries.tsx';
import { sampleLottery } from './testing/lottery-samples.ts';

vi.mock('../../platform/navigation/screen-exists.ts', () => ({ screenExists: () => true }));

const list = [
  sampleLottery,
  { ...sampleLottery, gameId: 'ssc-3m', name: 'Pantas SSC 3 minit' },
  { ...sampleLottery, gameId: 'ssc-5m', name: 'Pantas SSC 5 minit', current: null },
];

/** A member's lobby, with what was told of hearts; `liked` is what the server knows at first. */
function open(liked: readonly string[], calls: FakeCalls = {}, isMember = true) {
  const told: string[] = [];
  renderScreen(
    { default: () => <HouseLotteries prizeMode="ZY" /> },
    {
      path: '/m/lottery',
      ...(isMember ? { session: fakeSession } : {}),
      calls: {
        listLotteryGames: () => accepted({ now: '2026-11-30T00:01:00.000Z', list }),
        listFavouriteLotteries: () => accepted({ gameIds: [...liked] }),
        addFavouriteLottery: async ({ body }) => {
          told.push(`add ${JSON.stringify(body)}`);
          return accepted(null);
        },
        removeFavouriteLottery: ({ query }) => {
          told.push(`remove ${query.toString()}`);
          return accepted(null);
        },
        ...calls,
      },
    },
  );
  return { told };
}

const heart = (name: string) => screen.findByRole('button', { name: `Kegemaran: ${name}` });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const names = () =>
  within(screen.getByRole('list', { name: 'Kegemaran' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.firstElementChild?.textContent]);

test('LO-06 favourite lotteries stand above all others, in their order, each one tap from its bets', async () => {
  open(['ssc-5m', 'ssc-1m', 'withdrawn']);
  await screen.findByRole('list', { name: 'Kegemaran' });
  expect(names()).toEqual([
    ['/m/lottery/ssc-1m', 'Pantas SSC 1 minit'],
    ['/m/lottery/ssc-5m', 'Pantas SSC 5 minit'],
  ]);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toBe('Kegemaran');
  await waitFor(async () => expect(isPressed(await heart('Pantas SSC 5 minit'))).toBe(true));
  expect(isPressed(await heart('Pantas SSC 3 minit'))).toBe(false);
});

test('a heart that is tapped shows at once, brings the lottery among the favourites, and takes it out again', async () => {
  const { told } = open([]);
  await screen.findByText('Ketik tanda hati pada loteri untuk menyimpannya di sini.');
  const button = await heart('Pantas SSC 3 minit');
  fireEvent.click(button);
  await waitFor(() => expect(names()).toEqual([['/m/lottery/ssc-3m', 'Pantas SSC 3 minit']]));
  expect(isPressed(button)).toBe(true);
  fireEvent.click(button);
  await screen.findByText('Ketik tanda hati pada loteri untuk menyimpannya di sini.');
  await waitFor(() => expect(told).toEqual(['add {"gameId":"ssc-3m"}', 'remove gameId=ssc-3m']));
});

test('where the server refuses, the heart is empty again and says why', async () => {
  open(['ssc-1m'], {
    addFavouriteLottery: () =>
      refused(409, 'game.favourites.full', 'Senarai kegemaran anda sudah penuh. Buang satu dahulu'),
  });
  await screen.findByRole('list', { name: 'Kegemaran' });
  const button = await heart('Pantas SSC 3 minit');
  fireEvent.click(button);
  await screen.findByText('Senarai kegemaran anda sudah penuh. Buang satu dahulu');
  expect(isPressed(button)).toBe(false);
  await waitFor(() => expect(names()).toHaveLength(1));
});

test('where favourites cannot be read, the lotteries are there all the same', async () => {
  open([], { listFavouriteLotteries: () => refused(403, 'module.unavailable', 'Tidak tersedia') });
  await heart('Pantas SSC 3 minit');
  await screen.findByText('Ketik tanda hati pada loteri untuk menyimpannya di sini.');
});

test('a visitor who taps a heart is led to the login, and back from there', async () => {
  const asked = vi.fn();
  open([], { listFavouriteLotteries: () => asked() }, false);
  fireEvent.click(await heart('Pantas SSC 3 minit'));
  const path = await screen.findByTestId('path');
  expect(path.textContent).toBe('/m/login?returnTo=%2Fm%2Flottery');
  expect(asked).not.toHaveBeenCalled();
});

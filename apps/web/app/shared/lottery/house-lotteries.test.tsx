import { act, screen, waitFor, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { jitterMaximumMs } from '../../platform/lottery/lottery-game.ts';
import { HouseLotteries } from './house-lotteries.tsx';
import { sampleLottery } from './testing/lottery-samples.ts';

const existing = vi.hoisted(() => ({ paths: new Set<string>() }));
vi.mock('../../platform/navigation/screen-exists.ts', () => ({
  screenExists: (path: string) => existing.paths.has(path),
}));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  existing.paths.clear();
});

type Lottery = typeof sampleLottery;

/** The server's time goes on with the timers; what the device believes is another matter. */
function open(listAt: (second: number) => readonly Lottery[]) {
  const startMs = performance.now();
  const server = { second: () => Math.round((performance.now() - startMs) / 1_000), askedCount: 0 };
  renderScreen(
    { default: () => <HouseLotteries prizeMode="ZY" /> },
    {
      path: '/m/lottery',
      calls: {
        listLotteryGames: () => {
          server.askedCount += 1;
          const now = new Date(Date.parse('2026-11-30T00:01:00.000Z') + server.second() * 1_000);
          return accepted({ now: now.toISOString(), list: [...listAt(server.second())] });
        },
      },
    },
  );
  return server;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test('LO-04 an entry has its name, its draw, how long it takes stakes, and the latest numbers', async () => {
  open(() => [sampleLottery]);
  const entry = await screen.findByRole('listitem');
  expect(within(entry).getByText('20261130-0002')).toBeTruthy();
  expect(within(entry).getByRole('timer').textContent).toBe('00:55');
  const results = within(entry).getByRole('link', { name: /^Keputusan Pantas SSC 1 minit/ });
  expect(results.getAttribute('href')).toBe('/m/lottery/ssc-1m/results');
  expect(within(results).getByText('0 7 7 1 9')).toBeTruthy();
});

test('LO-04 the countdown goes by the server’s time, whatever the phone’s clock says', async () => {
  vi.setSystemTime('2026-11-30T09:00:00.000Z');
  open(() => [sampleLottery]);
  expect((await screen.findByRole('timer')).textContent).toBe('00:55');
  vi.setSystemTime('2020-01-01T00:00:00.000Z');
  await pass(5);
  expect(screen.getByRole('timer').textContent).toBe('00:50');
});

const next: Lottery = {
  ...sampleLottery,
  current: {
    numero: '20261130-0003',
    opensAt: '2026-11-30T00:02:00.000Z',
    closesAt: '2026-11-30T00:02:55.000Z',
    drawsAt: '2026-11-30T00:03:00.000Z',
    commitment: null,
  },
};
const nextDrawn: Lottery = {
  ...next,
  latest: { numero: '20261130-0002', result: { digits: ['5', '5', '5', '5', '5'] } },
};

test('LO-04 when sales end the entry moves on to the next draw, and shows the numbers once they are there', async () => {
  const server = open((second) => (second < 55 ? [sampleLottery] : second < 60 ? [next] : [nextDrawn]));
  await screen.findByRole('timer');
  await pass(54);
  expect(server.askedCount).toBe(1);
  await pass(1 + jitterMaximumMs / 1_000);
  expect(screen.getByText('20261130-0003')).toBeTruthy();
  expect(server.askedCount).toBe(2);
  expect(screen.getByText(/sedang dicabut$/)).toBeTruthy();
  await pass(5 + jitterMaximumMs / 1_000);
  await waitFor(() => expect(screen.getByText('5 5 5 5 5')).toBeTruthy());
  expect(screen.queryByText(/sedang dicabut$/)).toBeNull();
});

test('LO-04 where the next draw does not come, sales are shown as closed', async () => {
  open(() => [sampleLottery]);
  await screen.findByRole('timer');
  await pass(57);
  expect(screen.getByText('Ditutup')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('LO-04 a page that is looked at again asks for the server’s time', async () => {
  const server = open(() => [sampleLottery]);
  await screen.findByRole('timer');
  await pass(10);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.askedCount).toBe(2));
});

test.each([
  ['leads to its betting page', true],
  ['leads nowhere while there is none', false],
])('a lottery %s', async (_, isThere) => {
  if (isThere) existing.paths.add('/m/lottery/:gameId');
  open(() => [sampleLottery]);
  await screen.findByRole('timer');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.includes('/m/lottery/ssc-1m')).toBe(isThere);
});

test('LO-03 lotteries stand under their families, in the order of the first of each', async () => {
  open(() => [
    {
      ...sampleLottery,
      gameId: 'dice-1m',
      name: 'Dadu',
      family: 'k3',
      latest: { numero: '20261130-0001', result: { dice: ['1', '2', '6'] } },
    },
    sampleLottery,
    { ...sampleLottery, gameId: 'dice-2m', name: 'Dadu 2', family: 'k3', current: null, latest: null },
  ]);
  await screen.findByText('Dadu 2');
  // Above them is the place of a member's favourites, which the style sheet hides from others.
  const [, ...families] = screen.getAllByRole('region');
  expect(families.map((region) => within(region).getAllByRole('listitem').length)).toEqual([2, 1]);
  expect(screen.getByText('= 9')).toBeTruthy();
  expect(screen.getByText('Tiada cabutan dibuka')).toBeTruthy();
  expect(screen.getByText('Belum ada keputusan')).toBeTruthy();
});

test('nothing is said where the house has no lottery', async () => {
  const server = open(() => []);
  await waitFor(() => expect(server.askedCount).toBe(1));
  await waitFor(() => expect(screen.queryByText('Sedang dimuatkan')).toBeNull());
  expect(screen.queryByRole('list')).toBeNull();
});

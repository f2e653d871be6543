import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { accepted } from '@wau/contract/testing/fake-answer';
import { drawCommitment } from '@wau/fairness/draw-commitment';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseServerSeed } from '@wau/fairness/seeds';
import { drawLottery } from '@wau/rules/lottery/draw-shape';
import { ssc } from '@wau/rules/lottery/families/ssc';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { sampleLottery } from '../../../shared/lottery/testing/lottery-samples.ts';
import * as resultsScreen from './lottery-results-screen.tsx';

type Numero = CallValue<Calls['listNumeros']>['list'][number];

const seed = parseServerSeed('5e'.repeat(32));
const slipRoot = parseClientSeed('a7'.repeat(32));
if (seed === undefined || slipRoot === undefined) throw new Error('seeds are hexadecimal');
const drawn = drawLottery(ssc.shape, roundStream(seed, slipRoot, 0));
const numbers = Object.fromEntries(Object.entries(drawn).map(([prize, list]) => [prize, [...list]]));

const numero = (number: number, changes: Partial<Numero> = {}): Numero => ({
  ...{ numero: `20261130-000${number}`, drawsAt: '2026-11-30T00:01:00.000Z', state: 'settled' },
  ...{ result: numbers, commitment: drawCommitment(seed), seed, slipRoot, slipCount: '1234' },
  ...changes,
});

function open(pages: readonly (readonly Numero[])[], gameId = 'ssc-1m') {
  const asked: (string | null)[] = [];
  renderScreen(resultsScreen, {
    path: '/m/lottery/:gameId/results',
    url: `/m/lottery/${gameId}/results`,
    calls: {
      listLotteryGames: () => accepted({ now: '2026-11-30T00:01:00.000Z', list: [sampleLottery] }),
      listNumeros: ({ query }) => {
        const page = Number(query.get('page'));
        asked.push(`${query.get('gameId')} ${page}`);
        return accepted({ page, isLast: page === pages.length, list: [...(pages[page - 1] ?? [])] });
      },
    },
  });
  return asked;
}

const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('li');
  if (row === null) throw new Error('a row of the list');
  return row;
};
const openProof = (row: HTMLElement) => {
  const details = row.querySelector('details');
  if (details === null) throw new Error('something to check');
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

test('LO-01 a visitor sees each draw with its numbers', async () => {
  open([[numero(2), numero(1)]]);
  const row = await rowOf('20261130-0002');
  expect(within(row).getByText(drawn.digits?.join(' ') ?? '')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('LO-04 a draw is checked here when its proof is opened, and not before', async () => {
  open([[numero(1)]]);
  const row = await rowOf('20261130-0001');
  expect(within(row).queryByText('Lulus')).toBeNull();
  openProof(row);
  expect(await within(row).findAllByText('Lulus')).toHaveLength(2);
  expect(within(row).queryByText('Gagal')).toBeNull();
  for (const text of [seed, slipRoot, drawCommitment(seed), '1,234']) {
    expect(within(row).getByText(text)).toBeTruthy();
  }
});

test.each([
  ['numbers that do not follow', { result: { digits: ['1', '2', '3', '4', '5'] } }, 1],
  ['a seed that was not promised', { seed: '5f'.repeat(32) }, 2],
])('LO-04 %s do not pass, and the player is told where to turn', async (_, change, failedCount) => {
  open([[numero(1, change)]]);
  const row = await rowOf('20261130-0001');
  openProof(row);
  expect(await within(row).findAllByText('Gagal')).toHaveLength(failedCount);
  expect(within(row).getByRole('link', { name: 'Khidmat pelanggan' }).getAttribute('href')).toBe(
    '/m/service',
  );
});

test.each([
  ['of official results', { commitment: null, seed: null, slipRoot: null, slipCount: null }],
  ['that was voided', { state: 'voided', result: null, seed: null } as const],
])('LO-04 a draw %s has nothing to check', async (_, change) => {
  open([[numero(1, change)]]);
  const row = await rowOf('20261130-0001');
  expect(row.querySelector('details')).toBeNull();
  expect(within(row).queryByText('Dibatalkan, taruhan dipulangkan') !== null).toBe('state' in change);
});

test('LO-01 further draws come page by page, and none twice where one was added meanwhile', async () => {
  const asked = open([
    [numero(4), numero(3)],
    [numero(3), numero(2)],
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Lihat lagi' }));
  await rowOf('20261130-0002');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(asked).toEqual(['ssc-1m 1', 'ssc-1m 2']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lihat lagi' })).toBeNull());
});

test('LO-06 a draw that comes meanwhile is told, and the one that was there is not', async () => {
  let latest = 1;
  renderScreen(resultsScreen, {
    path: '/m/lottery/:gameId/results',
    url: '/m/lottery/ssc-1m/results',
    calls: {
      listLotteryGames: () => {
        const drawnNow = { numero: `20261130-000${latest}`, result: { digits: ['0', '7', '7', '1', '9'] } };
        const list = [{ ...sampleLottery, latest: drawnNow }];
        return accepted({ now: '2026-11-30T00:01:00.000Z', list });
      },
      listNumeros: () => {
        const list = Array.from({ length: latest }, (_, at) => numero(latest - at));
        return accepted({ page: 1, isLast: true, list });
      },
    },
  });
  await rowOf('20261130-0001');
  // Notices of other screens are told by regions of their own.
  const told = () =>
    screen.getAllByRole('status').flatMap(({ textContent }) => /^Cabutan/.exec(textContent)?.input ?? []);
  expect(told()).toEqual([]);
  latest = 2;
  window.dispatchEvent(new Event('visibilitychange'));
  await rowOf('20261130-0002');
  await waitFor(() => expect(told()).toEqual(['Cabutan 20261130-0002: 0 7 7 1 9']));
});

test('a lottery that has drawn nothing yet says so', async () => {
  open([[]]);
  expect(await screen.findByText('Belum ada keputusan')).toBeTruthy();
});

test('a lottery that is not there leads to those that are', async () => {
  const asked = open([[numero(1)]], 'another');
  expect(await screen.findByText('Loteri ini tidak ditemui')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Semua loteri' }).getAttribute('href')).toBe('/m/lottery');
  expect(asked).toEqual([]);
});

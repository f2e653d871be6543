import { fireEvent, screen, within } from '@testing-library/react';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { sampleLottery } from '../../../shared/lottery/testing/lottery-samples.ts';
import * as trendsScreen from './lottery-trends-screen.tsx';

type Numero = CallValue<Calls['listRecentNumeros']>['list'][number];

/** Draws of five digits, the latest first. */
const drawsOf = (...digits: readonly string[]): readonly Numero[] =>
  digits.map((text, at) => ({
    ...{ numero: `20261130-${String(digits.length - at).padStart(4, '0')}`, state: 'settled' },
    ...{ drawsAt: '2026-11-30T00:01:00.000Z', result: { digits: [...text] } },
    ...{ commitment: null, seed: null, slipRoot: null, slipCount: null },
  }));

function open(draws: readonly Numero[], search = '', gameId = 'ssc-1m') {
  renderScreen(trendsScreen, {
    path: '/m/lottery/:gameId/trends',
    url: `/m/lottery/${gameId}/trends${search}`,
    calls: {
      listLotteryGames: () => accepted({ now: '2026-11-30T00:01:00.000Z', list: [sampleLottery] }),
      listRecentNumeros: () => accepted({ list: [...draws] }),
    },
  });
}

const rowOf = async (value: string) => screen.findByRole('row', { name: new RegExp(`^${value} `) });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('LO-06 a visitor sees how often each digit of a place came and how long it has not', async () => {
  open(drawsOf('77719', '07712', '10003'));
  expect(cellsOf(await rowOf('7'))).toEqual(['1', '0', '1.0', '2']);
  // How long it takes until it comes is not known of what never came.
  expect(cellsOf(await rowOf('5'))).toEqual(['0', 'Tidak keluar']);
  expect(await screen.findByText(/tidak mengubah cabutan seterusnya/)).toBeTruthy();
});

test('LO-06 another place, hot first, and the line that is told in words', async () => {
  open(drawsOf('77719', '07712', '10003'));
  await rowOf('7');
  fireEvent.click(screen.getByRole('radio', { name: 'Ribu' }));
  expect(cellsOf(await rowOf('7'))).toEqual(['2', '0', '0.3', '1']);
  fireEvent.click(screen.getByRole('radio', { name: 'Panas' }));
  const [, , first] = screen.getAllByRole('row');
  expect(first?.textContent).toMatch(/^72/);
  expect(screen.getByRole('img', { name: /^Ribu .*: 7, 7, 0$/ })).toBeTruthy();
});

test('draws that were voided are not counted', async () => {
  const [first, ...others] = drawsOf('77719', '07712');
  if (first === undefined) throw new Error('a draw');
  open([{ ...first, state: 'voided', result: null }, ...others]);
  expect(cellsOf(await rowOf('0'))).toEqual(['1', '0', '0.0', '0']);
});

test('LO-06 roads say each side in letters and words', async () => {
  open(drawsOf('77719', '57712', '10003'), '?view=roads');
  const road = await screen.findByRole('img', { name: /^Rentetan, .*: Kecil 1, Besar 2$/ });
  expect([...road.querySelectorAll('text')].map((bead) => bead.textContent)).toEqual(['K', 'B', 'B']);
  expect(screen.getByRole('img', { name: /: Ganjil 3$/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Nombor' }));
  await rowOf('7');
});

test('a lottery that has drawn nothing yet says so', async () => {
  open([]);
  expect(await screen.findByText('Belum ada keputusan')).toBeTruthy();
});

test('a lottery that is not there leads to those that are', async () => {
  open([], '', 'another');
  expect(await screen.findByText('Loteri ini tidak ditemui')).toBeTruthy();
});

test('what cannot be loaded can be asked for again', async () => {
  let asked = 0;
  renderScreen(trendsScreen, {
    path: '/m/lottery/:gameId/trends',
    url: '/m/lottery/ssc-1m/trends',
    calls: {
      listLotteryGames: () => accepted({ now: '2026-11-30T00:01:00.000Z', list: [sampleLottery] }),
      listRecentNumeros: () => {
        asked += 1;
        return asked === 1
          ? refused(503, 'server.unavailable', 'Tidak tersedia')
          : accepted({ list: [...drawsOf('12345')] });
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ketik untuk cuba lagi' }));
  await rowOf('1');
});

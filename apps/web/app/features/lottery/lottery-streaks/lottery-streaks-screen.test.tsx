import { screen, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { sampleLottery } from '../../../shared/lottery/testing/lottery-samples.ts';
import * as streaksScreen from './lottery-streaks-screen.tsx';
import type { LotteryStreak } from './streaks-query.ts';

const { current, gameId, name, family } = sampleLottery;
if (current === null) throw new Error('a draw that takes stakes');
const streak = (playId: string, value: string, draws: number): LotteryStreak => ({
  ...{ gameId, name, family, current, playId, field: 'option', value, draws },
});

const open = (list: readonly LotteryStreak[]) =>
  renderScreen(streaksScreen, {
    path: '/m/lotteryStreaks',
    calls: {
      listLotteryStreaks: () => accepted({ now: '2026-11-30T00:01:00.000Z', list: [...list] }),
    },
  });

test('LO-06 each run leads by one tap to a bet on either side', async () => {
  open([streak('place-1-two-sides', 'big', 8), streak('place-2-number', '7', 5)]);
  const [sides, number] = await screen.findAllByRole('listitem');
  if (sides === undefined || number === undefined) throw new Error('two runs');
  expect(within(sides).getByText(/8 kali berturut-turut/)).toBeTruthy();
  const addresses = (row: HTMLElement) =>
    within(row)
      .getAllByRole('link', { name: /^Pertaruhkan/ })
      .map((link) => link.getAttribute('href'));
  expect(addresses(sides)).toEqual([
    '/m/lottery/ssc-1m?playId=place-1-two-sides&numbers=big',
    '/m/lottery/ssc-1m?playId=place-1-two-sides&numbers=small',
  ]);
  expect(addresses(number)).toEqual(['/m/lottery/ssc-1m?playId=place-2-number&numbers=7']);
  expect(screen.getByText(/tidak mengubah cabutan seterusnya/)).toBeTruthy();
});

test('without any run the screen says so', async () => {
  open([]);
  expect(await screen.findByText('Tiada keluar berturut-turut sekarang')).toBeTruthy();
});

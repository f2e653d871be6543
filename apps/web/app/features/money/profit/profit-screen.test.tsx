import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import type { Profit } from './profit-queries.ts';
import * as profitScreen from './profit-screen.tsx';

const profit: Profit = {
  currencyCode: 'MYR',
  totals: { betCount: 3, stakeMinor: '6000', payoutMinor: '5000', rewardMinor: '500', netMinor: '-500' },
  days: [
    {
      ...{ day: '2026-11-02', betCount: 2, stakeMinor: '2000', payoutMinor: '4000' },
      ...{ rewardMinor: '0', netMinor: '2000' },
    },
    {
      ...{ day: '2026-11-01', betCount: 1, stakeMinor: '4000', payoutMinor: '1000' },
      ...{ rewardMinor: '500', netMinor: '-2500' },
    },
  ],
  categories: [
    { category: 'RNG', betCount: 2, stakeMinor: '5000', payoutMinor: '5000', netMinor: '0' },
    { category: 'NEWKIND', betCount: 1, stakeMinor: '1000', payoutMinor: '0', netMinor: '-1000' },
  ],
};
const nothing: Profit = {
  ...profit,
  totals: { betCount: 0, stakeMinor: '0', payoutMinor: '0', rewardMinor: '0', netMinor: '0' },
  days: [],
  categories: [],
};

const open = (calls: FakeCalls, search = '?period=dates&from=2026-11-01&to=2026-11-03', flags = {}) =>
  renderScreen(profitScreen, {
    path: '/m/profitandloss',
    url: `/m/profitandloss${search}`,
    session: fakeSession,
    flags: { PERSREP: true, TRANSBETREPMEM3: true, ...flags },
    calls,
  });

test('CA-04 SH-02 shows totals, a picture of the days in words too, and each day and kind with its way to its bets', async () => {
  open({ getProfit: () => accepted(profit) });
  const sums = within(await screen.findByRole('region', { name: 'Jumlah keseluruhan' }));
  for (const figure of ['RM 60.00', 'RM 50.00', 'RM 5.00', '−RM 5.00'])
    expect(sums.getByText(figure), figure).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Hasil permainan setiap hari. Hari terbaik: 2 Nov 2026, +RM 20.00. Hari terburuk: 1 Nov 2026, −RM 30.00.',
  );
  const days = within(screen.getByRole('region', { name: 'Mengikut hari' }));
  const [newest, oldest] = days.getAllByRole('link');
  expect(newest?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    '2 Nov 2026+RM 20.00Taruhan RM 20.00 · kemenangan RM 40.00',
  );
  expect(oldest?.textContent?.replaceAll('\u00a0', ' ')).toContain('ganjaran RM 5.00');
  expect(newest?.getAttribute('href')).toBe('/m/gameRecord?period=dates&from=2026-11-02&to=2026-11-02');
  const kinds = within(screen.getByRole('region', { name: 'Mengikut jenis permainan' }));
  expect(kinds.getByText('Slot')).toBeTruthy();
  expect(kinds.getByRole('link', { name: /NEWKIND/ }).getAttribute('href')).toBe(
    '/m/gameRecord?period=dates&from=2026-11-01&to=2026-11-03&category=NEWKIND',
  );
});

test('where the record of bets is switched off nothing leads there', async () => {
  open({ getProfit: () => accepted(profit) }, undefined, { TRANSBETREPMEM3: false });
  await screen.findByText('Slot');
  expect(screen.queryByRole('link', { name: /Nov 2026/ })).toBeNull();
});

test('CA-04 a kind of games is asked for, without rewards; a narrow filter that finds nothing is widened', async () => {
  const asked: string[] = [];
  open({
    getProfit: ({ query }) => {
      asked.push(String(query));
      return accepted(nothing);
    },
  });
  fireEvent.change(await screen.findByLabelText('Permainan'), { target: { value: 'RNG' } });
  await waitFor(() => expect(asked.at(-1)).toBe('fromDay=2026-11-01&toDay=2026-11-03&category=RNG'));
  fireEvent.click(await screen.findByRole('button', { name: 'Tunjuk semua 30 hari' }));
  await waitFor(() => expect(asked.at(-1)).not.toContain('category'));
  expect(await screen.findByText('Belum ada pertaruhan')).toBeTruthy();
});

test('AP-03 what cannot be loaded says so and is asked for again', async () => {
  let isBack = false;
  open({
    getProfit: () => (isBack ? accepted(profit) : refused(500, 'server.failed', 'Ralat di pihak kami')),
  });
  await screen.findByRole('alert');
  isBack = true;
  fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
  expect(await screen.findByText('Slot')).toBeTruthy();
});

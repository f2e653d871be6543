import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import {
  sampleEntry,
  sampleLottery,
  sampleOrderId,
} from '../../../shared/lottery/testing/lottery-samples.ts';
import type { OrderEntry } from './lottery-orders-queries.ts';
import * as ordersScreen from './lottery-orders-screen.tsx';

function viewOf(changes: Partial<OrderEntry>): OrderEntry {
  const { result: _, slipHash: __, suborders: ___, ...view } = sampleEntry();
  return { ...view, ...changes };
}

function open(list: readonly OrderEntry[], search = '') {
  const asked: URLSearchParams[] = [];
  renderScreen(ordersScreen, {
    path: '/m/lotteryOrders',
    url: `/m/lotteryOrders${search}`,
    session: fakeSession,
    calls: {
      listLotteryGames: () => accepted({ now: '2026-11-30T00:01:00.000Z', list: [sampleLottery] }),
      listLotteryOrders: ({ query }) => {
        asked.push(query);
        if (query.has('cursor')) return accepted({ list: [viewOf({ entry: 2, numero: '20261130-0009' })] });
        return accepted({ list: [...list], nextCursor: 'next' });
      },
    },
  });
  return asked;
}

test.each([
  ['open', '0', 'Menunggu cabutan'],
  ['settled', '900', '+RM 5.00'],
  ['settled', '0', '−RM 4.00'],
  ['cancelled', '0', 'Dibatalkan'],
  ['voided', '0', 'Dipulangkan'],
] as const)('LO-06 a slip that is %s with a payout of %s says “%s”', async (state, payoutMinor, text) => {
  open([viewOf({ state, payoutMinor })]);
  const row = await screen.findByRole('link', { name: /Pantas SSC/ });
  expect(row.getAttribute('href')).toBe(`/m/lotteryOrders/${sampleOrderId}`);
  expect(row.textContent?.replaceAll(/[\s ]/g, ' ')).toContain(text);
});

test('LO-06 a chase tells which of its draws a row is, and a single draw does not', async () => {
  open([viewOf({ entry: 2, entryCount: 5 }), viewOf({ orderId: `lto_${'1'.repeat(26)}` as never })]);
  const rows = await screen.findAllByRole('link', { name: /Pantas SSC/ });
  expect(rows[0]?.textContent).toContain('cabutan 2/5');
  expect(rows[1]?.textContent).not.toMatch(/\d\/\d/);
});

test('LO-01 is kept to state, lottery, kind and period, which the address says', async () => {
  const asked = open([viewOf({})], '?period=dates&from=2026-11-20&to=2026-11-21');
  await screen.findByRole('link', { name: /Pantas SSC/ });
  await screen.findByRole('option', { name: sampleLottery.name });
  for (const [name, value] of Object.entries({ Status: 'settled', Jenis: 'chase', Loteri: 'ssc-1m' })) {
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  }
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      ...{ pageSize: '20', from: '2026-11-20', to: '2026-11-21' },
      ...{ status: 'settled', chasing: 'true', gameId: 'ssc-1m' },
    }),
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Jenis' }), { target: { value: 'single' } });
  await waitFor(() => expect(asked.at(-1)?.get('chasing')).toBe('false'));
});

test('an address with a lottery that cannot be one asks for none', async () => {
  const asked = open([viewOf({})], '?game=..%2Fx&status=lost&kind=many');
  await screen.findByRole('link', { name: /Pantas SSC/ });
  expect([...(asked[0]?.keys() ?? [])].sort()).toEqual(['from', 'pageSize', 'to']);
});

test('LO-01 further slips come by their cursor', async () => {
  const asked = open([viewOf({})]);
  fireEvent.click(await screen.findByRole('button', { name: 'Lihat lagi' }));
  expect(await screen.findByText('20261130-0009')).toBeTruthy();
  expect(asked.at(-1)?.get('cursor')).toBe('next');
});

test('without a slip the way to the lotteries is shown, and a narrow filter is widened first', async () => {
  renderScreen(ordersScreen, {
    path: '/m/lotteryOrders',
    url: '/m/lotteryOrders?status=open&period=month',
    session: fakeSession,
    calls: {
      listLotteryGames: () => accepted({ now: '2026-11-30T00:01:00.000Z', list: [] }),
      listLotteryOrders: () => accepted({ list: [] }),
    },
  });
  const none = await screen.findByText('Tiada pesanan dalam tempoh ini');
  fireEvent.click(within(none.parentElement as HTMLElement).getByRole('button'));
  await screen.findByText('Belum ada pesanan');
  expect(screen.getByRole('link', { name: 'Semua loteri' }).getAttribute('href')).toBe('/m/lottery');
});

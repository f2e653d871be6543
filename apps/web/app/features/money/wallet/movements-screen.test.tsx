import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { tableQuery } from '../../../shared/list/paged-list.tsx';
import * as movementsScreen from './movements-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const stake = {
  transferId: 'trf_2',
  reason: 'game.bet',
  gameName: 'Dadu',
  amountMinor: '-150',
  balanceMinor: '4850',
  currencyCode: 'MYR',
  reference: 'rnd_1',
  betKey: 'vendor:studio:rnd_1',
  withdrawalId: '',
  // Already the next day where the merchant is.
  happenedAt: '2026-11-21T17:30:05Z',
} as const;

const deposit = {
  ...stake,
  transferId: 'trf_1',
  reason: 'deposit',
  gameName: '',
  amountMinor: '5000',
  balanceMinor: '5000',
  reference: 'dep_1',
  betKey: '',
  happenedAt: '2026-11-21T09:00:00Z',
} as const;

const totals = { inMinor: '7000', outMinor: '250', netMinor: '6750', currencyCode: 'MYR' } as const;

const open = (calls: FakeCalls, search = '', flags = {}) =>
  renderScreen(movementsScreen, {
    path: '/m/transaction/record',
    url: `/m/transaction/record${search}`,
    session: fakeSession,
    flags,
    calls,
  });

test('CA-04 CA-06 shows each movement with its reason, time and the balance it left, and totals of the whole filter', async () => {
  open({
    listMovements: () => accepted({ list: [stake, deposit] }),
    getMovementTotals: () => accepted(totals),
  });
  const [newest, oldest] = (await screen.findAllByRole('listitem')).map((row) => within(row));
  for (const text of ['Taruhan', 'Dadu', '−RM 1.50', 'Baki RM 48.50']) {
    expect(newest?.getByText(text), text).toBeTruthy();
  }
  expect(newest?.getByText(/22 Nov 2026, 01:30:05/)).toBeTruthy();
  for (const text of ['+RM 50.00', 'Baki RM 50.00', 'dep_1']) {
    expect(oldest?.getByText(text), text).toBeTruthy();
  }
  const sums = within(await screen.findByRole('region', { name: 'Jumlah keseluruhan' }));
  for (const figure of ['RM 70.00', 'RM 2.50', '+RM 67.50'])
    expect(sums.getByText(figure), figure).toBeTruthy();
});

test('CA-04 list and totals are asked for with one filter, which the player narrows and widens', async () => {
  const asked: string[] = [];
  open(
    {
      listMovements: ({ query }) => {
        query.delete('pageSize');
        asked.push(`list ${query}`);
        return accepted({ list: [] });
      },
      getMovementTotals: ({ query }) => {
        asked.push(`totals ${query}`);
        return accepted(totals);
      },
    },
    '?period=dates&from=2026-11-01&to=2026-11-10',
  );
  const days = 'fromDay=2026-11-01&toDay=2026-11-10';
  await waitFor(() => expect(asked.sort()).toEqual([`list ${days}`, `totals ${days}`]));
  asked.length = 0;
  fireEvent.change(screen.getByLabelText('Jenis'), { target: { value: 'payout' } });
  await waitFor(() =>
    expect(asked.sort()).toEqual([`list ${days}&kind=payout`, `totals ${days}&kind=payout`]),
  );
  await screen.findByText('Tiada transaksi ditemui');
  asked.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Tunjuk semua 30 hari' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.join()).not.toContain('kind');
});

test('CA-04 whoever has no movement at all is led to a first deposit', async () => {
  open(
    { listMovements: () => accepted({ list: [] }), getMovementTotals: () => accepted(totals) },
    '?period=month',
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Buat deposit' }));
  expect((await screen.findByTestId('path')).textContent).toBe('/m/voucherCenter');
});

test('AP-03 a list that cannot be had says why, beside totals that can', async () => {
  open({
    listMovements: () => refused(500, 'server.failed', 'Ralat di pihak kami'),
    getMovementTotals: () => accepted(totals),
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await screen.findByText('+RM 67.50')).toBeTruthy();
});

test('CA-04 CA-06 where there is room the record is a table: why, what it belongs to, how much and what it left, each in its column', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === tableQuery }),
  );
  open({
    listMovements: () => accepted({ list: [stake, deposit] }),
    getMovementTotals: () => accepted(totals),
  });
  const table = await screen.findByRole('table', { name: 'Rekod akaun' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['22 Nov 2026, 01:30:05', 'TaruhanDadu', 'rnd_1', '−RM 1.50', 'RM 48.50', 'Butiran'],
    ['21 Nov 2026, 17:00:00', 'Deposit', 'dep_1', '+RM 50.00', 'RM 50.00', 'Butiran'],
  ]);
});

test('CA-06 the number of an order or a game’s round can be copied; the house’s own words are no number', async () => {
  const bonus = { ...deposit, transferId: 'trf_3', reason: 'bonus', reference: 'welcome' } as const;
  const round = { ...stake, transferId: 'trf_4', reference: '77-1' } as const;
  open({
    listMovements: () => accepted({ list: [bonus, round, deposit] }),
    getMovementTotals: () => accepted(totals),
  });
  const rows = await screen.findAllByRole('listitem');
  expect(
    rows.map(
      (row) =>
        within(row).queryByRole('button', { name: 'Salin rujukan' })?.parentElement?.previousSibling
          ?.textContent,
    ),
  ).toEqual([undefined, '77-1', 'dep_1']);
  expect(screen.queryByText('welcome')).toBeNull();
});

test('CA-04 the next page is asked for where the last one ended', async () => {
  const cursors: (string | null)[] = [];
  open({
    listMovements: ({ query }) => {
      cursors.push(query.get('cursor'));
      return accepted(cursors.length === 1 ? { list: [stake], nextCursor: 'c1' } : { list: [deposit] });
    },
    getMovementTotals: () => accepted(totals),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Lihat lagi' }));
  await screen.findByText('dep_1');
  expect(cursors).toEqual([null, 'c1']);
  expect(screen.queryByRole('button', { name: 'Lihat lagi' })).toBeNull();
});

test.each([
  [0, 'TRANSBETREPMEM3', 'Lihat pertaruhan', '/m/gameRecord?open=vendor%3Astudio%3Arnd_1'],
  [1, 'DEPRECM3', 'Lihat deposit', '/m/vouReport?open=dep_1'],
  [2, 'WITHREC3', 'Lihat pengeluaran', '/m/withdrawReport?open=wdl_1'],
])(
  'CA-04 CA-06 movement %i opens to its transfer and, with %s on, leads on: %s',
  async (place, flag, name, href) => {
    const withdrawal = {
      ...{ ...deposit, transferId: 'trf_0', reason: 'withdrawal', amountMinor: '-2000' },
      ...{ reference: 'pyo_1', withdrawalId: 'wdl_1' },
    };
    const calls: FakeCalls = {
      listMovements: () => accepted({ list: [stake, deposit, withdrawal] }),
      getMovementTotals: () => accepted(totals),
    };
    open(calls, '', { [flag]: true });
    const button = (await screen.findAllByRole('button', { name: /^Butiran: / }))[place];
    fireEvent.click(button ?? document.body);
    const sheet = within(await screen.findByRole('dialog', { name: 'Transaksi' }));
    expect(sheet.getByText(`trf_${2 - place}`)).toBeTruthy();
    expect(sheet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [name, href],
    ]);
  },
);

test('a movement whose order’s record is switched off leads nowhere', async () => {
  const calls: FakeCalls = {
    listMovements: () => accepted({ list: [stake] }),
    getMovementTotals: () => accepted(totals),
  };
  open(calls, '', { TRANSBETREPMEM3: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Butiran: Taruhan' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Transaksi' }));
  expect(sheet.queryByRole('link')).toBeNull();
});

test('CA-04 a record that is closed says so once, and offers no other try', async () => {
  const closed = () => refused(403, 'module.unavailable', 'Tidak dibuka di sini');
  open({ listMovements: closed, getMovementTotals: closed });
  expect((await screen.findByRole('alert')).textContent).toContain('Tidak dibuka di sini');
  expect(screen.queryByRole('button', { name: 'Cuba lagi' })).toBeNull();
  expect(screen.queryByText('Jumlah keseluruhan tidak dapat dimuatkan.')).toBeNull();
});

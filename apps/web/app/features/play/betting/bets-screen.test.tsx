import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { tableQuery } from '../../../shared/list/paged-list.tsx';
import * as betsScreen from './bets-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const bet = {
  betKey: 'vendor:studio:rnd_1',
  source: 'vendor',
  provider: 'studio',
  externalKey: 'rnd_1',
  category: 'INHOUSE',
  gameId: 'dice',
  gameName: 'Dadu',
  stakeMinor: '100',
  payoutMinor: '198',
  currencyCode: 'MYR',
  status: 'settled',
  // Already the next day where the merchant is.
  placedAt: '2026-11-21T17:30:05Z',
  settledAt: '2026-11-21T17:30:05Z',
  verifyUrl: '',
} as const;

const totals = {
  betCount: 57,
  stakeMinor: '5700',
  payoutMinor: '5000',
  netMinor: '-700',
  currencyCode: 'MYR',
} as const;

const open = (calls: FakeCalls, search = '') =>
  renderScreen(betsScreen, {
    path: '/m/gameRecord',
    url: `/m/gameRecord${search}`,
    session: fakeSession,
    flags: { TRANSREC3: true },
    calls,
  });

test('CA-04 shows game, time to the second where the merchant is, and totals of the whole filter', async () => {
  open({ listBets: () => accepted({ list: [bet] }), getBetTotals: () => accepted(totals) });
  await screen.findByText('Dadu');
  expect(screen.getByText(/22 Nov 2026, 01:30:05/)).toBeTruthy();
  await screen.findByText('Taruhan (57)');
  for (const figure of ['RM 57.00', 'RM 50.00', '−RM 7.00']) expect(screen.getByText(figure)).toBeTruthy();
  expect(screen.getByText('Hari dan masa mengikut GMT+8')).toBeTruthy();
});

test.each([
  ['lottery', `lto_${'0'.repeat(26)}.2`, `/m/lotteryOrders/lto_${'0'.repeat(26)}`],
  ['lottery', 'of-another-kind', undefined],
  ['vendor', `lto_${'0'.repeat(26)}.2`, undefined],
] as const)('LO-06 a bet of a %s named %s leads to the slip %s', async (source, externalKey, path) => {
  const shown = { ...bet, source, externalKey };
  open({ listBets: () => accepted({ list: [shown] }), getBetTotals: () => accepted(totals) });
  await screen.findByText('Dadu');
  expect(screen.queryByRole('link', { name: 'Pesanan loteri' })?.getAttribute('href')).toBe(path);
});

test('CA-04 list and totals are asked for with one filter, which the player changes', async () => {
  const asked: string[] = [];
  open(
    {
      listBets: ({ query }) => {
        query.delete('pageSize');
        asked.push(`list ${query}`);
        return accepted({ list: [] });
      },
      getBetTotals: ({ query }) => {
        asked.push(`totals ${query}`);
        return accepted(totals);
      },
    },
    '?period=dates&from=2026-11-01&to=2026-11-10',
  );
  const days = 'fromDay=2026-11-01&toDay=2026-11-10';
  await waitFor(() => expect(asked.sort()).toEqual([`list ${days}`, `totals ${days}`]));
  asked.length = 0;
  fireEvent.change(screen.getByLabelText('Permainan'), { target: { value: 'RNG' } });
  await waitFor(() =>
    expect(asked.sort()).toEqual([`list ${days}&category=RNG`, `totals ${days}&category=RNG`]),
  );
  asked.length = 0;
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'open' } });
  const both = `${days}&category=RNG&status=open`;
  await waitFor(() => expect(asked.sort()).toEqual([`list ${both}`, `totals ${both}`]));
  await screen.findByText('Tiada pertaruhan dalam tempoh ini');
  asked.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Tunjuk semua 30 hari' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.join()).not.toMatch(/category|status/);
});

test('days in the wrong order are said so, and nothing is asked for', async () => {
  open({}, '?period=dates&from=2026-11-10&to=2026-11-01');
  await screen.findByText('Hari akhir sebelum hari mula');
  expect(screen.queryByText('Gagal dimuatkan')).toBeNull();
});

test('AP-03 totals that cannot be had are one line with a way to ask again, and the list stands below', async () => {
  let isBack = false;
  open({
    listBets: () => accepted({ list: [bet] }),
    getBetTotals: () => (isBack ? accepted(totals) : refused(500, 'server.failed', 'Ralat di pihak kami')),
  });
  const failure = await screen.findByText('Jumlah keseluruhan tidak dapat dimuatkan.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Dadu')).toBeTruthy();
  isBack = true;
  fireEvent.click(within(failure).getByRole('button', { name: 'Cuba lagi' }));
  expect(await screen.findByText('Taruhan (57)')).toBeTruthy();
});

test('CA-04 where there is room the record is a table: the same facts, a row for each bet, a column for each fact', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === tableQuery }),
  );
  const pendingBet = { ...bet, betKey: 'vendor:studio:rnd_2', externalKey: 'rnd_2', status: 'open' } as const;
  open({ listBets: () => accepted({ list: [bet, pendingBet] }), getBetTotals: () => accepted(totals) });
  const table = await screen.findByRole('table', { name: 'Rekod pertaruhan' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map((column) => column.textContent)).toEqual([
    ...['Masa', 'Permainan', 'Nombor pertaruhan', 'Taruhan', 'Kemenangan', 'Bersih', 'Semakan', 'Butiran'],
  ]);
  const [, settled, pending] = within(table).getAllByRole('row');
  expect(settled?.textContent).toContain('22 Nov 2026, 01:30:05');
  expect(within(settled ?? table).getByRole('rowheader').textContent).toBe('Dadu');
  for (const fact of ['rnd_1', 'RM 1.00', 'RM 1.98', '+RM 0.98'])
    expect(settled?.textContent).toContain(fact);
  expect(pending?.textContent).toContain('Sedang diselesaikan');
});

test('CA-04 the next page is asked for where the last one ended', async () => {
  const cursors: (string | null)[] = [];
  const older = { ...bet, betKey: 'vendor:studio:rnd_0', externalKey: 'rnd_0' } as const;
  open({
    listBets: ({ query }) => {
      cursors.push(query.get('cursor'));
      return accepted(cursors.length === 1 ? { list: [bet], nextCursor: 'c1' } : { list: [older] });
    },
    getBetTotals: () => accepted(totals),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Lihat lagi' }));
  await screen.findByText('rnd_0');
  expect(cursors).toEqual([null, 'c1']);
});

test('CA-04 a next page that fails is not asked for by itself again: the player tries, and the list goes on', async () => {
  const watched: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: () => void;
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#seen = () => callback([{ isIntersecting: true }]);
      }
      observe(): void {
        watched.push(this.#seen);
      }
      disconnect(): void {
        watched.splice(watched.indexOf(this.#seen), 1);
      }
    },
  );
  let asked = 0;
  const older = { ...bet, betKey: 'vendor:studio:rnd_0', externalKey: 'rnd_0' } as const;
  open({
    listBets: () => {
      asked += 1;
      if (asked === 1) return accepted({ list: [bet], nextCursor: 'c1' });
      return asked === 2 ? refused(503, 'server.overloaded', 'Sibuk') : accepted({ list: [older] });
    },
    getBetTotals: () => accepted(totals),
  });
  await screen.findByRole('button', { name: 'Lihat lagi' });
  expect(watched).toHaveLength(1);
  act(() => watched[0]?.());
  const retry = await screen.findByRole('button', { name: 'Ketik untuk cuba lagi' });
  expect(watched).toEqual([]);
  expect(screen.getByText('rnd_1')).toBeTruthy();
  fireEvent.click(retry);
  await screen.findByText('rnd_0');
  expect(asked).toBe(3);
});

test('CA-04 a bet tells stake, payout and what they come to; one that is open has no result and is not to be checked yet', async () => {
  const verifyUrl = '/studio/verify?round=rnd_1';
  const lostBet = { ...bet, betKey: 'vendor:studio:rnd_2', externalKey: 'rnd_2', payoutMinor: '40' } as const;
  const pending = { ...bet, betKey: 'vendor:studio:rnd_3', externalKey: 'rnd_3', payoutMinor: '0' } as const;
  open({
    listBets: () =>
      accepted({
        list: [
          { ...bet, verifyUrl },
          { ...lostBet, verifyUrl },
          { ...pending, verifyUrl, status: 'open', settledAt: null },
        ],
      }),
    getBetTotals: () => accepted(totals),
  });
  const rows = (await screen.findAllByRole('listitem')).map((row) => ({
    text: row.textContent ?? '',
    isChecked: within(row).queryByRole('link', { name: 'Semak adil' }) !== null,
  }));
  const expected = [
    ['+RM 0.98', 'Taruhan RM 1.00 · kemenangan RM 1.98', true],
    ['−RM 0.60', 'Taruhan RM 1.00 · kemenangan RM 0.40', true],
    ['Sedang diselesaikan', 'Taruhan RM 1.00 · kemenangan RM 0.00', false],
  ] as const;
  expect(rows).toHaveLength(expected.length);
  for (const [index, [result, amounts, isChecked]] of expected.entries()) {
    const text = rows[index]?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain(result);
    expect(text).toContain(amounts);
    expect(rows[index]?.isChecked).toBe(isChecked);
  }
});

test('CA-04 CA-06 an address that names a bet opens it: its facts, what happened, its round to check, and what it moved in the wallet', async () => {
  const asked: string[] = [];
  const verifyUrl = '/studio/verify?round=rnd_1';
  open(
    {
      listBets: () => accepted({ list: [] }),
      getBetTotals: () => accepted(totals),
      getBet: ({ query }) => {
        asked.push(String(query));
        const step = {
          step: 1,
          kind: 'settled',
          stakeMinor: '0',
          refundMinor: '0',
          payoutMinor: '198',
        } as const;
        return accepted({ ...bet, verifyUrl, steps: [{ ...step, happenedAt: bet.placedAt }] });
      },
      listRelatedMovements: ({ query }) => {
        asked.push(String(query));
        const moved = { currencyCode: 'MYR', happenedAt: bet.placedAt } as const;
        return accepted({
          list: [
            { ...moved, transferId: 'trf_1', reason: 'game.bet', amountMinor: '-100', balanceMinor: '900' },
            { ...moved, transferId: 'trf_2', reason: 'game.win', amountMinor: '198', balanceMinor: '1098' },
          ],
        });
      },
    },
    '?open=vendor:studio:rnd_1',
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Pertaruhan' }));
  expect(await sheet.findByText('Dadu')).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Semak adil' }).getAttribute('href')).toContain(verifyUrl);
  const steps = within(sheet.getByRole('region', { name: 'Apa yang berlaku' }));
  expect(steps.getByText('+RM 1.98')).toBeTruthy();
  const moved = within(await sheet.findByRole('region', { name: 'Dalam dompet' }));
  const rows = (await moved.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toMatch(/^Taruhan−RM 1.00.*Baki RM 9.00$/);
  expect(rows[1]).toMatch(/^Kemenangan\+RM 1.98.*Baki RM 10.98$/);
  expect(asked).toEqual(Array(2).fill('betKey=vendor%3Astudio%3Arnd_1'));
  fireEvent.click(sheet.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

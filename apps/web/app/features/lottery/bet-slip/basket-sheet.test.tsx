import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeRequest } from '../../../../test-support/fake-api.ts';
import type { OrderBody } from './order-body.ts';
import {
  firstNumero,
  menuOf,
  numeroOf,
  openBets,
  refusedOrder,
  salesFrom,
  takenOrder,
  tap,
} from './testing/lottery-samples.ts';

beforeEach(() => sessionStorage.clear());

const menu = menuOf('place-1-number', 'place-2-number');
const bodyOf = ({ body }: FakeRequest) => body as OrderBody;

/** Puts digits of a plate into the basket, as a line each, and opens it. */
async function fill(...digits: readonly string[]) {
  await screen.findAllByRole('button', { name: / 9\.91$/ });
  for (const digit of digits) {
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${digit} 9\\.91`) }));
    tap('Masukkan ke bakul');
  }
  tap(/^Bakul, /);
  await screen.findByRole('list', { name: 'Bakul' });
}

const place = () => tap(/^Letak pertaruhan/);

test('what is placed is the basket with its odds and its sum; a double tap sends it once', async () => {
  const sent: FakeRequest[] = [];
  openBets({
    menu,
    calls: {
      placeLotteryOrder: (request) => {
        sent.push(request);
        return accepted(takenOrder('200'));
      },
    },
  });
  await fill('3', '4');
  expect(screen.getByText('Cabutan 20261130-0001')).toBeTruthy();
  place();
  place();
  await screen.findByText('Pertaruhan diterima');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    gameId: 'ssc-1m',
    currentNumero: firstNumero,
    lines: ['3', '4'].map((numbers) => ({
      ...{ playId: 'place-1-number', prizeModeId: 'ZY', numbers, unit: '100', multiple: 1, odds: [99_100] },
    })),
    betCartAmountSum: '200',
  });
  expect(screen.getByRole('link', { name: 'Pesanan loteri saya' }).getAttribute('href')).toBe(
    '/m/lotteryOrders',
  );
  tap('Terus bermain');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bakul, kosong' })).toBeTruthy());
});

test('a lost answer is asked for again under the same key, whatever draw is open then', async () => {
  const sent: FakeRequest[] = [];
  let first = 1;
  openBets({
    menu,
    calls: {
      getLotteryDraw: () => accepted(salesFrom(first)),
      placeLotteryOrder: (request) => {
        sent.push(request);
        first = 2;
        if (sent.length === 1) throw new TypeError('answer lost');
        return accepted(takenOrder('100'));
      },
    },
  });
  await fill('3');
  place();
  await screen.findByText(/mungkin sudah diterima/);
  tap('Hantar semula pesanan yang sama');
  await screen.findByText('Pertaruhan diterima');
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

test('after a lost answer another slip is another order, also where it costs the same', async () => {
  const sent: FakeRequest[] = [];
  openBets({
    menu,
    calls: {
      placeLotteryOrder: (request) => {
        sent.push(request);
        if (sent.length === 1) throw new TypeError('answer lost');
        return accepted(takenOrder('200'));
      },
    },
  });
  await fill('3', '4');
  place();
  await screen.findByText(/mungkin sudah diterima/);
  tap(/^Ubah /);
  fireEvent.click(await screen.findByRole('button', { name: /^5 9\.91/ }));
  tap('Simpan perubahan');
  await screen.findByText('3 5');
  tap(/^Buang /, 1);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Buang / })).toHaveLength(1));
  place();
  await screen.findByText('Pertaruhan diterima');
  expect(sent.map((request) => bodyOf(request).lines.map(({ numbers }) => numbers))).toEqual([
    ['3', '4'],
    ['3,5'],
  ]);
  expect(new Set(sent.map((request) => bodyOf(request).betCartAmountSum)).size).toBe(1);
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
});

test('lines that are refused say why; the rest is sent as parts, and what is changed is asked for anew', async () => {
  const sent: OrderBody[] = [];
  openBets({
    menu,
    calls: {
      placeLotteryOrder: (request) => {
        sent.push(bodyOf(request));
        if (sent.length > 1) return accepted(takenOrder('100'));
        return accepted(
          refusedOrder([{ outcome: 'refused', code: 'lottery.win.above.maximum' }, { outcome: 'accepted' }]),
        );
      },
    },
  });
  await fill('3', '4');
  place();
  await screen.findByText('Satu baris boleh menang melebihi kemenangan maksimum');
  expect(screen.getByText(/Tiada wang dipertaruhkan: 1 pertaruhan/)).toBeTruthy();
  tap('Letak 1 pertaruhan yang lain');
  await screen.findByText('Pertaruhan diterima');
  expect(sent[1]).toMatchObject({ acceptsParts: true, betCartAmountSum: '100', lines: [{ numbers: '4' }] });
  tap('Terus bermain');
  await screen.findByRole('button', { name: 'Bakul, 1 pertaruhan' });
});

test('odds that have changed are shown anew and can be taken', async () => {
  const sent: OrderBody[] = [];
  let odds = 99_100;
  openBets({
    menu,
    calls: {
      getLotteryPlayMenu: () =>
        accepted({
          ...menu,
          plays: menu.plays.map((play) => ({
            ...play,
            prizes: play.prizes.map((prize) => ({ ...prize, oddsTenThousandths: odds })),
          })),
        }),
      placeLotteryOrder: (request) => {
        sent.push(bodyOf(request));
        odds = 95_000;
        if (sent.length > 1) return accepted(takenOrder('100'));
        return accepted(refusedOrder([{ outcome: 'refused', code: 'lottery.odds.changed' }]));
      },
    },
  });
  await fill('3');
  place();
  await screen.findByText('Odds sudah berubah');
  tap('Terima odds baharu');
  await waitFor(() => expect(screen.queryByText('Odds sudah berubah')).toBeNull());
  place();
  await screen.findByText('Pertaruhan diterima');
  expect(sent.map(({ lines }) => lines[0]?.odds)).toEqual([[99_100], [95_000]]);
});

test('a draw that closed meanwhile says so, and the same bets go to the next one', async () => {
  const sent: OrderBody[] = [];
  let first = 1;
  openBets({
    menu,
    calls: {
      getLotteryDraw: () => accepted(salesFrom(first)),
      placeLotteryOrder: (request) => {
        sent.push(bodyOf(request));
        first = 2;
        if (sent.length > 1) return accepted(takenOrder('100'));
        return refused(409, 'lottery.draw.closed', 'Taruhan untuk cabutan ini sudah ditutup');
      },
    },
  });
  await fill('3');
  place();
  await screen.findByText(/Taruhan untuk cabutan 20261130-0001 sudah ditutup/);
  await screen.findByText(/pada cabutan 20261130-0002/);
  place();
  await screen.findByText('Pertaruhan diterima');
  expect(sent.map(({ currentNumero }) => currentNumero)).toEqual([numeroOf(1), numeroOf(2)]);
});

test('a chase is planned over the next draws and sent with its sum', async () => {
  const sent: OrderBody[] = [];
  openBets({
    menu,
    calls: {
      placeLotteryOrder: (request) => {
        sent.push(bodyOf(request));
        return accepted(takenOrder('700'));
      },
    },
  });
  await fill('3');
  fireEvent.click(screen.getByLabelText(/beberapa cabutan berturut-turut/));
  fireEvent.click(screen.getByRole('radio', { name: 'Gandakan' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Cabutan' }), { target: { value: '3' } });
  expect(screen.getByText('3 cabutan mulai 20261130-0001')).toBeTruthy();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4);
  place();
  await screen.findByText('Pertaruhan diterima');
  expect(sent[0]).toMatchObject({
    chase: [1, 2, 4].map((multiple, index) => ({ numero: numeroOf(index + 1), multiple })),
    ...{ winningStop: true, betCartAmountSum: '700' },
  });
});

test('lines are changed, removed, drawn at random and cleared; a reload keeps them', async () => {
  openBets({ menu });
  await fill('3', '4');
  tap(/^Ubah /);
  fireEvent.click(await screen.findByRole('button', { name: /^5 9\.91/ }));
  tap('Simpan perubahan');
  await screen.findByText('3 5');
  tap(/^Buang /, 1);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Buang / })).toHaveLength(1));
  const sheet = screen.getByRole('dialog');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Pilih rawak' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Buang / })).toHaveLength(2));
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('wau_lottery_basket:ssc-1m') ?? '[]')).toHaveLength(2),
  );
  fireEvent.click(within(sheet).getByRole('button', { name: 'Kosongkan semua' }));
  await screen.findByText('Bakul anda kosong');
});

test('too little money leads to the deposit', async () => {
  openBets({
    menu,
    calls: { placeLotteryOrder: () => refused(402, 'balance.insufficient', 'Baki anda tidak cukup') },
  });
  await fill('3');
  place();
  await screen.findByText('Baki anda tidak cukup');
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
});

test('a visitor picks and is led to log in and back; the basket is still there', async () => {
  openBets({ menu, isVisitor: true });
  await fill('3');
  expect(screen.getByRole('link', { name: 'Log masuk untuk bertaruh' }).getAttribute('href')).toBe(
    `/m/login?returnTo=${encodeURIComponent('/m/lottery/ssc-1m')}`,
  );
  expect(screen.queryByRole('button', { name: /^Letak pertaruhan/ })).toBeNull();
  // Whoever goes to log in at once has it kept as the page goes.
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('wau_lottery_basket:ssc-1m')).not.toBeNull();
});

test('of a long basket some lines are drawn, and what was refused stands first', async () => {
  const kept = {
    ...{ playId: 'place-1-number', prizeModeId: 'ZY', numbers: '3', lineCount: '1', unitMinor: '100' },
    ...{ chargedLots: 1, multiple: 1, series: null, odds: [99_100], mostOdds: 99_100, leastOdds: 99_100 },
  };
  sessionStorage.setItem('wau_lottery_basket:ssc-1m', JSON.stringify(Array.from({ length: 25 }, () => kept)));
  openBets({
    menu,
    calls: {
      placeLotteryOrder: () =>
        accepted(
          refusedOrder(
            Array.from({ length: 25 }, (_, index) =>
              index === 24 ? { outcome: 'refused', code: 'lottery.unit.invalid' } : { outcome: 'accepted' },
            ),
          ),
        ),
    },
  });
  await fill();
  expect(screen.getAllByRole('button', { name: /^Buang / })).toHaveLength(20);
  place();
  const [first] = await screen.findAllByText('Harga sebaris itu tidak ditawarkan di sini');
  expect(first?.closest('li')).toBe(
    within(screen.getByRole('list', { name: 'Bakul' })).getAllByRole('listitem')[0],
  );
  tap('Tunjukkan 5 lagi');
  expect(screen.getAllByRole('button', { name: /^Buang / })).toHaveLength(25);
});

test('a reality check that is due is shown over the slip, and after the answer the slip is still there', async () => {
  const dueAt = new Date(Date.now() - 60_000).toISOString();
  const known = { currencyCode: 'MYR', everyMinutes: 60, playedFrom: dueAt } as const;
  const later = { ...known, dueAt: new Date(Date.now() + 3_600_000).toISOString(), result: null };
  const result = { playedMinutes: 65, stakeMinor: '5000', payoutMinor: '3550', netMinor: '-1450' };
  let isDue = false;
  openBets({
    menu,
    calls: {
      getRealityCheck: () => accepted({ check: isDue ? { ...known, dueAt, result } : later }),
      answerRealityCheck: () => {
        isDue = false;
        return accepted({ check: later });
      },
      placeLotteryOrder: () => {
        isDue = true;
        return refused(409, 'play.check.due', 'Lihat kembali dahulu');
      },
    },
  });
  await fill('3');
  place();
  const check = await screen.findByRole('alertdialog');
  expect(check.textContent).toContain('14.50');
  fireEvent.click(within(check).getByRole('button', { name: 'Teruskan bermain' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await screen.findByRole('list', { name: 'Bakul' });
  expect(screen.queryByText('Lihat kembali dahulu')).toBeNull();
});

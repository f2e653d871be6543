import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lotteryLineRefusals } from '@wau/contract/calls/lottery/lottery-order-calls';
import { accepted } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeValue } from '../../../../test-support/fake-api.ts';
import { sampleOrder, sampleOrderId } from '../../../shared/lottery/testing/lottery-samples.ts';
import type { OrderBody } from './order-body.ts';
import {
  firstNumero,
  menuOf,
  numeroOf,
  openBets,
  refusedOrder,
  remainingOf,
  takenOrder,
  tap,
} from './testing/lottery-samples.ts';

beforeEach(() => sessionStorage.clear());

const menu = menuOf('place-1-number');
type Remaining = FakeValue<'getLotteryRemaining'>;

const offers = (number: string, ...steps: readonly (readonly [string | null, number])[]) => ({
  number,
  isClosed: false,
  offers: steps.map(([upToMinor, odds]) => ({ upToMinor, oddsPercent: odds / 991, odds: [odds] })),
});

/** Answers what is left of the numbers, and keeps what was asked. */
function limited(numbers: Remaining['numbers'], numero = firstNumero) {
  const asked: URLSearchParams[] = [];
  return {
    asked,
    call: ({ query }: { readonly query: URLSearchParams }) => {
      asked.push(query);
      const isOther = query.get('numero') !== null && query.get('numero') !== numero;
      return accepted(
        remainingOf({
          numero: query.get('numero') ?? numero,
          odds: [99_100],
          numbers: isOther ? [] : numbers,
        }),
      );
    },
  };
}

/** Puts what is picked into the basket and opens that. */
async function addAndOpen(): Promise<HTMLElement> {
  tap('Masukkan ke bakul');
  tap(/^Bakul, /);
  return await screen.findByRole('list', { name: 'Bakul' });
}

const pick = async (digit: string) =>
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${digit} 9\\.91`) }));

test('LO-05 a number that pays less is shown with its odds before it is added, and goes out at these', async () => {
  const sent: OrderBody[] = [];
  openBets({
    menu,
    calls: {
      getLotteryRemaining: limited([offers('3', [null, 79_280])]).call,
      placeLotteryOrder: ({ body }) => {
        sent.push(body as OrderBody);
        return accepted(takenOrder('100'));
      },
    },
  });
  await pick('3');
  await screen.findByText('Odds untuk 3 kini lebih rendah: 7.928');
  expect(screen.getByText(/Menang hingga RM 7\.92/)).toBeTruthy();
  await addAndOpen();
  tap(/^Letak pertaruhan/);
  await screen.findByText('Pertaruhan diterima');
  expect(sent[0]?.lines[0]?.odds).toEqual([79_280]);
});

test('what is closed is left out by a tap, and what is full is staked with what is left', async () => {
  openBets({
    menu,
    calls: {
      getLotteryRemaining: limited([
        { number: '3', isClosed: true, offers: [] },
        offers('4', ['40', 99_100]),
        offers('5', ['250', 99_100]),
      ]).call,
    },
  });
  await pick('3');
  await pick('4');
  await screen.findByText('Ditutup untuk cabutan ini: 3');
  tap('Keluarkan 3');
  await screen.findByText('Paling banyak RM 0.40 yang tinggal untuk 4');
  tap('Taruh RM 0.40 sahaja');
  await waitFor(() => expect(screen.getByText(/1 baris/).textContent).toMatch(/RM 0\.40/));
  await pick('4');
  tap('RM 1');
  fireEvent.change(screen.getByLabelText('Gandaan'), { target: { value: '1' } });
  await pick('5');
  await screen.findByText('Hanya RM 2.50 yang tinggal untuk 5.');
});

test('LO-05 lower odds of one number are told beside another number that is closed, and priced', async () => {
  openBets({
    menu,
    calls: {
      getLotteryRemaining: limited([{ number: '3', isClosed: true, offers: [] }, offers('4', [null, 79_280])])
        .call,
    },
  });
  await pick('3');
  await pick('4');
  await screen.findByText('Ditutup untuk cabutan ini: 3');
  await screen.findByText('Odds untuk 4 kini lebih rendah: 7.928');
  expect(screen.getByText(/Menang hingga RM 7\.92/)).toBeTruthy();
});

test.each([
  ['as well, which is said in place of a way there', true],
  ['not, which the way leads to', false],
])('LO-05 a number is closed in the draw after the next one %s', async (_, isClosedLater) => {
  const closed = limited([{ number: '3', isClosed: true, offers: [] }]);
  openBets({
    menu,
    calls: {
      getLotteryRemaining: isClosedLater
        ? ({ query }) =>
            accepted(
              remainingOf({
                ...{ numero: query.get('numero') ?? firstNumero, odds: [99_100] },
                numbers: [{ number: '3', isClosed: true, offers: [] }],
              }),
            )
        : closed.call,
    },
  });
  await pick('3');
  const basket = await addAndOpen();
  await within(basket).findByText('Ditutup untuk cabutan ini: 3');
  const way = `Bertaruh pada cabutan ${numeroOf(2)}`;
  const reason = `Ditutup juga untuk cabutan ${numeroOf(2)}`;
  await screen.findByText(isClosedLater ? reason : way);
  expect(screen.queryByText(isClosedLater ? way : reason)).toBeNull();
});

test('a lottery without limits is asked once, and nothing is said of its bets', async () => {
  const { asked } = limited([]);
  openBets({
    menu,
    calls: {
      getLotteryRemaining: ({ query }) => {
        asked.push(query);
        return accepted({ ...remainingOf({ odds: [1] }), hasLimits: false });
      },
      placeLotteryOrder: () => accepted(takenOrder('200')),
    },
  });
  await pick('3');
  await waitFor(() => expect(asked).toHaveLength(1));
  await pick('4');
  await addAndOpen();
  tap(/^Letak pertaruhan/);
  await screen.findByText('Pertaruhan diterima');
  expect(asked.map((query) => query.get('numbers'))).toEqual([null]);
  expect(screen.queryByText(/Odds kini/)).toBeNull();
});

test('LO-05 in the basket a number that is full names a later draw, which is asked about anew and staked on', async () => {
  const sent: OrderBody[] = [];
  const { asked, call } = limited([offers('3', ['0', 99_100])]);
  openBets({
    menu,
    calls: {
      getLotteryRemaining: call,
      placeLotteryOrder: ({ body }) => {
        sent.push(body as OrderBody);
        return accepted(takenOrder('100'));
      },
    },
  });
  await pick('3');
  const basket = await addAndOpen();
  await within(basket).findByText('Penuh untuk cabutan ini: 3');
  tap(`Bertaruh pada cabutan ${numeroOf(2)}`);
  await waitFor(() => expect(within(basket).queryByText(/Penuh untuk/)).toBeNull());
  await waitFor(() => expect(asked.at(-1)?.get('numero')).toBe(numeroOf(2)));
  tap(/^Letak pertaruhan/);
  await screen.findByText('Pertaruhan diterima');
  expect(sent[0]?.currentNumero).toBe(numeroOf(2));
});

test('LO-05 a line that was refused says what is left and at which odds, and is mended by a tap', async () => {
  let isMended = false;
  openBets({
    menu,
    calls: {
      placeLotteryOrder: () => {
        if (isMended) return accepted(takenOrder('100'));
        isMended = true;
        const code = 'lottery.odds.changed' as const;
        return accepted(refusedOrder([{ outcome: 'refused', code, odds: [79_280], numbers: ['3'] }]));
      },
    },
  });
  await pick('3');
  await addAndOpen();
  tap(/^Letak pertaruhan/);
  await screen.findByText('Odds untuk 3 kini lebih rendah: 7.928');
  tap('Terima odds baharu');
  await screen.findByText('Odds 7.928');
  tap(/^Letak pertaruhan/);
  await screen.findByText('Pertaruhan diterima');
});

test('LO-02 odds against rebate: both are shown as the series changes, and what comes back of the slip', async () => {
  openBets({ menu: menuOf('fixed-digit') });
  const [one] = await screen.findAllByRole('button', { name: '1' });
  fireEvent.click(one as HTMLElement);
  await screen.findByText('Odds 9 · rebat 0%');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1700' } });
  await screen.findByText('Odds 8.5 · rebat 5%');
  await screen.findByText(/Rebat RM 0\.05 untuk taruhan ini/);
  await addAndOpen();
  await screen.findByText('Odds 8.5 · rebat RM 0.05');
  await screen.findByText('Rebat selepas cabutan');
});

test('LO-06 an earlier order is in the basket again, with what is not as it was', async () => {
  openBets({
    menu: menuOf('fixed-digit'),
    search: `?again=${sampleOrderId}`,
    calls: { getLotteryOrder: () => accepted(sampleOrder()) },
  });
  await screen.findByText('1 pertaruhan sudah ada dalam bakul anda semula.');
  expect(screen.getByText(/^Tidak ditawarkan lagi: /)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Buang / })).toHaveLength(1);
});

test('LO-05 each reason why a line is not taken has words of its own and a way out', async () => {
  const kept = {
    ...{ playId: 'place-1-number', prizeModeId: 'ZY', numbers: '3,4', lineCount: '2', unitMinor: '100' },
    ...{ chargedLots: 1, multiple: 1, series: null, odds: [99_100], mostOdds: 99_100, leastOdds: 99_100 },
  };
  const lines = lotteryLineRefusals.map(() => kept);
  sessionStorage.setItem('wau_lottery_basket:ssc-1m', JSON.stringify(lines));
  const refusedLines = lotteryLineRefusals.map((code) => {
    const left = code.endsWith('full') || code.endsWith('own.limit') ? { leftMinor: '70' } : {};
    return { outcome: 'refused' as const, code, ...left };
  });
  openBets({ menu, calls: { placeLotteryOrder: () => accepted(refusedOrder(refusedLines)) } });
  await screen.findByRole('button', { name: `Bakul, ${lines.length} pertaruhan` });
  tap(/^Bakul, /);
  const basket = await screen.findByRole('list', { name: 'Bakul' });
  tap(/^Letak pertaruhan/);
  await within(basket).findByText('Odds sudah berubah');
  const rows = within(basket).getAllByRole('listitem');
  expect(rows).toHaveLength(lines.length);
  for (const row of rows) {
    expect(row.textContent).not.toContain('Pertaruhan ini tidak boleh diterima');
    // Besides the pencil and the bin.
    expect(within(row).getAllByRole('button').length).toBeGreaterThan(2);
  }
});

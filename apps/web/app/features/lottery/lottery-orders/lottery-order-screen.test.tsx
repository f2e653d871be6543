import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import {
  sampleEntry,
  sampleLottery,
  sampleOrder,
  sampleOrderId,
} from '../../../shared/lottery/testing/lottery-samples.ts';
import * as orderScreen from './lottery-order-screen.tsx';
import type { LotteryOrder } from './lottery-orders-queries.ts';

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
}

function open(order: LotteryOrder, calls: FakeCalls = {}, orderId: string = sampleOrderId) {
  const sent: Sent[] = [];
  const shown = { order, askedCount: 0 };
  renderScreen(orderScreen, {
    path: '/m/lotteryOrders/:orderId',
    url: `/m/lotteryOrders/${orderId}`,
    session: fakeSession,
    calls: {
      listLotteryGames: () => accepted({ now: '2026-11-30T00:01:00.000Z', list: [sampleLottery] }),
      getLotteryOrder: () => {
        shown.askedCount += 1;
        return accepted(shown.order);
      },
      ...calls,
      cancelLotterySuborders: (request) => {
        sent.push({ body: request.body, key: request.headers.get('Idempotency-Key') });
        return (
          calls.cancelLotterySuborders?.(request) ??
          accepted({
            ...{ orderId: sampleOrderId, cancelledNumeros: ['20261130-0002'] },
            ...{ refundMinor: '400', currencyCode: 'MYR' },
          })
        );
      },
    },
  });
  return { sent, shown };
}

const chase = () =>
  sampleOrder(
    [
      sampleEntry({
        ...{ entryCount: 3, numero: '20261130-0001', state: 'settled', canCancel: false, payoutMinor: '900' },
        result: { digits: ['0', '7', '7', '1', '9'] },
      }),
      sampleEntry({ entry: 2, entryCount: 3 }),
      sampleEntry({ entry: 3, entryCount: 3, numero: '20261130-0003' }),
    ],
    true,
  );
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');
const confirm = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('alertdialog');
  return { dialog, yes: within(dialog).getByRole('button', { name: 'Ya, batalkan' }) };
};

test('LO-06 a slip shows its line groups: play, numbers by field, stake, odds and win', async () => {
  open(sampleOrder());
  const groups = within(await screen.findByRole('list', { name: 'Taruhan pada pesanan ini' })).getAllByRole(
    'listitem',
  );
  expect(groups).toHaveLength(2);
  const [digits, dragon] = groups.map((group) => plain(group.textContent));
  expect(digits).toContain('1, 3');
  expect(digits).toContain('3 × RM 1.00 × 1');
  expect(dragon).toContain('2.2 – 9.4');
  expect(screen.getByText('51'.repeat(32))).toBeTruthy();
  expect(screen.getByText(sampleOrderId)).toBeTruthy();
});

test('LO-06 a line that is charged for several lots says for how many', async () => {
  const [line] = sampleEntry().suborders;
  if (line === undefined) throw new Error('the sample has a line group');
  open(sampleOrder([sampleEntry({ suborders: [{ ...line, stakeMinor: '5400' }] })]));
  const groups = await screen.findByRole('list', { name: 'Taruhan pada pesanan ini' });
  expect(plain(groups.textContent)).toContain('3 × 18 lot × RM 1.00 × 1');
});

test('LO-06 a chase shows all of its draws with sums over them, and opens the next one', async () => {
  open(chase());
  await screen.findByText('20261130-0003');
  expect(plain(screen.getAllByRole('definition')[0]?.textContent)).toBe('RM 12.00');
  expect(plain(screen.getAllByRole('definition')[1]?.textContent)).toBe('RM 9.00');
  expect(screen.getByText('selepas menang')).toBeTruthy();
  expect(screen.getAllByRole('group').map((group) => (group as HTMLDetailsElement).open)).toEqual([
    false,
    true,
    false,
  ]);
  expect(screen.getByText('0 7 7 1 9')).toBeTruthy();
});

test('very many numbers are cut, and shown when they are asked for', async () => {
  const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  const [first] = sampleEntry().suborders;
  if (first === undefined) throw new Error('a line group');
  open(sampleOrder([sampleEntry({ suborders: [{ ...first, playId: 'two', numbers: all.join(',') }] })]));
  const more = await screen.findByRole('button', { name: 'Tunjuk kesemua 100' });
  expect(screen.queryByText(/98, 99/)).toBeNull();
  fireEvent.click(more);
  expect(screen.getByText(/98, 99$/)).toBeTruthy();
});

test('LO-06 all that takes stakes is given up, after the player has been told what comes back', async () => {
  const { sent, shown } = open(chase());
  const { dialog, yes } = await confirm('Batalkan 2 cabutan');
  expect(plain(dialog.textContent)).toContain('RM 8.00 akan dipulangkan ke baki anda.');
  expect(sent).toEqual([]);
  const before = shown.askedCount;
  fireEvent.click(yes);
  fireEvent.click(yes);
  expect(plain((await screen.findByText(/sudah dipulangkan/)).textContent)).toBe('RM 4.00 sudah dipulangkan');
  expect(sent).toEqual([{ body: { orderId: sampleOrderId }, key: expect.stringMatching(/^[\w-]{36}$/) }]);
  await waitFor(() => expect(shown.askedCount).toBeGreaterThan(before));
});

test('LO-06 one draw of a chase is given up alone', async () => {
  const { sent } = open(chase());
  await screen.findByText('20261130-0003');
  fireEvent.click(screen.getAllByRole('button', { name: 'Batalkan cabutan ini' })[1] as HTMLElement);
  const dialog = await screen.findByRole('alertdialog');
  expect(plain(dialog.textContent)).toContain('Batalkan cabutan 20261130-0003?');
  expect(plain(dialog.textContent)).toContain('RM 4.00 akan dipulangkan');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ya, batalkan' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ orderId: sampleOrderId, numeros: ['20261130-0003'] }]),
  );
});

test('LO-06 what comes too late says so, and the slip is asked for anew', async () => {
  const { shown } = open(sampleOrder(), {
    cancelLotterySuborders: () => refused(409, 'lottery.draw.closed', 'Cabutan ini sudah ditutup'),
  });
  const { yes } = await confirm('Batalkan pesanan');
  shown.order = sampleOrder([sampleEntry({ canCancel: false })]);
  fireEvent.click(yes);
  expect(await screen.findByText('Cabutan ini sudah ditutup')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Batalkan pesanan' })).toBeNull());
});

test('F1 an answer that was lost is asked for under the same key', async () => {
  let tries = 0;
  const { sent } = open(sampleOrder(), {
    cancelLotterySuborders: () => {
      tries += 1;
      if (tries === 1) return Promise.reject(new TypeError('the network is gone'));
      return accepted({
        ...{
          orderId: sampleOrderId,
          cancelledNumeros: ['20261130-0002'],
          refundMinor: '400',
          currencyCode: 'MYR',
        },
      });
    },
  });
  fireEvent.click((await confirm('Batalkan pesanan')).yes);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click((await confirm('Batalkan pesanan')).yes);
  await screen.findByText(/sudah dipulangkan/);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('what no longer takes stakes cannot be given up', async () => {
  open(sampleOrder([sampleEntry({ state: 'settled', canCancel: false, payoutMinor: '0' })]));
  await screen.findByText(sampleOrderId);
  expect(screen.queryByRole('button', { name: /Batalkan/ })).toBeNull();
});

test('an address that names no slip leads to the list', async () => {
  const { shown } = open(sampleOrder(), {}, 'another');
  expect(await screen.findByText('Pesanan ini tidak ditemui')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/m/lotteryOrders');
  expect(shown.askedCount).toBe(0);
});

test('LO-06 the receipt is saved as it was signed, and what checks it stands beside it', async () => {
  const text = '{"format":"wau-lottery-receipt-1"}\n';
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:receipt';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let isRefused = true;
  open(chase(), {
    getLotteryReceipt: () =>
      isRefused
        ? refused(429, 'rate.limited', 'Terlalu kerap')
        : accepted({ fileName: 'lto_1.wau-receipt.json', text }),
  });
  const button = await screen.findByRole('button', { name: 'Muat turun resit' });
  fireEvent.click(button);
  await screen.findByText('Terlalu kerap');
  isRefused = false;
  fireEvent.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe(text);
  expect((click.mock.instances[0] as HTMLAnchorElement).download).toBe('lto_1.wau-receipt.json');
  expect(screen.getByRole('link', { name: 'Muat turun penyemak resit' }).getAttribute('href')).toBe(
    '/receipt-verifier.html',
  );
  vi.restoreAllMocks();
});

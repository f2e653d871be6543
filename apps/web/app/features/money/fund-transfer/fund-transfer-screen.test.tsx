import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FakeCall, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import type { MerchantWallet } from '../../../platform/wallets/merchant-wallet-queries.ts';
import * as fundTransferScreen from './fund-transfer-screen.tsx';
import { sampleTransfer, sampleWallet } from './testing/sample-wallet.ts';

beforeEach(() => sessionStorage.clear());

const nothing = () => refused(500, 'server.failed', 'tidak dijangka');

function open(
  wallet: Partial<MerchantWallet> = {},
  calls: {
    readonly transferFunds?: FakeCall<'transferFunds'>;
    readonly returnFunds?: FakeCall<'returnFunds'>;
  } = {},
) {
  return renderScreen(fundTransferScreen, {
    path: '/m/fundTransfer',
    session: fakeSession,
    calls: {
      getMerchantWallet: () => accepted({ ...sampleWallet, ...wallet }),
      transferFunds: calls.transferFunds ?? nothing,
      returnFunds: calls.returnFunds ?? nothing,
    },
  });
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('Jumlah'), { target: { value: text } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Pindahkan' }));

describe('CA-01 the wallets', () => {
  test('are shown with what they hold, and what happens by itself', async () => {
    open();
    const list = await screen.findByRole('region', { name: 'Dompet saya' });
    expect(within(list).getByText('RM 100.00')).toBeTruthy();
    expect(within(list).getByText('RM 50.00')).toBeTruthy();
    expect(screen.getByText(/tidak bermain selama 15 minit/)).toBeTruthy();
    expect(screen.getByText('Dompet utama ke Samudra Gaming')).toBeTruthy();
  });

  test('of a vendor that does not answer are unknown, and what is there can be brought back all the same', async () => {
    open({ wallets: sampleWallet.wallets.map((wallet) => ({ ...wallet, balanceMinor: null })) });
    expect(await screen.findByText('Tidak diketahui')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Kembalikan semua' })).toBeTruthy();
  });

  test('of which there are none lead home', async () => {
    open({ wallets: [], transfers: [] });
    expect(await screen.findByText('Tiada dompet permainan')).toBeTruthy();
  });

  test('are shown where transfers are closed, and nothing is offered', async () => {
    open({ isTransferOpen: false });
    expect(await screen.findByText(/Pindahan ditutup/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pindahkan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Kembalikan semua' })).toBeNull();
  });

  test('that cannot be loaded say so and are asked for again', async () => {
    let asked = 0;
    renderScreen(fundTransferScreen, {
      path: '/m/fundTransfer',
      session: fakeSession,
      calls: {
        getMerchantWallet: () => {
          asked += 1;
          return asked === 1 ? refused(404, 'merchant.unknown', 'tidak ada') : accepted(sampleWallet);
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /cuba/i }));
    expect(await screen.findByText('RM 100.00')).toBeTruthy();
  });
});

describe('CA-01 a transfer', () => {
  test('F1 after a lost answer goes out under the same key, and taps while it runs are one', async () => {
    const keys: (string | null)[] = [];
    const bodies: unknown[] = [];
    const transferFunds = (request: FakeRequest) => {
      keys.push(request.headers.get('Idempotency-Key'));
      bodies.push(request.body);
      if (keys.length === 1) throw new TypeError('connection lost');
      return accepted(sampleTransfer);
    };
    open({}, { transferFunds });
    await screen.findByText('RM 100.00');
    type('12.50');
    for (let tap = 0; tap < 5; tap += 1) submit();
    await screen.findByText(/Pelayan tidak dapat dihubungi/);
    expect(keys).toHaveLength(1);
    submit();
    expect(await screen.findByText('RM 50.00 dipindahkan ke Samudra Gaming')).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
    expect(bodies).toEqual([bodies[1], bodies[1]]);
    expect(bodies[1]).toEqual({ from: 'main', to: 'samudra', amountMinor: '1250' });
  });

  test('of everything names no amount, whichever way', async () => {
    const bodies: unknown[] = [];
    const transferFunds = (request: FakeRequest) => {
      bodies.push(request.body);
      return accepted(sampleTransfer);
    };
    open({}, { transferFunds });
    fireEvent.click(await screen.findByRole('button', { name: 'Semua' }));
    submit();
    await waitFor(() => expect(bodies).toHaveLength(1));
    await screen.findByText(/dipindahkan ke/);
    fireEvent.click(screen.getByRole('button', { name: 'Tukar dompet' }));
    fireEvent.click(screen.getByRole('button', { name: 'Semua' }));
    submit();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies).toEqual([
      { from: 'main', to: 'samudra' },
      { from: 'samudra', to: 'main' },
    ]);
  });

  test('of more than there is, or of nothing, is not sent', async () => {
    open();
    await screen.findByText('RM 100.00');
    type('100.01');
    submit();
    expect(await screen.findByText('Hanya ada RM 100.00')).toBeTruthy();
    type('');
    submit();
    expect(await screen.findByText('Masukkan jumlah')).toBeTruthy();
  });

  test('one side follows the other: one of the two is always the main wallet', async () => {
    open();
    const from = await screen.findByLabelText<HTMLSelectElement>('Daripada');
    const to = screen.getByLabelText<HTMLSelectElement>('Kepada');
    expect([from.value, to.value]).toEqual(['main', 'samudra']);
    fireEvent.change(from, { target: { value: 'samudra' } });
    expect([from.value, to.value]).toEqual(['samudra', 'main']);
    fireEvent.change(to, { target: { value: 'samudra' } });
    expect([from.value, to.value]).toEqual(['main', 'samudra']);
  });

  test.each([
    ['pending', /Menunggu jawapan Samudra Gaming\. .*Kami bertanya lagi pada/],
    ['failed', /Tiada wang dipindahkan/],
    ['stuck', /Pasukan kami sedang menyemak dengan Samudra Gaming/],
  ] as const)('that is %s says what becomes of it', async (status, words) => {
    const nextCheckAt = status === 'pending' ? '2026-03-01T04:00:15.000Z' : null;
    open({ transfers: [{ ...sampleTransfer, status, nextCheckAt, decidedAt: null }] });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('that is refused says why', async () => {
    open({}, { transferFunds: () => refused(409, 'fund.transfer.pending', 'Pindahan masih dalam proses') });
    await screen.findByText('RM 100.00');
    type('5');
    submit();
    expect(await screen.findByText('Pindahan masih dalam proses')).toBeTruthy();
  });
});

describe('CA-01 everything back', () => {
  test('with one tap, however often it is tapped', async () => {
    let asked = 0;
    const returnFunds = () => {
      asked += 1;
      return accepted({ list: [{ ...sampleTransfer, from: 'samudra', to: 'main' }] });
    };
    open({}, { returnFunds });
    const button = await screen.findByRole('button', { name: 'Kembalikan semua' });
    for (let tap = 0; tap < 4; tap += 1) fireEvent.click(button);
    expect(await screen.findByText('Semua wang sudah kembali ke dompet utama anda')).toBeTruthy();
    expect(asked).toBe(1);
  });

  test('that fails says so, and is asked again under the same key', async () => {
    const keys: (string | null)[] = [];
    const returnFunds = (request: FakeRequest) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length === 1) throw new TypeError('connection lost');
      return accepted({ list: [{ ...sampleTransfer, amountMinor: '0' }] });
    };
    open({}, { returnFunds });
    fireEvent.click(await screen.findByRole('button', { name: 'Kembalikan semua' }));
    await screen.findByText(/Pelayan tidak dapat dihubungi/);
    fireEvent.click(screen.getByRole('button', { name: 'Kembalikan semua' }));
    expect(await screen.findByText('Tiada wang untuk dikembalikan')).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });
});

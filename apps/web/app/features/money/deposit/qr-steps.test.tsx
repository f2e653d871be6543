import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import type { Deposit as ShownDeposit } from './deposit-queries.ts';
import * as depositScreen from './deposit-screen.tsx';
import { clockText, hasCountdown } from './pay-countdown.tsx';
import { sampleMethod as method, sampleDeposit } from './testing/sample-deposit.ts';

type Deposit = FakeValue<'getDeposit'>;

const code = 'https://pay.example/p/1';
const byCode: Deposit = {
  ...sampleDeposit,
  ...{ payUrl: '/sandbox/pay/1', instructions: { kind: 'qr', content: code } },
};
const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

beforeEach(() => sessionStorage.clear());

/** Orders by the screen's form; the deposit that is looked at afterwards is what `states` gives, the last one for ever. */
async function order(...states: readonly Deposit[]) {
  let asked = 0;
  const router = renderScreen(depositScreen, {
    path: '/m/voucherCenter',
    session: fakeSession,
    calls: {
      listDepositMethods: () => accepted({ list: [method] }),
      listDeposits: () => accepted({ list: [] }),
      placeDeposit: () => accepted(states[0] ?? byCode),
      getDeposit: () => {
        asked += 1;
        return accepted(states[Math.min(asked, states.length) - 1] ?? byCode);
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'RM 50' }));
  fireEvent.click(screen.getByRole('button', { name: 'Teruskan ke bayaran' }));
  return router;
}

test('CA-02 a deposit by QR is paid on our own screen: the code, the time left, and the way without a second device', async () => {
  await order({ ...byCode, expiresAt: inMs(272_900) });
  expect(await screen.findByRole('img', { name: 'Kod QR untuk membayar' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Imbas untuk bayar RM 50.00' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^Masa tinggal 0[1-4]:\d\d$/));
  const here = screen.getByRole('link', { name: 'Bayar di peranti ini' });
  expect(here.getAttribute('href')).toMatch(/\/sandbox\/pay\/1$/);
  expect(here.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: 'Ke halaman bayaran' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Batalkan deposit' })).toBeTruthy();
});

test('CA-02 a deposit by e-wallet leads into the app first, and has a code for a wallet on another phone', async () => {
  await order({
    ...byCode,
    ...{ instructions: { kind: 'wallet', content: code }, expiresAt: inMs(600_000) },
  });
  expect(await screen.findByRole('heading', { name: 'Luluskan RM 50.00 dalam e-dompet anda' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Buka aplikasi e-dompet' });
  const picture = await screen.findByRole('img', { name: 'Kod QR untuk membayar' });
  expect(link.getAttribute('href')).toMatch(/\/sandbox\/pay\/1$/);
  expect(link.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('CA-02 a code that has run out is gone at once, and the same order is one tap away', async () => {
  const expiresAt = inMs(300);
  await order({ ...byCode, expiresAt }, { ...byCode, expiresAt, status: 'expired', instructions: null });
  expect(await screen.findByText('Tamat tempoh', {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Kod QR untuk membayar' })).toBeNull();
  const again = screen.getByRole('link', { name: 'Cuba lagi' });
  expect(again.getAttribute('href')).toBe('/m/voucherCenter?method=fpx&amount=5000');
});

test('CA-02 the base detail of a deposit at its provider counts down too', async () => {
  await order({ ...sampleDeposit, expiresAt: inMs(600_000) });
  await waitFor(() =>
    expect(screen.getByRole('timer').textContent).toMatch(/^Masa tinggal (?:10|0\d):\d\d$/),
  );
});

test('CA-02 the time that somebody has to look at a proof is not counted down', () => {
  const transfer = { proofSentAt: null } as NonNullable<ShownDeposit['transfer']>;
  const deposit = { status: 'pending', instructions: null } as ShownDeposit;
  expect(hasCountdown({ ...deposit, transfer })).toBe(true);
  expect(hasCountdown({ ...deposit, transfer: { ...transfer, proofSentAt: inMs(0) } })).toBe(false);
  expect(hasCountdown({ ...deposit, transfer: null, status: 'cancelled' })).toBe(false);
});

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [272, '04:32'],
  [3_600, '60:00'],
])('%d seconds are %s on the clock', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

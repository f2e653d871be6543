import { screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as depositScreen from './deposit-screen.tsx';
import { sampleDeposit } from './testing/sample-deposit.ts';

type Deposit = FakeValue<'getDeposit'>;

const chain = {
  kind: 'crypto',
  content: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  ...{ network: 'TRON (TRC-20)', token: 'USDT', tokenAmount: '11.91', confirmationsNeeded: 3 },
} as const;

const open = (deposit: Partial<Deposit>) =>
  renderScreen(depositScreen, {
    path: '/m/voucherCenter',
    url: `/m/voucherCenter?depositId=${sampleDeposit.depositId}`,
    session: fakeSession,
    calls: { getDeposit: () => accepted({ ...sampleDeposit, ...deposit }) },
  });

test('CA-02 a deposit on a chain shows its address as text and code, each part to be copied, and what is not taken', async () => {
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  open({ expiresAt, payUrl: '/sandbox/pay/1', instructions: { ...chain, confirmations: null } });
  expect(await screen.findByRole('heading', { name: 'Hantar RM 50.00 dengan kripto' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Kod QR alamat' })).toBeTruthy();
  for (const text of [chain.content, chain.tokenAmount, chain.network])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Salin alamat' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Salin jumlah' })).toBeTruthy();
  expect(screen.getByText(/Hantar USDT melalui rangkaian TRON \(TRC-20\) sahaja/)).toBeTruthy();
});

test('CA-02 once it is seen, its confirmations are counted in place of the address', async () => {
  open({ instructions: { ...chain, confirmations: 2 } });
  expect(await screen.findByText('2 daripada 3 pengesahan')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
  expect(screen.queryByText(chain.content)).toBeNull();
});

test('CA-02 what came and what was ordered are both said where they differ', async () => {
  open({ status: 'approved', amountMinor: '4000', orderedMinor: '5000' });
  expect(await screen.findByText('RM 40.00')).toBeTruthy();
  const ordered = screen.getByText('Jumlah diminta').parentElement;
  expect(ordered?.textContent).toBe('Jumlah dimintaRM 50.00');
});

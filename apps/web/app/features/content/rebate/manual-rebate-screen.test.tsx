import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeId } from '@wau/contract/ids';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as rebateScreen from './manual-rebate-screen.tsx';

type Rebates = FakeValue<'getRebates'>;

const claimId = makeId('rebateClaim', 0, new Uint8Array(10));
const line = (category: string, changes: Partial<Rebates['list'][number]> = {}) => ({
  ...{ category, basisPoints: 30, todayTurnoverMinor: '0', claimableMinor: '0', paidMinor: '0' },
  ...changes,
});
const rebates = (changes: Partial<Rebates> = {}): Rebates => ({
  ...{ currencyCode: 'MYR', minimumMinor: '100', turnoverTimes: 0, claimableMinor: '150', claims: [] },
  list: [
    line('RNG', { claimableMinor: '120', todayTurnoverMinor: '40000' }),
    line('LIVE'),
    line('NEWKIND', { claimableMinor: '30', paidMinor: '700' }),
  ],
  ...changes,
});

beforeEach(() => sessionStorage.clear());

function open(calls: FakeCalls) {
  return renderScreen(rebateScreen, {
    path: '/m/member/manualRebate',
    url: '/m/member/manualRebate',
    session: fakeSession,
    flags: { MANPLAYREB3: true, MEMCLUB3: true },
    calls,
  });
}

test('ME-11 each kind of games shows its rate and what has come together', async () => {
  open({ getRebates: () => accepted(rebates()) });
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  const slots = within(rows[0] as HTMLElement);
  expect(slots.getByText('Slot')).toBeTruthy();
  expect(slots.getByText('0.3% daripada taruhan anda')).toBeTruthy();
  expect(slots.getByText(/^RM\s1\.20$/)).toBeTruthy();
  expect(slots.getByText(/^Jumlah taruhan hari ini: RM\s400$/)).toBeTruthy();
  expect(within(rows[2] as HTMLElement).getByText(/^Sudah dituntut: RM\s7$/)).toBeTruthy();
  expect(within(rows[2] as HTMLElement).getByText('NEWKIND')).toBeTruthy();
  expect(screen.getByText('Rebat yang anda tuntut akan disenaraikan di sini.')).toBeTruthy();
});

test('F1 ME-11 all that has come together is claimed at once, under one key whatever answer is lost', async () => {
  const sent: unknown[] = [];
  let isClaimed = false;
  open({
    getRebates: () =>
      accepted(
        isClaimed
          ? rebates({
              ...{ claimableMinor: '0', list: [line('RNG', { paidMinor: '120' })] },
              claims: [
                {
                  ...{ claimId, amountMinor: '150', claimedAt: '2026-11-28T04:00:00.000Z' },
                  lines: [
                    { category: 'RNG', amountMinor: '120' },
                    { category: 'NEWKIND', amountMinor: '30' },
                  ],
                },
              ],
            })
          : rebates(),
      ),
    claimRebate: ({ headers, body }) => {
      sent.push([headers.get('Idempotency-Key'), body]);
      if (sent.length === 1) return refused(503, 'server.unavailable', 'Sebentar');
      isClaimed = true;
      return accepted({ claimId, amountMinor: '150', currencyCode: 'MYR', requiredTurnoverMinor: '0' });
    },
  });
  const button = await screen.findByRole('button', { name: /^Tuntut RM\s1\.50$/ });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Sebentar')).toBeTruthy();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
  expect(await screen.findByText(/^RM\s1\.50 sudah ada dalam dompet anda$/)).toBeTruthy();
  expect(await screen.findByText(/^Slot RM\s1\.20 · NEWKIND RM\s0\.30$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Tuntut/ })).toBeNull();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect((sent[0] as [string, unknown])[1]).toEqual({ categories: ['NEWKIND', 'RNG'] });
});

test('ME-11 what is below the minimum says how much is missing', async () => {
  open({ getRebates: () => accepted(rebates({ claimableMinor: '40' })) });
  expect(await screen.findByText(/^Tuntutan bermula pada RM\s1\. Tambah RM\s0\.60 lagi/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Tuntut/ })).toBeNull();
});

test('ME-11 where nothing has come together it says how it grows', async () => {
  open({ getRebates: () => accepted(rebates({ claimableMinor: '0', turnoverTimes: 2 })) });
  expect(await screen.findByText(/^Setiap pertaruhan yang selesai menambah rebat anda/)).toBeTruthy();
  expect(screen.getByText('Perlu dipertaruhkan 2 kali sebelum membuat pengeluaran')).toBeTruthy();
});

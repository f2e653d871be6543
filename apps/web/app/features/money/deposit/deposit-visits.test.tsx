import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { awaitsNewsUntil } from '../../../platform/live/awaited-news.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { depositsKey } from './deposit-queries.ts';
import * as depositScreen from './deposit-screen.tsx';
import { sampleDeposit as deposit, sampleMethod as method } from './testing/sample-deposit.ts';

/* What the page keeps in mind of a deposit from one visit to the next, and what it asks for again. */

const openKey = 'wau_open_deposit';
const { depositId } = deposit;
const otherId = 'dep_00000000000000000000000002';

const wallet = { ...method, methodCode: 'wallet', name: 'E-dompet', minAmountMinor: '500' };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const open = (calls: FakeCalls, search = '') =>
  renderScreen(depositScreen, {
    path: '/m/voucherCenter',
    url: `/m/voucherCenter${search}`,
    session: fakeSession,
    calls: {
      listDepositMethods: () => accepted({ list: [method, wallet] }),
      listDeposits: () => accepted({ list: [] }),
      ...calls,
    },
  });

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Teruskan ke bayaran' }));

/** An answer that was had before, which nothing on the page shows. */
function hadBefore({ queryClient }: ReturnType<typeof open>, queryKey: readonly unknown[]) {
  queryClient.setQueryData(queryKey, {});
  return () => queryClient.getQueryState(queryKey)?.isInvalidated;
}

test('whoever orders another deposit is not led back to the one that they left for the provider', async () => {
  sessionStorage.setItem(openKey, JSON.stringify(depositId));
  open({ getDeposit: () => refused(404, 'deposit.unknown', 'Tiada deposit ini') }, `?deposit=${depositId}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Buat deposit lain' }));
  fireEvent.click(await screen.findByRole('button', { name: 'RM 50' }));
  expect(screen.getByLabelText('Jumlah')).toHaveProperty('value', '50');
  expect(screen.queryByText('Tiada deposit ini')).toBeNull();
});

test('a deposit that goes to the provider’s page is kept in mind for the way back, and the deposits are asked for again', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const payUrl = 'https://pay.example/1';
  const services = open({
    placeDeposit: () => accepted({ ...deposit, payUrl }),
    getDeposit: () => accepted({ ...deposit, payUrl }),
  });
  const isInvalidated = hadBefore(services, [...depositsKey, 'one', otherId]);
  fireEvent.click(await screen.findByRole('button', { name: 'RM 50' }));
  submit();
  await screen.findByText('Dalam proses');
  expect(assign).toHaveBeenCalledExactlyOnceWith(payUrl);
  expect(sessionStorage.getItem(openKey)).toBe(JSON.stringify(depositId));
  expect(isInvalidated()).toBe(true);
});

test('the deposit that this tab left for the provider stays in mind while an older one is looked at', async () => {
  sessionStorage.setItem(openKey, JSON.stringify(otherId));
  open({ getDeposit: () => accepted({ ...deposit, status: 'declined' }) }, `?deposit=${depositId}`);
  await screen.findByText('Ditolak');
  expect(sessionStorage.getItem(openKey)).toBe(JSON.stringify(otherId));
});

test('after a cancellation that was refused the deposits are asked for again, since one of them is not as it was shown', async () => {
  const services = open(
    {
      getDeposit: () => accepted(deposit),
      cancelDeposit: () => refused(409, 'deposit.not.pending', 'Deposit ini sudah diputuskan'),
    },
    `?deposit=${depositId}`,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Batalkan deposit' }));
  const isInvalidated = hadBefore(services, [...depositsKey, 'recent']);
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Batalkan deposit' }));
  await screen.findByText('Deposit ini sudah diputuskan');
  expect(isInvalidated()).toBe(true);
});

test.each([
  ['approved', 'Berjaya', true],
  ['declined', 'Ditolak', false],
] as const)(
  'the balance is asked for again when a deposit is %s: %s, %s',
  async (status, words, expected) => {
    const services = open(
      {
        getDeposit: () => accepted({ ...deposit, status }),
        getBalance: () => refused(500, 'server.failed', ''),
      },
      `?deposit=${depositId}`,
    );
    const isInvalidated = hadBefore(services, [...memberKey, 'balance']);
    await screen.findByText(words);
    await waitFor(() => expect(isInvalidated()).toBe(expected));
  },
);

test('an amount that is wrong for one method takes the player to the field, and is no longer wrong with another', async () => {
  open({});
  fireEvent.change(await screen.findByLabelText('Jumlah'), { target: { value: '9.99' } });
  submit();
  expect(screen.getByText('Minimum RM 10')).toBeTruthy();
  const amount = screen.getByLabelText('Jumlah');
  expect(document.activeElement).toBe(amount);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: /E-dompet/ }));
  expect(amount.getAttribute('aria-invalid')).not.toBe('true');
});

test.each([
  ['pending', 'Dalam proses', true],
  ['approved', 'Berjaya', false],
  ['declined', 'Ditolak', true],
  ['cancelled', 'Dibatalkan', true],
  ['expired', 'Tamat tempoh', true],
] as const)(
  'CA-02 the app listens for the money of a deposit that is %s, looked at in the list or by itself (%s): %s',
  async (status, words, expected) => {
    const seen = { ...deposit, status };
    for (const search of ['', `?deposit=${depositId}`]) {
      sessionStorage.clear();
      open({ listDeposits: () => accepted({ list: [seen] }), getDeposit: () => accepted(seen) }, search);
      await screen.findByText(words);
      const twoHoursMs = 2 * 60 * 60_000;
      expect(awaitsNewsUntil()).toBe(expected ? Date.parse(seen.placedAt) + twoHoursMs : 0);
      cleanup();
    }
  },
);

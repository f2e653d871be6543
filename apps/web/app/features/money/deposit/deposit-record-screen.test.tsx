import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeId } from '@wau/contract/ids';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { tableQuery } from '../../../shared/list/paged-list.tsx';
import type { Deposit, DepositMethod } from './deposit-queries.ts';
import * as depositRecordScreen from './deposit-record-screen.tsx';
import { sampleDeposit, sampleMethod } from './testing/sample-deposit.ts';

afterEach(() => vi.unstubAllGlobals());

const depositId = makeId('deposit', 1, new Uint8Array(10));
const deposit: Deposit = {
  ...sampleDeposit,
  ...{ depositId, methodCode: 'e-wallet', status: 'declined' },
  // Already the next day where the merchant is.
  ...{
    placedAt: '2026-11-21T17:30:05Z',
    expiresAt: '2026-11-21T17:45:05Z',
    decidedAt: '2026-11-21T17:31:00Z',
  },
};
const method: DepositMethod = {
  ...sampleMethod,
  ...{ methodCode: 'e-wallet', name: 'E-dompet', suggestedAmountsMinor: [] },
};

const open = (calls: FakeCalls = {}, search = '') =>
  renderScreen(depositRecordScreen, {
    path: '/m/vouReport',
    url: `/m/vouReport${search}`,
    session: fakeSession,
    flags: { DEPRECM3: true, TRANSREC3: true },
    calls: {
      listDepositRecord: () => accepted({ list: [deposit] }),
      getDepositTotals: () =>
        accepted({ depositCount: 1, amountMinor: '5000', creditedMinor: '0', currencyCode: 'MYR' }),
      listDepositMethods: () => accepted({ list: [method] }),
      getDeposit: () => accepted(deposit),
      listRelatedMovements: () => accepted({ list: [] }),
      ...calls,
    },
  });

test('CA-04 SH-02 list and totals are asked for with one filter; a deposit without money says so and leads on', async () => {
  const asked: string[] = [];
  open(
    {
      listDepositRecord: ({ query }) => {
        query.delete('pageSize');
        asked.push(String(query));
        return accepted({ list: [deposit] });
      },
      getDepositTotals: ({ query }) => {
        asked.push(String(query));
        return accepted({ depositCount: 1, amountMinor: '5000', creditedMinor: '0', currencyCode: 'MYR' });
      },
    },
    '?period=dates&from=2026-11-01&to=2026-11-22',
  );
  const row = await screen.findByRole('button', { name: /RM 50.00/ });
  expect(row.textContent).toContain('Ditolak');
  expect(row.textContent).toContain('22 Nov 2026, 01:30:05');
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'declined' } });
  const days = 'fromDay=2026-11-01&toDay=2026-11-22';
  await waitFor(() =>
    expect(asked).toEqual([days, days, `${days}&status=declined`, `${days}&status=declined`]),
  );
  fireEvent.click(await screen.findByRole('button', { name: /RM 50.00/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Deposit' }));
  expect(await sheet.findByText('E-dompet')).toBeTruthy();
  expect(await sheet.findByText('Tiada wang bergerak dalam dompet utama.')).toBeTruthy();
  const link = sheet.getByRole('link', { name: 'Lihat langkah seterusnya' });
  expect(link.getAttribute('href')).toBe(`/m/voucherCenter?deposit=${depositId}`);
});

test('CA-04 where there is room the record is a table', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === tableQuery }),
  );
  open();
  const table = await screen.findByRole('table', { name: 'Rekod deposit' });
  const [titles, row] = within(table).getAllByRole('row');
  expect([...(titles?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    ...['Masa', 'Kaedah', 'Rujukan', 'Status', 'Jumlah', 'Butiran'],
  ]);
  await waitFor(() => expect(row?.textContent).toContain('E-dompet'));
  expect(row?.textContent).toContain(depositId);
});

test('a member without deposits is led to the first one', async () => {
  open({ listDepositRecord: () => accepted({ list: [] }) }, '?period=month');
  expect((await screen.findByRole('link', { name: 'Buat deposit' })).getAttribute('href')).toBe(
    '/m/voucherCenter',
  );
});

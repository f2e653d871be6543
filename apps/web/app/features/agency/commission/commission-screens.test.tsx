import { fireEvent, screen, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { describe, expect, test } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as listScreen from './commissions-screen.tsx';
import * as betsScreen from './line-bets-screen.tsx';
import * as paymentScreen from './payment-screen.tsx';
import {
  sampleBetLine,
  sampleCommission,
  sampleCommissionLine,
  sampleLineBet,
  sampleRunId,
} from './testing/commission-samples.ts';

const agent = { ...fakeSession, type: 2 };
const days = '?period=dates&from=2026-11-01&to=2026-11-02';
const none = { list: [] };

type Screen = Parameters<typeof renderScreen>[0];

const open = (of: Screen, path: string, calls: FakeCalls, search: string) =>
  renderScreen(of, { path, url: `${path}${search}`, session: agent, calls });

describe('AG-03 SH-03 an agent’s commissions', () => {
  test('are listed by period and kind, each with what was paid and where it leads', async () => {
    const asked: (string | null)[] = [];
    const calls: FakeCalls = {
      listCommissions: ({ query }) => {
        asked.push(query.get('kind'));
        return accepted({ list: [sampleCommission] });
      },
    };
    open(listScreen, '/m/agent/commissions', calls, days);
    const row = await screen.findByRole('link', { name: /^Gaji harian/ });
    expect(row.getAttribute('href')).toBe(`/m/agent/commissions/payment?run=${sampleRunId}`);
    expect(within(row).getByText('RM 10.00')).toBeTruthy();
    expect(within(row).getByText('Dibayar')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Jenis' }), { target: { value: 'dividend' } });
    await screen.findByRole('link', { name: /^Gaji harian/ });
    expect(asked).toEqual([null, 'dividend']);
  });

  test('of which there are none lead to the contracts', async () => {
    open(listScreen, '/m/agent/commissions', { listCommissions: () => accepted(none) }, '?period=month');
    const link = await screen.findByRole('link', { name: 'Lihat kontrak anda' });
    expect(link.getAttribute('href')).toBe('/m/member/agent/agentDivident');
  });

  test('that have failed are asked for again', async () => {
    let isBack = false;
    const calls: FakeCalls = {
      listCommissions: () =>
        isBack
          ? accepted({ list: [sampleCommission] })
          : refused(500, 'server.failed', 'Ralat di pihak kami'),
    };
    open(listScreen, '/m/agent/commissions', calls, days);
    await screen.findByRole('alert');
    isBack = true;
    fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
    expect(await screen.findByText('RM 10.00')).toBeTruthy();
  });
});

describe('AG-03 SH-03 a payment', () => {
  const calls: FakeCalls = {
    listCommissions: () => accepted({ list: [sampleCommission] }),
    listCommissionLines: () =>
      accepted({
        list: [
          sampleCommissionLine,
          {
            ...sampleCommissionLine,
            ...{ line: 2, basis: 'amount', downlineUserName: null, amountMinor: '300' },
          },
        ],
      }),
  };

  test('says how it adds up, by which tier, and out of which lines; a share leads to its bets', async () => {
    open(paymentScreen, '/m/agent/commissions/payment', calls, `?run=${sampleRunId}`);
    expect(await screen.findByText('RM 10.00')).toBeTruthy();
    expect(screen.getByText('+RM 13.00')).toBeTruthy();
    // What was paid too much before is kept back; what is nothing is not there.
    expect(screen.getByText('−RM 3.00')).toBeTruthy();
    expect(screen.queryByText('Ditanggung pihak kami')).toBeNull();
    expect(screen.getByText(/^Peringkat 2 · 0[.,]6%$/)).toBeTruthy();
    const line = await screen.findByRole('link', { name: /^kamal/ });
    expect(line.getAttribute('href')).toBe(`/m/agent/commissions/bets?run=${sampleRunId}&line=1`);
    expect(within(line).getByText('melalui wakil · Semua produk, versi 2')).toBeTruthy();
    // The contract that it was reckoned by.
    expect(screen.getByRole('link', { name: 'Kontrak, versi 2' }).getAttribute('href')).toBe(
      '/m/member/agent/getSalaryContract',
    );
    // An amount comes from no bet.
    expect(screen.getAllByRole('link', { name: /^kamal/ })).toHaveLength(1);
    expect(screen.getByText('Jumlah tetap')).toBeTruthy();
  });

  test.each(['?run=crn_x', '', `?run=${sampleRunId}`])(
    'that is nobody’s leads to all of them: %s',
    async (search) => {
      open(paymentScreen, '/m/agent/commissions/payment', { listCommissions: () => accepted(none) }, search);
      const link = await screen.findByRole('link', { name: 'Semua komisen' });
      expect(link.getAttribute('href')).toBe('/m/agent/commissions');
    },
  );
});

describe('AG-03 SH-03 the bets of a line', () => {
  test('say what was counted, and each leads to every line that it is part of', async () => {
    const calls: FakeCalls = {
      listLineBets: () => accepted({ list: [sampleLineBet], arePruned: false }),
      listBetCommissions: () => accepted({ list: [sampleBetLine] }),
    };
    open(betsScreen, '/m/agent/commissions/bets', calls, `?run=${sampleRunId}&line=1`);
    fireEvent.click(await screen.findByRole('button', { name: /^Dadu/ }));
    const line = await screen.findByRole('link', { name: /^Gaji harian/ });
    expect(line.getAttribute('href')).toBe(`/m/agent/commissions/payment?run=${sampleRunId}`);
  });

  test('of an amount there are none', async () => {
    const calls: FakeCalls = { listLineBets: () => accepted({ ...none, arePruned: false }) };
    open(betsScreen, '/m/agent/commissions/bets', calls, `?run=${sampleRunId}&line=2`);
    expect(await screen.findByText('Tiada pertaruhan')).toBeTruthy();
  });

  test('of long ago are no longer listed, which is said', async () => {
    const calls: FakeCalls = { listLineBets: () => accepted({ ...none, arePruned: true }) };
    open(betsScreen, '/m/agent/commissions/bets', calls, `?run=${sampleRunId}&line=1`);
    expect(await screen.findByText('Pertaruhan tidak lagi disenaraikan')).toBeTruthy();
    expect(screen.getByText(/disenaraikan selama 186 hari/)).toBeTruthy();
  });

  test('of a period that began long ago are listed as far as they are kept', async () => {
    const calls: FakeCalls = { listLineBets: () => accepted({ list: [sampleLineBet], arePruned: true }) };
    open(betsScreen, '/m/agent/commissions/bets', calls, `?run=${sampleRunId}&line=1`);
    expect(await screen.findByRole('button', { name: /^Dadu/ })).toBeTruthy();
    expect(screen.getByText(/disenaraikan selama 186 hari/)).toBeTruthy();
  });
});

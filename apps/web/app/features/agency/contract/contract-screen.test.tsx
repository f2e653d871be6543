import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as salaryScreen from './salary-contract-screen.tsx';
import { belowId, contractWith, downlineWith, ownId, ownWith } from './testing/contract-samples.ts';

function open(calls: FakeCalls = {}) {
  const sent: unknown[] = [];
  renderScreen(salaryScreen, {
    path: '/m/member/agent/getSalaryContract',
    session: { ...fakeSession, type: 2 },
    calls: {
      listOwnContracts: () => accepted(ownWith()),
      listDownlineContracts: () => accepted({ list: [downlineWith()] }),
      processDailySalaryContract: ({ body }: FakeRequest) => {
        sent.push(body);
        return accepted(contractWith({ startsOn: '2026-03-05' }));
      },
      ...calls,
    },
  });
  return sent;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

test('AG-03 what is offered stands beside what holds now, and is accepted once it is confirmed', async () => {
  const sent = open();
  const offered = within(await screen.findByRole('region', { name: 'Menunggu jawapan anda' }));
  const rows = offered.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Bahagian jumlah taruhan');
  expect(rows[1]).toContain('0.5%');
  expect(rows[2]).toContain('Jumlah taruhan dari RM\u00a01,000');
  expect(rows[2]).toContain('3 ahli aktif');
  expect(rows[2]).toContain('Kini 0.5%');
  fireEvent.click(offered.getByRole('button', { name: 'Terima' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/bermula pada 5 Mac 2026/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Terima' }));
  expect(await screen.findByText('Kontrak diterima. Ia bermula pada 5 Mac 2026')).toBeTruthy();
  expect(sent).toEqual([{ agentId: ownId, product: 'CONS', version: 2, step: 'accept' }]);
});

test('AG-03 what the agent wishes for waits for somebody else, and has nothing to answer', async () => {
  const wish = contractWith({ version: 2, state: 'V', answeredAt: null, proposedBy: 'downline' });
  open({ listOwnContracts: () => accepted(ownWith({ list: [wish, contractWith()] })) });
  const waiting = within(await screen.findByRole('region', { name: 'Menunggu jawapan anda' }));
  expect(waiting.queryAllByRole('button')).toEqual([]);
});

test('AG-03 what is refused is said where it was asked', async () => {
  open({
    processDailySalaryContract: () =>
      refused(409, 'contract.below.downline', 'Ejen di bawah telah dijanjikan lebih'),
  });
  fireEvent.click(await button('Tolak'));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Tolak' }));
  expect(await screen.findByText('Ejen di bawah telah dijanjikan lebih')).toBeTruthy();
});

test('AG-03 an agent below is offered a contract, and a tier above the own is said at its field', async () => {
  const sent = open();
  fireEvent.click(await screen.findByText('wakil'));
  fireEvent.click(await button('Tawarkan kontrak'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Kontrak untuk wakil' }));
  const rate = sheet.getByRole('textbox', { name: 'Kadar dalam %' });
  fireEvent.click(sheet.getByRole('button', { name: 'Hantar tawaran' }));
  expect(await sheet.findByText('Masukkan nombor')).toBeTruthy();
  type(rate, '0.6');
  fireEvent.click(sheet.getByRole('button', { name: 'Hantar tawaran' }));
  expect(await sheet.findByText('Anda menerima paling banyak 0.5% di sini')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(rate));
  type(rate, '0.3');
  type(sheet.getByRole('textbox', { name: 'Ahli aktif' }), '5');
  fireEvent.click(sheet.getByRole('button', { name: 'Hantar tawaran' }));
  expect(await screen.findByText('Tawaran dihantar kepada wakil')).toBeTruthy();
  const tier = {
    minimumBetMinor: '0',
    netLossMinor: '0',
    activeMembers: 5,
    basisPoints: 30,
    amountMinor: null,
  };
  expect(sent).toEqual([
    { agentId: belowId, step: 'change', product: 'CONS', version: 0, startsOn: '2026-03-02', tiers: [tier] },
  ]);
});

test('AG-03 the tier that the server names is shown at its field', async () => {
  open({
    processDailySalaryContract: () =>
      refused(409, 'contract.above.own', 'Peringkat ini membayar lebih', { tier: 1 }),
  });
  fireEvent.click(await screen.findByText('wakil'));
  fireEvent.click(await button('Tawarkan kontrak'));
  const sheet = within(await screen.findByRole('dialog'));
  const rate = sheet.getByRole('textbox', { name: 'Kadar dalam %' });
  type(rate, '0.5');
  fireEvent.click(sheet.getByRole('button', { name: 'Hantar tawaran' }));
  expect(await sheet.findByText('Peringkat ini membayar lebih')).toBeTruthy();
  expect(rate.getAttribute('aria-invalid')).toBe('true');
});

test('AG-03 what was typed is there again when the sheet was closed by mistake, and gone once it was sent', async () => {
  open();
  fireEvent.click(await screen.findByText('wakil'));
  const reopen = async () => {
    fireEvent.click(await button('Tawarkan kontrak'));
    return within(await screen.findByRole('dialog', { name: 'Kontrak untuk wakil' }));
  };
  const rateIn = (sheet: Awaited<ReturnType<typeof reopen>>) =>
    sheet.getByRole<HTMLInputElement>('textbox', { name: 'Kadar dalam %' });
  const first = await reopen();
  type(rateIn(first), '0.3');
  fireEvent.click(first.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await reopen();
  expect(rateIn(second).value).toBe('0.3');
  fireEvent.click(second.getByRole('button', { name: 'Hantar tawaran' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rateIn(await reopen()).value).toBe('');
});

test('AG-03 other terms are asked for, beginning with those that are offered', async () => {
  const sent = open();
  fireEvent.click(await button('Minta syarat lain'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Syarat lain untuk Semua produk' }));
  const rates = sheet.getAllByRole<HTMLInputElement>('textbox', { name: 'Kadar dalam %' });
  expect(rates.map(({ value }) => value)).toEqual(['0.50', '0.80']);
  type(rates[1] as HTMLElement, '1');
  fireEvent.click(sheet.getByRole('button', { name: 'Hantar permintaan' }));
  expect(await screen.findByText('Permintaan anda telah dihantar')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      agentId: ownId,
      step: 'change',
      version: 2,
      startsOn: '2026-03-05',
      tiers: [{ basisPoints: 50 }, { basisPoints: 100 }],
    },
  ]);
});

test('AG-03 without contracts and agents the page leads on', async () => {
  open({
    listOwnContracts: () => accepted(ownWith({ list: [] })),
    listDownlineContracts: () => accepted({ list: [] }),
  });
  expect(await screen.findByText('Belum ada kontrak')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Khidmat pelanggan' }).getAttribute('href')).toBe('/m/service');
  expect(await screen.findByText('Belum ada ejen di bawah anda')).toBeTruthy();
});

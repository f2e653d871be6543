import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeId } from '@wau/contract/ids';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { termsWith, withdrawalWith } from './testing/withdrawal-samples.ts';
import * as withdrawalScreen from './withdrawal-screen.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

const card = {
  bankCardId: makeId('bankCard', 0, new Uint8Array(10)),
  bankCode: 'maybank',
  bankName: 'Maybank',
  kind: 'bank' as const,
  lastDigits: '5432',
  holderName: 'A•••• b•••• A••••',
  addedAt: '2026-01-01T00:00:00.000Z',
  isOpen: true,
};

interface Sent {
  readonly body: {
    readonly bankCardId: string;
    readonly amountMinor: string;
    readonly paymentPassword: string;
  };
  readonly key: string | null;
}

function open(calls: FakeCalls = {}, flags = {}) {
  const sent: Sent[] = [];
  renderScreen(withdrawalScreen, {
    path: '/m/withdraw',
    session: fakeSession,
    flags,
    calls: {
      getWithdrawalTerms: () => accepted(termsWith()),
      listBankCards: () => accepted([card]),
      listWithdrawals: () => accepted({ list: [] }),
      placeWithdrawal: ({ body, headers }: FakeRequest) => {
        sent.push({ body: body as Sent['body'], key: headers.get('Idempotency-Key') });
        return accepted(withdrawalWith());
      },
      ...calls,
    },
  });
  return { sent };
}

const amount = () => screen.findByRole('textbox', { name: 'Jumlah' });
const type = async (text: string) => fireEvent.change(await amount(), { target: { value: text } });
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Teruskan' }));
const sheet = () => screen.findByRole('dialog', { name: 'Semak dan sahkan' });
async function confirm(digits: string) {
  const shown = within(await sheet());
  fireEvent.change(shown.getByLabelText('Kata laluan pengeluaran'), { target: { value: digits } });
  const button = shown.getByRole<HTMLButtonElement>('button', { name: /^Keluarkan/ });
  fireEvent.click(button);
  return button;
}

test('CA-03 an amount is looked at with its account, fee and time, and withdrawn with the password, once', async () => {
  const { sent } = open({
    getWithdrawalTerms: () => accepted(termsWith({ feeMinor: '150', feeBasisPoints: 100 })),
  });
  await type('100');
  expect(screen.getByText('Caj RM 2.50, anda terima RM 97.50')).toBeTruthy();
  goOn();
  const shown = await sheet();
  for (const fact of ['Maybank •••• 5432', 'RM 100.00', 'RM 2.50', 'RM 97.50', 'Biasanya dalam 30 minit'])
    expect(within(shown).getByText(fact)).toBeTruthy();
  const button = within(shown).getByRole<HTMLButtonElement>('button', { name: /^Keluarkan/ });
  expect(button.disabled).toBe(true);
  await confirm('482915');
  for (let taps = 0; taps < 4; taps += 1) fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    { bankCardId: card.bankCardId, amountMinor: '10000', paymentPassword: '482915' },
  ]);
  expect(JSON.stringify(sessionStorage)).not.toContain('482915');
  expect(((await amount()) as HTMLInputElement).value).toBe('');
});

test('CA-03 what cannot be withdrawn is said at the field, and “Semua” takes what can', async () => {
  open({ getWithdrawalTerms: () => accepted(termsWith({ maxAmountMinor: '30000' })) });
  await type('');
  goOn();
  expect(await screen.findByText('Masukkan jumlah')).toBeTruthy();
  await type('19');
  goOn();
  expect(await screen.findByText('Minimum RM 20')).toBeTruthy();
  expect(document.activeElement).toBe(await amount());
  await type('501');
  goOn();
  expect(await screen.findByText('Hanya ada RM 500')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Semua' }));
  expect(((await amount()) as HTMLInputElement).value).toBe('300');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('CA-03 F1 until it has succeeded, another try is the same order: after a lost answer and a wrong password alike', async () => {
  const keys: (string | null)[] = [];
  const answers = [
    refused(503, 'server.overloaded', 'Kami sibuk'),
    refused(403, 'payment.password.wrong', 'Kata laluan pengeluaran salah'),
  ];
  open({
    placeWithdrawal: ({ headers }: FakeRequest) => {
      keys.push(headers.get('Idempotency-Key'));
      return answers[keys.length - 1] ?? accepted(withdrawalWith());
    },
  });
  await type('100');
  goOn();
  await confirm('482915');
  const shown = within(await sheet());
  expect(await shown.findByText('Kami sibuk')).toBeTruthy();
  await confirm('111111');
  expect(await shown.findByText('Kata laluan pengeluaran salah')).toBeTruthy();
  expect((shown.getByLabelText('Kata laluan pengeluaran') as HTMLInputElement).value).toBe('');
  await confirm('482915');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keys).toHaveLength(3);
  expect(new Set(keys)).toHaveLength(1);
  // The same amount once more is another withdrawal.
  await type('100');
  goOn();
  await confirm('482915');
  await waitFor(() => expect(keys).toHaveLength(4));
  expect(keys[3]).not.toBe(keys[2]);
});

test.each([
  [
    'a password',
    { hasPaymentPassword: false },
    [card],
    'Tetapkan kata laluan pengeluaran',
    '/m/securityCenter/paymentPassword?for=withdraw',
  ],
  ['an account', {}, [], 'Tambah akaun', '/m/securityCenter/bankCards?for=withdraw'],
])('CA-03 whoever lacks %s is led to it', async (_, changes, cards, way, path) => {
  open({ getWithdrawalTerms: () => accepted(termsWith(changes)), listBankCards: () => accepted(cards) });
  fireEvent.click(await screen.findByRole('link', { name: way }));
  expect((await screen.findByTestId('path')).textContent).toBe(path);
});

test('CA-03 while rewards ask for stakes, it is said how much is left, and there is no form', async () => {
  const turnover = {
    ...{ requiredMinor: '5000', playedMinor: '2000', missingMinor: '3000' },
    open: [
      {
        ...{ reference: 'rwd_1', source: 'promotion' as const, title: 'Bonus deposit' },
        ...{ grantedMinor: '1000', requiredMinor: '4000', playedMinor: '2000' },
      },
      {
        ...{ reference: 'clb_1', source: 'level' as const, title: '' },
        ...{ grantedMinor: '500', requiredMinor: '1000', playedMinor: '0' },
      },
    ],
  };
  open({ getWithdrawalTerms: () => accepted(termsWith({ turnover })) }, { REWCEN3: true });
  const asked = within(await screen.findByRole('list', { name: 'Setiap ganjaran' })).getAllByRole('listitem');
  expect(asked.map(({ textContent }) => textContent)).toEqual([
    'Bonus depositGanjaran RM 10RM 20 daripada RM 40, tinggal RM 20',
    'Bonus tahap andaGanjaran RM 5RM 0 daripada RM 10, tinggal RM 10Taruhan dikira untuknya selepas yang di atas dipenuhi.',
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Lobi permainan' }).getAttribute('href')).toBe('/m/gameLobby');
  fireEvent.click(screen.getByRole('link', { name: 'Pusat ganjaran' }));
  expect((await screen.findByTestId('path')).textContent).toBe('/m/rewardCenter');
});

test('CA-03 who has withdrawn as often as a day allows is told when to come back', async () => {
  open({ getWithdrawalTerms: () => accepted(termsWith({ dailyCountLeft: 0 })) });
  expect(await screen.findByText(/Sila datang semula esok/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['has no way to pay out', { isOpen: false }, /Pengeluaran ditutup buat masa ini/],
  ['pays out more than there is', { balanceMinor: '1999' }, /kurang daripada RM 20/],
  ['has little left of the day', { dailyAmountLeftMinor: '1999' }, /kurang daripada RM 20/],
])('CA-03 where the merchant %s it is said, and there is no form', async (_, changes, text) => {
  open({ getWithdrawalTerms: () => accepted(termsWith(changes)) });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('CA-03 what waits says by when it is mostly paid, and can be given up after a question', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-02T03:10:00Z') });
  const cancelled: string[] = [];
  let list = [withdrawalWith()];
  open({
    getWithdrawalTerms: () =>
      accepted(termsWith({ underWay: list.filter(({ status }) => status === 'pending') })),
    listWithdrawals: () => accepted({ list }),
    cancelWithdrawal: ({ path }: FakeRequest) => {
      cancelled.push(path.split('/').at(-1) ?? '');
      list = [withdrawalWith({ status: 'cancelled', endedAt: '2026-01-02T03:11:00.000Z' })];
      return accepted(list[0] ?? withdrawalWith());
    },
  });
  expect(await screen.findByText(/Biasanya dibayar sebelum/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan pengeluaran' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Batalkan pengeluaran' }));
  expect(await screen.findByText('Dibatalkan')).toBeTruthy();
  expect(cancelled).toEqual([withdrawalWith().withdrawalId]);
});

test('CA-03 what takes longer than it mostly does says so, with where to ask; what is with the bank cannot be given up', async () => {
  open({
    getWithdrawalTerms: () => accepted(termsWith({ underWay: [withdrawalWith({ status: 'processing' })] })),
  });
  expect(await screen.findByText(/lebih lama daripada biasa/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Khidmat pelanggan' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Batalkan pengeluaran' })).toBeNull();
});

test('CA-03 CA-04 what is over says how it ended and why, and leads to all of them where the merchant has the report', async () => {
  const list = [withdrawalWith({ status: 'rejected', reason: 'Nama akaun lain', feeMinor: '150' })];
  open({ listWithdrawals: () => accepted({ list }) }, { WITHREC3: true });
  expect(await screen.findByText('Sebab: Nama akaun lain')).toBeTruthy();
  expect(screen.getByText('Tidak diluluskan')).toBeTruthy();
  expect(screen.getByText('Caj RM 1.50')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Semua pengeluaran' }));
  await act(async () => undefined);
  expect((await screen.findByTestId('path')).textContent).toBe('/m/withdrawReport');
});

test('CA-03 before the identity is known only so much goes out, and the way to verify it is there', async () => {
  const identity = { leftMinor: '10000', status: 'none' as const };
  open({ getWithdrawalTerms: () => accepted(termsWith({ identity })) });
  await type('100.01');
  goOn();
  expect(await screen.findByText('Sebelum identiti disahkan, paling banyak RM 100')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sahkan identiti' }).getAttribute('href')).toBe(
    '/m/securityCenter/identity?for=withdraw',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Semua' }));
  expect((await amount()).getAttribute('value')).toBe('100');
  goOn();
  await sheet();
});

test.each([
  ['none', 'Sahkan identiti dahulu', 'Sahkan identiti'],
  ['refused', 'Sahkan identiti dahulu', 'Hantar gambar sekali lagi'],
  ['reviewing', 'Identiti anda sedang disemak', 'Lihat semakan'],
] as const)(
  'CA-03 ME-09 with nothing left and the check %s there is no form but the next step',
  async (status, title, action) => {
    open({
      getWithdrawalTerms: () => accepted(termsWith({ identity: { leftMinor: '1999', status } })),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: action })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('CA-03 an account of a closed bank is shown as such and cannot be chosen, and another one is taken', async () => {
  const closed = { ...card, bankCardId: makeId('bankCard', 1, new Uint8Array(10)), isOpen: false };
  const { sent } = open({ listBankCards: () => accepted([closed, card]) });
  await type('100');
  expect(screen.getByText('Bank ini tidak menerima pengeluaran buat masa ini')).toBeTruthy();
  const [first, other] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([first?.disabled, first?.checked, other?.checked]).toEqual([true, false, true]);
  goOn();
  await confirm('482915');
  await waitFor(() => expect(sent.map(({ body }) => body.bankCardId)).toEqual([card.bankCardId]));
});

test('CA-03 an account whose bank closes meanwhile is refused in words, and then shown as closed', async () => {
  let isOpen = true;
  open({
    listBankCards: () => accepted([{ ...card, isOpen }]),
    placeWithdrawal: () => {
      isOpen = false;
      return refused(409, 'bank.card.closed', 'Bank ini tidak menerima pengeluaran buat masa ini');
    },
  });
  await type('100');
  goOn();
  await confirm('482915');
  const shown = within(await sheet());
  expect(await shown.findByText('Bank ini tidak menerima pengeluaran buat masa ini')).toBeTruthy();
  await waitFor(() => {
    const [choice] = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
    expect(choice?.disabled).toBe(true);
  });
});

test('CA-03 with all banks closed nothing goes on, and another account can be added', async () => {
  open({ listBankCards: () => accepted([{ ...card, isOpen: false }]) });
  await type('100');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Teruskan' }).disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Tambah atau buang akaun' })).toBeTruthy();
});

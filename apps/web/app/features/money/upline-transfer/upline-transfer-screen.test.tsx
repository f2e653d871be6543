import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { termsWith, transferWith } from './testing/upline-transfer-samples.ts';
import * as uplineTransferScreen from './upline-transfer-screen.tsx';

beforeEach(() => sessionStorage.clear());

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
}

function open(calls: FakeCalls = {}, flags = {}) {
  const sent: Sent[] = [];
  renderScreen(uplineTransferScreen, {
    path: '/m/upLine/transfer',
    session: fakeSession,
    flags,
    calls: {
      getUplineTransferTerms: () => accepted(termsWith()),
      transferToUpline: ({ body, headers }: FakeRequest) => {
        sent.push({ body, key: headers.get('Idempotency-Key') });
        return accepted(transferWith());
      },
      ...calls,
    },
  });
  return { sent };
}

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Jumlah' });
const type = async (text: string) => fireEvent.change(await amount(), { target: { value: text } });
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Teruskan' }));
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Semak dan sahkan' }));
async function confirm(digits: string) {
  const shown = await sheet();
  fireEvent.change(shown.getByLabelText('Kata laluan pengeluaran'), { target: { value: digits } });
  const button = shown.getByRole<HTMLButtonElement>('button', { name: /^Pindahkan/ });
  for (let taps = 0; taps < 3; taps += 1) fireEvent.click(button);
}

test('ME-13 an amount is looked at with whom it goes to, and sent with the password, once', async () => {
  const { sent } = open();
  await type('100');
  goOn();
  const shown = await sheet();
  for (const fact of ['wa***', 'RM 100.00', 'Tanpa caj']) expect(shown.getByText(fact)).toBeTruthy();
  await confirm('482915');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([{ amountMinor: '10000', paymentPassword: '482915' }]);
  expect(JSON.stringify(sessionStorage)).not.toContain('482915');
  expect((await amount()).value).toBe('');
});

test('ME-13 F1 after a lost answer and a wrong password another try is the same order', async () => {
  const keys: (string | null)[] = [];
  const answers = [
    refused(503, 'server.overloaded', 'Kami sibuk'),
    refused(403, 'payment.password.wrong', 'Kata laluan pengeluaran salah'),
  ];
  open({
    transferToUpline: ({ headers }: FakeRequest) => {
      keys.push(headers.get('Idempotency-Key'));
      return answers[keys.length - 1] ?? accepted(transferWith());
    },
  });
  await type('100');
  goOn();
  await confirm('482915');
  const shown = await sheet();
  expect(await shown.findByText('Kami sibuk')).toBeTruthy();
  await confirm('111111');
  expect(await shown.findByText('Kata laluan pengeluaran salah')).toBeTruthy();
  await confirm('482915');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keys).toHaveLength(3);
  expect(new Set(keys)).toHaveLength(1);
});

test('ME-13 what cannot be sent is said at the field, and “Semua” takes what can', async () => {
  open({ getUplineTransferTerms: () => accepted(termsWith({ maxAmountMinor: '30000' })) });
  await amount();
  goOn();
  expect(await screen.findByText('Masukkan jumlah')).toBeTruthy();
  for (const [text, words] of [
    ['9', 'Minimum RM 10'],
    ['501', 'Hanya ada RM 500'],
    ['301', 'Maksimum RM 300'],
  ] as const) {
    await type(text);
    goOn();
    expect(await screen.findByText(words)).toBeTruthy();
  }
  fireEvent.click(screen.getByRole('button', { name: 'Semua' }));
  expect((await amount()).value).toBe('300');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [
    'a password',
    { hasPaymentPassword: false },
    'Tetapkan kata laluan pengeluaran',
    '/m/securityCenter/paymentPassword?for=upline',
  ],
  ['money', { balanceMinor: '999' }, 'Deposit', '/m/voucherCenter'],
  ['an upline that is open', { isUplineOpen: false }, 'Khidmat pelanggan', '/m/service'],
])('ME-13 whoever lacks %s is led on', async (_, changes, way, path) => {
  open({ getUplineTransferTerms: () => accepted(termsWith(changes)) });
  fireEvent.click(await screen.findByRole('link', { name: way }));
  expect((await screen.findByTestId('path')).textContent).toBe(path);
});

test('ME-13 while rewards ask for stakes, it is said how much is left, and there is no form', async () => {
  const turnover = { requiredMinor: '5000', playedMinor: '2000', missingMinor: '3000' };
  open({ getUplineTransferTerms: () => accepted(termsWith({ turnover })) });
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['upline.missing', 'Khidmat pelanggan', '/m/service'],
  ['upline.type.excluded', 'Pengeluaran', '/m/withdraw'],
] as const)('ME-13 SH-02 whom it is not for (%s) reads why and where to go', async (code, way, path) => {
  open({ getUplineTransferTerms: () => refused(409, code, 'Bukan untuk akaun ini') });
  expect(await screen.findByText('Bukan untuk akaun ini')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: way }));
  expect((await screen.findByTestId('path')).textContent).toBe(path);
});

test('ME-13 what was sent lately leads to the record where the merchant has it', async () => {
  open(
    { getUplineTransferTerms: () => accepted(termsWith({ recent: [transferWith()] })) },
    { TRANSREC3: true },
  );
  expect(await screen.findByText('RM 100.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Rekod akaun' }));
  expect((await screen.findByTestId('path')).textContent).toBe('/m/transaction/record');
});

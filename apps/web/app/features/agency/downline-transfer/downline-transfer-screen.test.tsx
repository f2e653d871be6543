import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as downlineScreen from './downline-transfer-screen.tsx';
import { downlineTermsWith, downlineTransferWith, sampleMemberId } from './testing/downline-samples.ts';

beforeEach(() => sessionStorage.clear());

function open(calls: FakeCalls = {}) {
  const sent: { readonly body: unknown; readonly key: string | null }[] = [];
  renderScreen(downlineScreen, {
    path: '/m/member/team/transfer',
    url: `/m/member/team/transfer?member=${sampleMemberId}`,
    session: { ...fakeSession, type: 1 },
    calls: {
      getDownlineTransferTerms: () => accepted(downlineTermsWith()),
      transferToDownline: ({ body, headers }: FakeRequest) => {
        sent.push({ body, key: headers.get('Idempotency-Key') });
        return accepted(downlineTransferWith());
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
  const button = shown.getByRole<HTMLButtonElement>('button', { name: /^Hantar/ });
  for (let taps = 0; taps < 3; taps += 1) fireEvent.click(button);
}

test('AG-04 an amount is looked at with whom it goes to, and sent with the password, once', async () => {
  const { sent } = open();
  await type('100');
  goOn();
  const shown = await sheet();
  for (const fact of ['rahmat', 'RM 100.00', 'Tanpa caj']) expect(shown.getByText(fact)).toBeTruthy();
  await confirm('482915');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    { memberId: sampleMemberId, amountMinor: '10000', paymentPassword: '482915' },
  ]);
  expect(JSON.stringify(sessionStorage)).not.toContain('482915');
});

test('AG-04 F1 after a lost answer another try is the same order', async () => {
  const keys: (string | null)[] = [];
  open({
    transferToDownline: ({ headers }: FakeRequest) => {
      keys.push(headers.get('Idempotency-Key'));
      return keys.length === 1
        ? refused(503, 'server.overloaded', 'Kami sibuk')
        : accepted(downlineTransferWith());
    },
  });
  await type('100');
  goOn();
  await confirm('482915');
  expect(await (await sheet()).findByText('Kami sibuk')).toBeTruthy();
  await confirm('482915');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keys).toHaveLength(2);
  expect(new Set(keys)).toHaveLength(1);
});

test('AG-04 what cannot be sent is said at the field, and “Semua” takes what can', async () => {
  open({
    getDownlineTransferTerms: () =>
      accepted(downlineTermsWith({ maxAmountMinor: '40000', leftTodayMinor: '30000' })),
  });
  await amount();
  for (const [text, words] of [
    ['9', 'Minimum RM 10'],
    ['501', 'Hanya ada RM 500'],
    ['401', 'Maksimum RM 400'],
    ['301', 'Hanya RM 300 lagi boleh dihantar hari ini'],
  ] as const) {
    await type(text);
    goOn();
    expect(await screen.findByText(words)).toBeTruthy();
  }
  fireEvent.click(screen.getByRole('button', { name: 'Semua' }));
  expect((await amount()).value).toBe('300');
});

test.each([
  [
    'a password',
    { hasPaymentPassword: false },
    'Tetapkan kata laluan pengeluaran',
    `/m/securityCenter/paymentPassword?for=downline&member=${sampleMemberId}`,
  ],
  ['money', { balanceMinor: '999' }, 'Deposit', '/m/voucherCenter'],
  ['a member who can receive it', { isOpen: false }, 'Ahli pasukan', '/m/member/team'],
  ['anything left of the day', { leftTodayMinor: '0' }, 'Ahli pasukan', '/m/member/team'],
])('AG-04 whoever lacks %s is led on', async (_, changes, way, path) => {
  open({ getDownlineTransferTerms: () => accepted(downlineTermsWith(changes)) });
  fireEvent.click(await screen.findByRole('link', { name: way }));
  expect((await screen.findByTestId('path')).textContent).toBe(path);
});

test('AG-04 an address that names nobody of the direct line leads to the members', async () => {
  open({ getDownlineTransferTerms: () => refused(404, 'downline.unknown', 'Bukan di bawah anda') });
  expect(await screen.findByText('Bukan di bawah anda')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Ahli pasukan' }));
  expect((await screen.findByTestId('path')).textContent).toBe('/m/member/team');
});

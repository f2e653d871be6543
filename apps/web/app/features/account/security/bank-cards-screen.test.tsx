import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeRequest, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as cardsScreen from './bank-cards-screen.tsx';

afterEach(() => sessionStorage.clear());

const card = (index: number): FakeValue<'listBankCards'>[number] => ({
  ...{ bankCardId: `bcd_0000000000000000000000000${index}`, bankCode: 'maybank', bankName: 'Maybank' },
  ...{
    kind: 'bank',
    lastDigits: `100${index}`,
    holderName: 'Ai***',
    addedAt: '2026-11-01T00:00:00Z',
    isOpen: true,
  },
});

const member: FakeValue<'getMemberInfo'> = {
  ...{ id: 'mbr_00000000000000000000000001', type: 0, userName: 'aisyah', account: 'aisyah' },
  ...{ nickname: 'Kak Aisyah', toUpline: false, showsWins: true, email: '', payeeName: '' },
  ...{ regDate: '2026-11-01T00:00:00Z', headIcon: '', headIconUrl: '' },
};

function open(cardCount: number, payeeName = '') {
  const cards = Array.from({ length: cardCount }, (_, index) => card(index + 1));
  const addBankCard = vi.fn((_: FakeRequest) => accepted(card(cardCount + 1)));
  renderScreen(cardsScreen, {
    path: '/m/securityCenter/bankCards',
    session: fakeSession,
    calls: {
      listBankCards: () => accepted(cards),
      listBanks: () =>
        accepted([{ bankCode: 'maybank', bankName: 'Maybank', kind: 'bank', accountPattern: '^[0-9]{12}$' }]),
      getMemberInfo: () => accepted({ ...member, payeeName }),
      addBankCard,
    },
  });
  return addBankCard;
}

const addName = 'Tambah akaun atau e-dompet';
const fullText = 'Senarai anda penuh. Buang satu akaun untuk menambah yang lain.';

test.each([
  [4, true],
  [5, false],
])('ME-08 with %i accounts on the list another can be added: %s', async (cardCount, canAdd) => {
  open(cardCount);
  await screen.findByText(`Berakhir 100${cardCount}`);
  expect(screen.queryByRole('button', { name: addName }) !== null).toBe(canAdd);
  expect(screen.queryByText(fullText) !== null).toBe(!canAdd);
});

test.each([
  ['', 'Aisyah binti Ali'],
  ['Aisyah binti Ahmad', 'Aisyah binti Ahmad'],
])(
  'ME-08 a payee called %j in the profile: an account is added in the name of %j',
  async (payeeName, sent) => {
    const addBankCard = open(0, payeeName);
    fireEvent.click(await screen.findByRole('button', { name: addName }));
    const holder = await screen.findByLabelText<HTMLInputElement>('Nama pemegang akaun');
    expect(holder.value).toBe(payeeName);
    expect(holder.disabled).toBe(payeeName !== '');
    expect(screen.queryByText('Nama dalam profil anda. Pengeluaran dibayar kepada nama ini.') !== null).toBe(
      payeeName !== '',
    );
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    if (payeeName === '') type('Nama pemegang akaun', ` ${sent} `);
    type('Bank atau e-dompet', 'maybank');
    type('Nombor akaun', '1140 1234 5678x');
    type('Kata laluan log masuk', 'layang-9');
    fireEvent.click(screen.getByRole('button', { name: 'Tambah' }));
    await waitFor(() => expect(addBankCard).toHaveBeenCalledOnce());
    expect(addBankCard.mock.calls[0]?.[0].body).toEqual({
      ...{ bankCode: 'maybank', accountNumber: '1140 1234 5678', holderName: sent },
      loginPassword: 'layang-9',
    });
  },
);

test('ME-08 an account that was removed is gone from the list, and only that one', async () => {
  let cards = [card(1), card(2)];
  const removeBankCard = vi.fn(({ path }: FakeRequest) => {
    cards = cards.filter(({ bankCardId }) => !path.includes(bankCardId));
    return accepted(null);
  });
  renderScreen(cardsScreen, {
    path: '/m/securityCenter/bankCards',
    session: fakeSession,
    calls: { listBankCards: () => accepted(cards), removeBankCard },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Buang: Maybank 1001' }));
  await screen.findByText('Pengeluaran tidak lagi boleh dibayar ke Maybank yang berakhir 1001.');
  fireEvent.change(screen.getByLabelText('Kata laluan log masuk'), { target: { value: 'layang-9' } });
  fireEvent.click(screen.getByRole('button', { name: 'Buang' }));
  await waitFor(() => expect(screen.queryByText('Berakhir 1001')).toBeNull());
  expect(screen.getByText('Berakhir 1002')).toBeTruthy();
  expect(removeBankCard.mock.calls.map(([{ body }]) => body)).toEqual([{ loginPassword: 'layang-9' }]);
});

test('CA-05 the bank list is asked for once and kept for the tab; what is wrong there is asked for anew', async () => {
  const banks = [
    { bankCode: 'maybank', bankName: 'Maybank', kind: 'bank', accountPattern: '^[0-9]{12}$' } as const,
  ];
  const listBanks = vi.fn(() => accepted([...banks]));
  const openForm = async () => {
    renderScreen(cardsScreen, {
      path: '/m/securityCenter/bankCards',
      session: fakeSession,
      calls: { listBankCards: () => accepted([]), listBanks, getMemberInfo: () => accepted(member) },
    });
    fireEvent.click(await screen.findByRole('button', { name: addName }));
    await screen.findByRole('option', { name: 'Maybank' });
    cleanup();
  };
  await openForm();
  expect(JSON.parse(sessionStorage.getItem('MC_BankList') ?? 'null')).toEqual(banks);
  await openForm();
  expect(listBanks).toHaveBeenCalledTimes(1);
  sessionStorage.setItem('MC_BankList', '[{"bankCode":7}]');
  await openForm();
  expect(listBanks).toHaveBeenCalledTimes(2);
  expect(JSON.parse(sessionStorage.getItem('MC_BankList') ?? 'null')).toEqual(banks);
});

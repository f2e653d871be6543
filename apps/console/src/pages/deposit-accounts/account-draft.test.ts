import { expect, test } from 'vitest';
import { draftOf, orderOf, wrongNamesOf } from './account-draft.ts';
import type { AccountView } from './deposit-account-queries.ts';

const present: AccountView = {
  ...{ accountCode: 'main', isEnabled: false, bankName: 'Bank Contoh', accountNumber: '5120 0000 1234' },
  ...{ holderName: 'Wau Demo Sdn. Bhd.', sortOrder: 4, isPaidTo: false },
};

test('a new account comes last and needs everything, and a code that is nobody’s', () => {
  const draft = draftOf(undefined, [present]);
  expect(draft).toMatchObject({ isEnabled: true, sortOrder: '5' });
  expect(draftOf(undefined, []).sortOrder).toBe('0');
  expect(draftOf(undefined, [{ ...present, sortOrder: 999 }]).sortOrder).toBe('999');
  expect(wrongNamesOf(draft, ['main'])).toEqual(['accountCode', 'bankName', 'accountNumber', 'holderName']);
  const typed = {
    ...draft,
    ...{ accountCode: ' dua ', bankName: ' Bank  Dua ', accountNumber: 'my12 3456 ', holderName: 'Wau' },
  };
  expect(wrongNamesOf(typed, ['main'])).toEqual([]);
  expect(wrongNamesOf({ ...typed, accountCode: 'main' }, ['main'])).toEqual(['accountCode']);
  expect(orderOf(typed)).toEqual({
    ...{ accountCode: 'dua', isEnabled: true, bankName: 'Bank Dua', accountNumber: 'MY12 3456' },
    ...{ holderName: 'Wau', sortOrder: 5 },
  });
});

test.each([
  ['accountCode', 'Main'],
  ['accountCode', '-main'],
  ['accountNumber', '123'],
  ['accountNumber', '1234 – 5678'],
  ['accountNumber', '1'.repeat(41)],
  ['bankName', 'b'.repeat(61)],
  ['sortOrder', '-1'],
  ['sortOrder', '1000'],
  ['sortOrder', ''],
] as const)('%s is not %s', (name, value) => {
  expect(wrongNamesOf({ ...draftOf(present, []), [name]: value }, [])).toEqual([name]);
});

test('one that is there is ordered as it is until something is typed', () => {
  const { isPaidTo: _, ...order } = present;
  expect(orderOf(draftOf(present, [present]))).toEqual(order);
});

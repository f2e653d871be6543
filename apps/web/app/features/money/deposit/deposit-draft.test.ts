import { expect, test } from 'vitest';
import { otherMethodPath, readDraft, retryPath, startOf } from './deposit-draft.ts';
import type { DepositMethod } from './deposit-queries.ts';
import { sampleMethod } from './testing/sample-deposit.ts';

const method = (methodCode: string, over: Partial<DepositMethod> = {}): DepositMethod => ({
  ...sampleMethod,
  ...{ methodCode, name: methodCode, suggestedAmountsMinor: [] },
  ...over,
});
const bank = method('online-banking');
const wallet = method('e-wallet', { maxAmountMinor: '4000' });
const card = method('card');
const methods = [bank, wallet, card] as const;
const order = { methodCode: 'e-wallet', amountMinor: '3050', bonus: null };

const draftOf = (path: string) => readDraft(new URL(path, 'http://site').searchParams);

test('a retry begins with the method and the amount of the order', () => {
  expect(startOf(draftOf(retryPath(order)), methods)).toEqual({
    method: wallet,
    text: '30.50',
    problem: undefined,
    isMethodGone: false,
  });
});

test('another method is the first other one that takes the amount', () => {
  const big = { methodCode: 'online-banking', amountMinor: '20000', bonus: null };
  expect(startOf(draftOf(otherMethodPath(big)), methods)).toMatchObject({ method: card, text: '200' });
});

test('where no other method takes the amount, the form says at once why', () => {
  const big = { methodCode: 'online-banking', amountMinor: '20000', bonus: null };
  expect(startOf(draftOf(otherMethodPath(big)), [bank, wallet])).toMatchObject({
    method: wallet,
    text: '200',
    problem: 'above',
  });
});

test('a method that is no longer offered gives way to the first that takes the amount, and is said to be gone', () => {
  expect(startOf(draftOf(retryPath(order)), [bank, card])).toMatchObject({
    method: bank,
    text: '30.50',
    isMethodGone: true,
  });
});

test.each(['', '?amount=abc', '?amount=-5', '?amount=0', '?amount=1e3', `?amount=${'9'.repeat(40)}`])(
  'an address without an amount, %j, leaves the field empty',
  (address) => {
    expect(startOf(draftOf(`/m/voucherCenter${address}`), methods)).toEqual({
      method: bank,
      text: '',
      problem: undefined,
      isMethodGone: false,
    });
  },
);

test('CA-02 a closed method is passed over, and is not said to be gone', () => {
  const closed = method('online-banking', { isOpen: false });
  expect(startOf({}, [closed, wallet])).toMatchObject({ method: wallet });
  const again = { methodCode: 'online-banking', amountMinor: '3050', bonus: null };
  expect(startOf(draftOf(retryPath(again)), [closed, wallet])).toMatchObject({
    method: wallet,
    isMethodGone: false,
  });
  expect(startOf({}, [closed])).toMatchObject({ method: closed });
});

test('CA-02 the bonus that was chosen comes along, with the same method and with another', () => {
  const chosen = {
    ...{ promotionId: 'first-deposit', status: 'chosen' as const, amountMinor: '1525' },
    ...{ turnoverMinor: '4575', reason: null },
  };
  for (const path of [retryPath, otherMethodPath]) {
    expect(draftOf(path({ ...order, bonus: chosen })).promotionId).toBe('first-deposit');
    expect(draftOf(path(order)).promotionId).toBeUndefined();
  }
});

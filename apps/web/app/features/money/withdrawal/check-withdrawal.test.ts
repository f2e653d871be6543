import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { checkWithdrawal, feeOf, mostToWithdraw } from './check-withdrawal.ts';
import { termsWith } from './testing/withdrawal-samples.ts';

const terms = termsWith({ balanceMinor: '100000', maxAmountMinor: '80000', dailyAmountLeftMinor: '60000' });

test.each([
  ['', { kind: 'required' }],
  ['lima', { kind: 'invalid' }],
  ['0', { kind: 'invalid' }],
  ['19.99', { kind: 'below', limit: 2_000n }],
  ['1000.01', { kind: 'balance', limit: 100_000n }],
  ['800.01', { kind: 'above', limit: 80_000n }],
  ['600.01', { kind: 'day', limit: 60_000n }],
] as const)('CA-03 the amount %j is not taken, and its bound is known', (text, problem) => {
  expect(checkWithdrawal(text, terms)).toEqual({ ok: false, problem });
});

test.each([
  ['20', 2_000n],
  ['600', 60_000n],
])('CA-03 the amount %j is taken', (text, amount) => {
  expect(checkWithdrawal(text, terms)).toEqual({ ok: true, amount });
});

test('CA-03 all is what balance, bounds and day allow, and nothing where that is less than the least', () => {
  expect(mostToWithdraw(terms)).toBe(60_000n);
  expect(mostToWithdraw(termsWith({ balanceMinor: '2000' }))).toBe(2_000n);
  expect(mostToWithdraw(termsWith({ balanceMinor: '1999' }))).toBe(0n);
});

test.each([
  [10_000n, '0', 0, 0n],
  [10_000n, '150', 100, 250n],
  [9_999n, '0', 50, 49n],
  [100n, '500', 0, 99n],
])(
  'CA-03 of %d the fee of %s and %d basis points is %d, as the server has it',
  (amount, feeMinor, feeBasisPoints, fee) => {
    expect(feeOf(toMinor(amount), { feeMinor, feeBasisPoints })).toBe(fee);
  },
);

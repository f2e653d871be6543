import { describe, expect, test } from 'vitest';
import { checkAmount, safePayUrl } from './deposit-form.ts';
import { pollEveryMs } from './deposit-status.ts';
import { sampleMethod as method } from './testing/sample-deposit.ts';

describe('amounts follow the bounds of the method', () => {
  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['abc', 'invalid'],
    ['-5', 'invalid'],
    ['10.001', 'invalid'],
    ['9.99', 'below'],
    ['0', 'below'],
    ['5000.01', 'above'],
  ])('%j is %s', (text, problem) => {
    expect(checkAmount(text, method)).toEqual({ ok: false, problem });
  });

  test.each([
    ['10', 1000n],
    ['5,000.00', 500_000n],
    [' 12.5 ', 1250n],
  ])('%j is %i sen', (text, amount) => {
    expect(checkAmount(text, method)).toEqual({ ok: true, amount });
  });
});

test.each([
  ['https://pay.example/x', 'https://pay.example/x'],
  ['/sandbox/pay/1', 'https://wau.example/sandbox/pay/1'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['http://[', undefined],
])('the browser is sent to %j as %j', (payUrl, href) => {
  expect(safePayUrl(payUrl, 'https://wau.example/m/voucherCenter')).toBe(href);
});

test('a pending deposit is asked after, soon at first; an ended one now and then, one with its money no more', () => {
  expect(pollEveryMs(undefined, 0)).toBe(2_000);
  expect(pollEveryMs('pending', 14)).toBe(2_000);
  expect(pollEveryMs('pending', 15)).toBe(6_000);
  expect(pollEveryMs('approved', 1)).toBe(false);
  expect(pollEveryMs('expired', 1)).toBe(30_000);
});

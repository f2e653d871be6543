import { type Minor, maxMinor } from '@wau/money/minor';
import { describe, expect, test } from 'vitest';
import type { PaymentReport } from './payment-adapter.ts';
import { fits, isReference, isSoundStart, type ReportedOrder, requireSound } from './payment-report.ts';

const report: PaymentReport = {
  orderReference: 'dep_1',
  providerReference: 'p-1',
  state: 'succeeded',
  amountMinor: 5_000n,
  currencyCode: 'MYR',
};

describe('what a provider says', () => {
  test('a reference is 1 to 128 characters that can be printed, without a space', () => {
    for (const good of ['a', 'x'.repeat(128), '!~', 'R/1=7']) expect(isReference(good), good).toBe(true);
    for (const wrong of ['', 'x'.repeat(129), 'a b', 'a\n', 'é', '\u0000']) {
      expect(isReference(wrong), wrong).toBe(false);
    }
  });

  test.each([
    ['/sandbox/pay/1', true],
    ['https://pay.example/1', true],
    ['http://localhost:8080/1', true],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['pay.example/1', false],
    ['', false],
  ])('a page to pay at is a path of ours or an address of the web: %j', (payUrl, isSound) => {
    expect(isSoundStart({ providerReference: 'p-1', payUrl })).toBe(isSound);
    expect(isSoundStart({ providerReference: '', payUrl })).toBe(false);
  });

  test.each([
    ['', 'https://pay.example/1', true],
    ['/sandbox/pay/1', '00020101021226', true],
    ['javascript:alert(1)', '00020101021226', false],
    ['', '', false],
    ['', 'two\nlines', false],
    ['', 'x'.repeat(501), false],
  ])('beside a code, a page may be missing but not wrong: %j, %j', (payUrl, content, isSound) => {
    const instructions = { shown: { kind: 'qr', content }, expiresAt: new Date(0) } as const;
    expect(isSoundStart({ providerReference: 'p-1', payUrl, instructions })).toBe(isSound);
  });

  test.each([
    [{}, true],
    [{ network: '' }, false],
    [{ token: 'usdt' }, false],
    [{ tokenAmount: '1,000.00' }, false],
    [{ tokenAmount: '-1' }, false],
    [{ confirmationsNeeded: 0 }, false],
    [{ confirmationsNeeded: 1.5 }, false],
    [{ confirmationsNeeded: 1_001 }, false],
  ])('an address on a chain comes with what is to be sent there: %j', (change, isSound) => {
    const chain = { network: 'TRON', token: 'USDT', tokenAmount: '11.91', confirmationsNeeded: 3 };
    const shown = { kind: 'crypto', content: 'TAddress', ...chain, ...change } as const;
    const instructions = { shown, expiresAt: new Date(0) };
    expect(isSoundStart({ providerReference: 'p-1', payUrl: '', instructions })).toBe(isSound);
  });

  test.each<[string, Partial<PaymentReport>]>([
    ['no reference', { providerReference: '' }],
    ['a debt', { amountMinor: -1n }],
    ['more than there can be', { amountMinor: BigInt(maxMinor) + 1n }],
    ['no currency', { currencyCode: '' }],
    ['a sentence for a currency', { currencyCode: 'MY R' }],
  ])('%s is not understood', (_what, change) => {
    expect(() => requireSound({ ...report, ...change })).toThrow();
    for (const amountMinor of [0n, BigInt(maxMinor)]) {
      expect(() => requireSound({ ...report, amountMinor })).not.toThrow();
    }
  });

  test.each<[string, Partial<ReportedOrder>, boolean]>([
    ['the same', {}, true],
    ['that the order has no reference for yet', { provider_reference: null }, true],
    ['of another payment', { provider_reference: 'p-2' }, false],
    ['of another amount', { amount_minor: 5_001n as Minor }, false],
    ['in another currency', { currency: 'USD' }, false],
  ])('a report %s', (_what, change, isFitting) => {
    const order: ReportedOrder = {
      merchant_id: 'wau' as ReportedOrder['merchant_id'],
      provider_code: 'sandbox',
      amount_minor: 5_000n as Minor,
      currency: 'MYR',
      provider_reference: 'p-1',
    };
    expect(fits({ ...order, ...change }, report)).toBe(isFitting);
  });
});

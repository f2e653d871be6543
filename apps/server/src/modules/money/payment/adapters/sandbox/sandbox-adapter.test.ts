import type { MerchantCode } from '@wau/contract/ids';
import { newId, systemRandom } from '@wau/service/random';
import { signedHeaders } from '@wau/service/secrets/signature';
import { describe, expect, test } from 'vitest';
import { createTestPayments } from '../../../../../testing/test-payments.ts';
import { createTestServer } from '../../../../../testing/test-server.ts';
import { testPaymentConformance } from '../../testing/payment-conformance.ts';
import { sandboxFixture } from '../../testing/sandbox-fixture.ts';
import { sandboxAdapter, sandboxProviderCode } from './sandbox-adapter.ts';

let nowMs = (): number => Date.now();
const payments = createTestPayments(() => nowMs());
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
nowMs = () => server.clock.nowMs();

const fixture = sandboxFixture({
  server,
  payments,
  providerCode: sandboxProviderCode,
  methodCodes: { wau: 'online-banking', laut: 'card' },
});

testPaymentConformance('the sandbox', fixture);

describe('the sandbox', () => {
  test.each([
    ['pending', 'pending'],
    ['approved', 'succeeded'],
    ['declined', 'failed'],
    ['expired', 'failed'],
  ] as const)('%s: of a payment means %s, asked about or reported', async (status, state) => {
    const merchantCode = 'wau' as MerchantCode;
    const key = Buffer.alloc(32, 5);
    const account = { merchantCode, providerCode: sandboxProviderCode, key, settings: {} };
    const depositId = newId('deposit', server.clock, systemRandom);
    const paymentId = newId('payment', server.clock, systemRandom);
    const amount = { amountMinor: '123', currencyCode: 'MYR' } as const;
    const adapter = sandboxAdapter(async () => {
      const expiresAt = new Date(server.clock.nowMs()).toISOString();
      const value = { paymentId, status, ...amount, payUrl: '/sandbox/pay/x', qrText: '', expiresAt };
      const more = { chain: null, confirmations: null };
      return { statusCode: 200, body: { success: true, value: { ...value, ...more } } };
    }, server.clock);
    const said = { orderReference: depositId, providerReference: paymentId, state };
    const report = { ...said, amountMinor: 123n, currencyCode: 'MYR' };
    const query = { orderReference: depositId, providerReference: paymentId, placedAt: new Date(0) };
    const { signal } = new AbortController();
    expect(await adapter.queryPayIn(query, account, signal)).toEqual(report);
    expect(await adapter.queryPayOut(query, account, signal)).toEqual(report);
    // It reports how payments ended, and nothing before.
    if (status !== 'approved' && status !== 'declined') return;
    const rawBody = JSON.stringify({ paymentId, merchantReference: depositId, status, ...amount });
    const timestampMs = server.clock.nowMs();
    const callbackOf = (body: string, signedBody = rawBody) => {
      const parts = { method: 'POST', path: '/back', timestampMs, rawBody: signedBody };
      const headers = signedHeaders('sandbox', key, parts);
      return {
        ...{ method: 'POST', path: '/back', query: '', rawBody: Buffer.from(body) },
        header: (name: string) => headers[name] ?? '',
      };
    };
    const half = JSON.stringify({ paymentId, status });
    for (const parse of [adapter.parsePayInCallback, adapter.parsePayOutCallback]) {
      expect(parse(callbackOf(half, half), account, timestampMs)).toEqual({ verdict: 'unreadable' });
      expect(parse(callbackOf(rawBody), account, timestampMs)).toEqual({ verdict: 'verified', report });
      expect(parse(callbackOf(`${rawBody} `), account, timestampMs)).toEqual({ verdict: 'wrong' });
      expect(parse(callbackOf(rawBody), account, timestampMs + 300_001)).toEqual({ verdict: 'stale' });
    }
  });

  test('is told to whom money goes', () => {
    expect(payments.payoutRequests.at(-1)).toMatchObject({
      merchantCode: 'wau',
      currencyCode: 'MYR',
      bankCode: 'maybank',
      accountNumber: '114012340000',
      holderName: 'Ali bin Abu',
      callbackUrl: 'http://operator.test/payments/wau/sandbox/pay-out',
    });
  });
});

import type { MerchantCode } from '@wau/contract/ids';
import { signedHeaders } from '@wau/service/secrets/signature';
import { describe, expect, test } from 'vitest';
import { sandboxMerchantKey } from '../../../../../demo/demo-deposit-methods.ts';
import { createTestPayments } from '../../../../../testing/test-payments.ts';
import { createTestServer, testSecret } from '../../../../../testing/test-server.ts';
import type { PaymentDirection } from '../../payments.ts';
import { testPaymentConformance } from '../../testing/payment-conformance.ts';
import type { PaymentFixture, RawRequest, SpokenReport } from '../../testing/payment-fixture.ts';
import { sandboxProviderCode } from './sandbox-adapter.ts';

const payments = createTestPayments();
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});

const words = { pending: 'pending', succeeded: 'approved', failed: 'declined' } as const;

function callback(
  key: Buffer,
  place: { readonly merchantCode: string; readonly direction: PaymentDirection },
  { orderReference, providerReference, state, amountMinor, currencyCode }: SpokenReport,
): RawRequest {
  const url = `/payments/${place.merchantCode}/${sandboxProviderCode}/${place.direction}`;
  const payload = JSON.stringify({
    paymentId: providerReference,
    merchantReference: orderReference,
    status: words[state],
    amountMinor: String(amountMinor),
    currencyCode,
  });
  const parts = { method: 'POST', path: url, timestampMs: server.clock.nowMs(), rawBody: payload };
  const headers = { ...signedHeaders(sandboxProviderCode, key, parts), 'content-type': 'application/json' };
  return { method: 'POST', url, headers, payload };
}

const fixture: PaymentFixture = {
  server,
  providerCode: sandboxProviderCode,
  methodCodes: { wau: 'online-banking', laut: 'card' },
  provider: {
    asked: (direction) =>
      (direction === 'pay-in' ? payments.requests : payments.payoutRequests).map(
        ({ merchantReference }) => merchantReference,
      ),
    queried: () => payments.queries,
    referenceOf: payments.paymentIdOf,
    decide: (orderReference, state) => payments.decide(orderReference, words[state]),
    fail: payments.fail,
  },
  callbackOf: (merchantCode, direction, report, place = {}) =>
    callback(
      sandboxMerchantKey(testSecret, merchantCode as MerchantCode),
      { merchantCode, direction, ...place },
      report,
    ),
  forgedCallbackOf: (merchantCode, direction, report) =>
    callback(Buffer.alloc(32, 99), { merchantCode, direction }, report),
  isTaken: ({ statusCode }) => statusCode === 200,
};

testPaymentConformance('the sandbox', fixture);

describe('the sandbox', () => {
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

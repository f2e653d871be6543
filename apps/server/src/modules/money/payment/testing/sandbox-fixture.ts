import type { PaymentLineBody } from '@wau/contract/calls/money/sandbox-calls';
import { type MerchantCode, parseId } from '@wau/contract/ids';
import { signedHeaders } from '@wau/service/secrets/signature';
import type { TestPayments } from '../../../../testing/test-payments.ts';
import { type TestServer, testSecret } from '../../../../testing/test-server.ts';
import { sandboxMerchantKey } from '../adapters/sandbox/sandbox-merchant-key.ts';
import type { PaymentDirection, StatedPayment } from '../payment-adapter.ts';
import type { PaymentFixture, RawRequest, SpokenReport } from './payment-fixture.ts';

const words = { pending: 'pending', succeeded: 'approved', failed: 'declined' } as const;

const ends = { approved: 'succeeded', declined: 'failed' } as const;

interface SandboxFixture extends Pick<PaymentFixture, 'providerCode' | 'methodCodes'> {
  readonly server: TestServer;
  readonly payments: TestPayments;
}

/** What the suite needs of a way to pay of the sandbox's: they differ in how the payer comes to the payment alone. */
export function sandboxFixture({ server, payments, ...named }: SandboxFixture): PaymentFixture {
  const { providerCode } = named;

  function callback(
    key: Buffer,
    place: { readonly merchantCode: string; readonly direction: PaymentDirection },
    { orderReference, providerReference, state, amountMinor, currencyCode }: SpokenReport,
  ): RawRequest {
    const body = {
      paymentId: providerReference,
      merchantReference: orderReference,
      status: words[state],
      amountMinor: String(amountMinor),
      currencyCode,
    };
    const path = `/payments/${place.merchantCode}/${providerCode}/${place.direction}`;
    return signedCallback(key, path, body, server.clock.nowMs());
  }

  return {
    ...named,
    server,
    provider: {
      asked: (direction) =>
        (direction === 'pay-in' ? payments.requests : payments.payoutRequests).map(
          ({ merchantReference }) => merchantReference,
        ),
      queried: () => payments.queries,
      referenceOf: payments.paymentIdOf,
      decide: (orderReference, state) => payments.decide(orderReference, words[state]),
      fail: payments.fail,
      statement: {
        alter: (alter) =>
          payments.alterStatement(alter && ((lines) => alter(lines.map(statedPayment)).map(paymentLine))),
        forge: payments.forgeStatement,
      },
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
}

/** A callback of the sandbox's, signed with a key. */
export function signedCallback(key: Buffer, path: string, body: object, timestampMs: number): RawRequest {
  const payload = JSON.stringify(body);
  const parts = { method: 'POST', path, timestampMs, rawBody: payload };
  const headers = { ...signedHeaders('sandbox', key, parts), 'content-type': 'application/json' };
  return { method: 'POST', url: path, headers, payload };
}

/** A line of the sandbox's in words that no protocol owns, and back. */
function statedPayment(line: PaymentLineBody): StatedPayment {
  return {
    direction: line.direction === 'in' ? 'pay-in' : 'pay-out',
    orderReference: line.merchantReference,
    providerReference: line.paymentId,
    state: ends[line.status],
    amountMinor: BigInt(line.amountMinor),
    currencyCode: line.currencyCode,
    endedAt: new Date(line.endedAt),
  };
}

function paymentLine(line: StatedPayment): PaymentLineBody {
  const paymentId = parseId('payment', line.providerReference);
  if (paymentId === undefined) throw new Error('a payment of the sandbox has an id of its own');
  return {
    direction: line.direction === 'pay-in' ? 'in' : 'out',
    paymentId,
    merchantReference: line.orderReference,
    status: line.state === 'succeeded' ? 'approved' : 'declined',
    amountMinor: String(line.amountMinor),
    currencyCode: line.currencyCode,
    endedAt: line.endedAt.toISOString(),
  };
}

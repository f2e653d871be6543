import { makeId } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import type { SignedAnswer, SignedTransport } from '@wau/service/signed-transport';

interface PaymentRequest {
  readonly merchantReference: string;
  readonly amountMinor: string;
  readonly currencyCode: string;
  readonly returnUrl: string;
  readonly callbackUrl: string;
  readonly language: string;
}

/** A payment provider that a test decides about: what it was asked for, and whether it answers. */
export interface TestPayments {
  readonly transport: SignedTransport;
  /** Every request that arrived, repetitions included. */
  readonly requests: readonly PaymentRequest[];
  /** The provider's id of the payment for a deposit. */
  paymentIdOf(depositId: string): string;
  /** From now on nobody answers, or only after the request was carried out. */
  fail(how: 'unreachable' | 'answer.lost' | 'refuses' | 'never'): void;
}

/** Speaks the sandbox provider's protocol, without its pages. */
export function createTestPayments(): TestPayments {
  const requests: PaymentRequest[] = [];
  const paymentIds = new Map<string, string>();
  let failure: Parameters<TestPayments['fail']>[0] = 'never';

  const answerTo = (request: PaymentRequest): SignedAnswer => {
    const { merchantReference } = request;
    const paymentId =
      paymentIds.get(merchantReference) ?? makeId('payment', Date.now(), systemRandom.bytes(10));
    paymentIds.set(merchantReference, paymentId);
    const value = {
      paymentId,
      status: 'pending',
      amountMinor: request.amountMinor,
      currencyCode: request.currencyCode,
      payUrl: `/sandbox/pay/${paymentId}`,
    };
    return { statusCode: 200, body: { success: true, value } };
  };

  return {
    requests,
    transport: async ({ rawBody }) => {
      if (failure === 'unreachable') throw new Error('connection refused');
      if (failure === 'refuses') {
        return { statusCode: 409, body: { success: false, errorCode: 'idempotency.conflict', message: '' } };
      }
      const request = JSON.parse(rawBody) as PaymentRequest;
      requests.push(request);
      const answer = answerTo(request);
      if (failure === 'answer.lost') throw new Error('connection reset');
      return answer;
    },
    paymentIdOf(depositId) {
      const paymentId = paymentIds.get(depositId);
      if (paymentId === undefined) throw new Error(`no payment was asked for ${depositId}`);
      return paymentId;
    },
    fail(how) {
      failure = how;
    },
  };
}

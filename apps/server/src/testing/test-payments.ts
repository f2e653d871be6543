import type { CallBody } from '@wau/contract/call';
import { type Calls, calls } from '@wau/contract/calls';
import type { PaymentLineBody } from '@wau/contract/calls/money/sandbox-calls';
import { type MerchantCode, makeId, type PaymentId } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import type { SignedAnswer, SignedTransport } from '@wau/service/secrets/signed-transport';
import { sandboxMerchantKey } from '../modules/money/payment/adapters/sandbox/sandbox-merchant-key.ts';
import { signedAnswer } from '../modules/play/reconciliation/testing/fake-statement.ts';
import { testSecret } from './test-server.ts';

type PaymentRequest = CallBody<Calls['createPayment']>;
type PayoutRequest = CallBody<Calls['createPayout']>;
type StatementRequest = CallBody<Calls['readPaymentStatement']>;
type Status = 'pending' | 'approved' | 'declined';

/** A payment provider that a test decides about: what it was asked for, and whether it answers. */
export interface TestPayments {
  readonly transport: SignedTransport;
  /** Every request for money in that arrived, repetitions included. */
  readonly requests: readonly PaymentRequest[];
  /** The same for money out. */
  readonly payoutRequests: readonly PayoutRequest[];
  /** References of the orders that it was asked about. */
  readonly queries: readonly string[];
  /** The provider's id of the payment for a deposit or a payout. */
  paymentIdOf(merchantReference: string): string;
  /** What it tells from now on when it is asked about the payment. */
  decide(merchantReference: string, status: Status): void;
  /** What it states from now on in place of the truth; without a word, the truth again. */
  alterStatement(alter?: AlterLines): void;
  /** Whether what it states is signed by somebody else. */
  forgeStatement(isForged: boolean): void;
  /** From now on nobody answers, or only after the request was carried out. */
  fail(how: 'unreachable' | 'answer.lost' | 'refuses' | 'never'): void;
}

export type AlterLines = (lines: readonly PaymentLineBody[]) => readonly PaymentLineBody[];

interface MadePayment {
  readonly paymentId: PaymentId;
  readonly direction: 'in' | 'out';
  readonly kind: StatementRequest['kind'];
  readonly merchantCode: MerchantCode;
  readonly said: Readonly<Record<string, unknown>> & Pick<PaymentLineBody, 'amountMinor' | 'currencyCode'>;
  status: Status;
  decidedAtMs: number;
}

/** How long a code can be scanned. */
const codeLifetimeMs = 5 * 60_000;

/** Speaks the sandbox provider's protocol, without its pages; `nowMs` where codes are to run out and payments to end by the test's clock. */
export function createTestPayments(nowMs: () => number = Date.now): TestPayments {
  const requests: PaymentRequest[] = [];
  const payoutRequests: PayoutRequest[] = [];
  const queries: string[] = [];
  const payments = new Map<string, MadePayment>();
  let alterLines: AlterLines = (lines) => lines;
  let isForged = false;
  let failure: Parameters<TestPayments['fail']>[0] = 'never';

  const made = (request: PaymentRequest | PayoutRequest) => {
    const { merchantReference, amountMinor, currencyCode } = request;
    const known = payments.get(merchantReference);
    if (known !== undefined) return;
    const { kind = 'page', merchantCode } = request;
    const paymentId = makeId('payment', Date.now(), systemRandom.bytes(10));
    payments.set(merchantReference, {
      paymentId,
      direction: 'returnUrl' in request ? 'in' : 'out',
      kind,
      merchantCode,
      status: 'pending',
      decidedAtMs: 0,
      said: {
        ...{ amountMinor, currencyCode },
        payUrl: merchantReference.startsWith('dep_') ? `/sandbox/pay/${paymentId}` : '',
        chain:
          kind === 'crypto'
            ? { network: 'TRON (TRC-20)', token: 'USDT', tokenAmount: '11.91', confirmationsNeeded: 3 }
            : null,
        confirmations: null,
        qrText: kind !== 'page' ? `https://pay.test/sandbox/pay/${paymentId}` : '',
        expiresAt: new Date(nowMs() + (kind === 'qr' ? codeLifetimeMs : 3 * codeLifetimeMs)).toISOString(),
      },
    });
  };
  const answerAbout = (merchantReference: string): SignedAnswer => {
    const payment = payments.get(merchantReference);
    if (payment === undefined) return refusal(404, 'payment.unknown');
    const { said, paymentId, status } = payment;
    return { statusCode: 200, body: { success: true, value: { paymentId, status, ...said } } };
  };
  const statement = (rawBody: string): SignedAnswer => {
    const { merchantCode, kind, from, until } = JSON.parse(rawBody) as StatementRequest;
    const ended = [...payments].flatMap(([merchantReference, payment]): PaymentLineBody[] => {
      const { paymentId, direction, status, said, decidedAtMs } = payment;
      if (payment.merchantCode !== merchantCode || payment.kind !== kind || status === 'pending') return [];
      const { amountMinor, currencyCode } = said;
      const endedAt = new Date(decidedAtMs).toISOString();
      return [{ direction, paymentId, merchantReference, status, amountMinor, currencyCode, endedAt }];
    });
    const lines = alterLines(ended).filter(({ endedAt }) => endedAt >= from && endedAt < until);
    const key = isForged ? Buffer.alloc(32, 99) : sandboxMerchantKey(testSecret, merchantCode);
    return signedAnswer(key, rawBody, { success: true, value: { lines, next: null } });
  };
  const knownPayment = (merchantReference: string) => {
    const payment = payments.get(merchantReference);
    if (payment === undefined) throw new Error(`no payment was asked for ${merchantReference}`);
    return payment;
  };

  return {
    requests,
    payoutRequests,
    queries,
    transport: async ({ path, rawBody }) => {
      if (failure === 'unreachable') throw new Error('connection refused');
      if (failure === 'refuses') return refusal(409, 'idempotency.conflict');
      if (path === calls.readPaymentStatement.path) {
        if (failure === 'answer.lost') throw new Error('connection reset');
        return statement(rawBody);
      }
      const request = JSON.parse(rawBody) as PaymentRequest | PayoutRequest;
      if (path === calls.findPayment.path) queries.push(request.merchantReference);
      else made(request);
      if (path === calls.createPayment.path) requests.push(request as PaymentRequest);
      if (path === calls.createPayout.path) payoutRequests.push(request as PayoutRequest);
      if (failure === 'answer.lost') throw new Error('connection reset');
      return answerAbout(request.merchantReference);
    },
    paymentIdOf: (merchantReference) => knownPayment(merchantReference).paymentId,
    decide(merchantReference, status) {
      const payment = knownPayment(merchantReference);
      payment.status = status;
      payment.decidedAtMs = nowMs();
    },
    alterStatement(alter = (lines) => lines) {
      alterLines = alter;
    },
    forgeStatement(nowForged) {
      isForged = nowForged;
    },
    fail(how) {
      failure = how;
    },
  };
}

function refusal(statusCode: number, errorCode: string): SignedAnswer {
  return { statusCode, body: { success: false, errorCode, message: '' } };
}

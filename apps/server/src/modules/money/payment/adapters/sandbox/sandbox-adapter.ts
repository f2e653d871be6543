import type { CallBody, CallDefinition, CallValue } from '@wau/contract/call';
import { calls } from '@wau/contract/calls';
import { PaymentCallback } from '@wau/contract/calls/money/sandbox-calls';
import { type ErrorCode, errorStatuses } from '@wau/contract/error-codes';
import { headerNames } from '@wau/contract/headers';
import { minorToWire } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import { signedHeaders, verifySignature } from '@wau/service/secrets/signature';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type {
  CallbackAnswer,
  CallbackOutcome,
  ParsedCallback,
  PaymentAccount,
  PaymentAdapter,
  PaymentQuery,
  PaymentReport,
  PaymentState,
  RawCallback,
  StartedPayIn,
} from '../../payment-adapter.ts';
import { readSandboxStatement } from './sandbox-statement.ts';

export const sandboxProviderCode = 'sandbox';

export type SandboxPayment = CallValue<typeof calls.findPayment>;

const successAnswer = Compile(Type.Object({ success: Type.Literal(true), value: calls.findPayment.value }));
const callbackBody = Compile(PaymentCallback);

/** What the provider calls a payment that nobody decided in time has failed like one that was declined. */
const states: Readonly<Record<SandboxPayment['status'], PaymentState>> = {
  pending: 'pending',
  approved: 'succeeded',
  declined: 'failed',
  expired: 'failed',
};

/** What a way to pay of the sandbox's makes of a payment in that was created. */
export interface SandboxWay {
  readonly providerCode: string;
  readonly kind: NonNullable<CallBody<typeof calls.createPayment>['kind']>;
  started(payment: SandboxPayment): StartedPayIn;
}

/** By a page of the provider's, which the payer is sent to. */
const byPage: SandboxWay = {
  providerCode: sandboxProviderCode,
  kind: 'page',
  started: ({ paymentId, payUrl }) => ({ providerReference: paymentId, payUrl }),
};

/** The sandbox provider: JSON, requests and callbacks signed by HMAC over time, method, path and body. */
export function sandboxAdapter(
  transport: SignedTransport,
  clock: Clock,
  { providerCode, kind, started } = byPage,
): PaymentAdapter {
  /** `undefined` where the provider refuses with `unknownCode`. */
  const ask = async <Call extends CallDefinition>(
    { path, method }: Call,
    { merchantCode, key }: PaymentAccount,
    body: CallBody<Call>,
    unknownCode?: ErrorCode,
  ): Promise<SandboxPayment | undefined> => {
    const rawBody = JSON.stringify(body);
    const parts = { method, path, timestampMs: clock.nowMs(), rawBody };
    const answer = await transport({ path, headers: signedHeaders(merchantCode, key, parts), rawBody });
    if (successAnswer.Check(answer.body)) return answer.body.value;
    const { errorCode } = answer.body as { readonly errorCode?: string };
    if (unknownCode !== undefined && errorCode === unknownCode) return undefined;
    throw new Error(`the sandbox provider answered ${answer.statusCode}`);
  };
  const query = async (
    { orderReference }: PaymentQuery,
    account: PaymentAccount,
  ): Promise<PaymentReport | undefined> => {
    const { merchantCode } = account;
    const body = { merchantCode, merchantReference: orderReference };
    const payment = await ask(calls.findPayment, account, body, 'payment.unknown');
    return payment && reportOf(orderReference, payment);
  };
  return {
    providerCode,
    isPartOfInstallation: true,
    async startPayIn(order, account) {
      const { orderReference, methodCode: _unused, amountMinor, ...same } = order;
      const payment = await ask(calls.createPayment, account, {
        ...same,
        merchantCode: account.merchantCode,
        merchantReference: orderReference,
        amountMinor: minorToWire(amountMinor),
        ...(kind === 'page' ? {} : { kind }),
      });
      if (payment === undefined) throw new Error('a payment that was made is known');
      return started(payment);
    },
    async startPayOut({ orderReference, amountMinor, destination, ...same }, account) {
      const payment = await ask(calls.createPayout, account, {
        ...same,
        ...destination,
        merchantCode: account.merchantCode,
        merchantReference: orderReference,
        amountMinor: minorToWire(amountMinor),
        ...(kind === 'page' ? {} : { kind }),
      });
      if (payment === undefined) throw new Error('a payment that was made is known');
      return { outcome: 'taken', providerReference: payment.paymentId };
    },
    queryPayIn: query,
    queryPayOut: query,
    readStatement: (question, account) => readSandboxStatement(transport, clock, kind, question, account),
    parsePayInCallback: parseCallback,
    parsePayOutCallback: parseCallback,
    answerCallback,
  };
}

function reportOf(orderReference: string, payment: SandboxPayment): PaymentReport {
  return {
    orderReference,
    providerReference: payment.paymentId,
    state: states[payment.status],
    amountMinor: BigInt(payment.amountMinor),
    currencyCode: payment.currencyCode,
    ...(payment.confirmations === null ? {} : { confirmations: payment.confirmations }),
  };
}

function parseCallback(
  { method, path, rawBody, header }: RawCallback,
  { key }: PaymentAccount,
  nowMs: number,
): ParsedCallback {
  const [time, signature] = [header(headerNames.timestamp), header(headerNames.signature)];
  const verdict = verifySignature(key, { method, path, rawBody }, time, signature, nowMs);
  if (verdict !== 'valid') return { verdict };
  const body: unknown = JSON.parse(rawBody.toString('utf8'));
  if (!callbackBody.Check(body)) return { verdict: 'unreadable' };
  return {
    verdict: 'verified',
    report: {
      orderReference: body.merchantReference,
      providerReference: body.paymentId,
      state: states[body.status],
      amountMinor: BigInt(body.amountMinor),
      currencyCode: body.currencyCode,
      ...(body.confirmations === undefined ? {} : { confirmations: body.confirmations }),
    },
  };
}

/** Ours speaks our envelope; nobody reads a message there. */
function answerCallback(outcome: CallbackOutcome): CallbackAnswer {
  const contentType = 'application/json; charset=utf-8';
  if (outcome === 'accepted') {
    return { statusCode: 200, contentType, body: '{"success":true,"value":{"accepted":true}}' };
  }
  const body = JSON.stringify({ success: false, errorCode: outcome, message: '' });
  return { statusCode: errorStatuses[outcome], contentType, body };
}

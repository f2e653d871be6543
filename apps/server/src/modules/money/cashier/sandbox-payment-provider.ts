import type { CallBody } from '@wau/contract/call';
import { createPayment } from '@wau/contract/calls/money/sandbox-calls';
import { headerNames } from '@wau/contract/headers';
import type { Clock } from '@wau/service/clock';
import { signedHeaders, verifySignature } from '@wau/service/signature';
import type { SignedAnswer, SignedTransport } from '@wau/service/signed-transport';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { PaymentIntent, PaymentProvider } from './payment-provider.ts';

export const sandboxProviderCode = 'sandbox';

const successAnswer = Compile(Type.Object({ success: Type.Literal(true), value: createPayment.value }));

/** The sandbox provider, spoken to by signed requests over `transport`. */
export function sandboxPaymentProvider(transport: SignedTransport, clock: Clock): PaymentProvider {
  return {
    async createPayment(intent, key) {
      const rawBody = JSON.stringify(requestOf(intent));
      const { path, method } = createPayment;
      const parts = { method, path, timestampMs: clock.nowMs(), rawBody };
      const answer = await transport({
        path,
        headers: signedHeaders(intent.merchantCode, key, parts),
        rawBody,
      });
      return paymentOf(answer);
    },
    verifyCallback: ({ method, path, rawBody, header }, key, nowMs) =>
      verifySignature(
        key,
        { method, path, rawBody },
        header(headerNames.timestamp),
        header(headerNames.signature),
        nowMs,
      ),
  };
}

function requestOf(intent: PaymentIntent): CallBody<typeof createPayment> {
  const { depositId, ...same } = intent;
  return { ...same, merchantReference: depositId };
}

function paymentOf(answer: SignedAnswer) {
  const { body, statusCode } = answer;
  if (!successAnswer.Check(body)) throw new Error(`the sandbox provider answered ${statusCode}`);
  return { providerPaymentId: body.value.paymentId, payUrl: body.value.payUrl };
}

import type { CallBody } from '@wau/contract/call';
import { calls } from '@wau/contract/calls';
import type { PaymentLineBody } from '@wau/contract/calls/money/sandbox-calls';
import { statementSignatureHeader } from '@wau/contract/vendor-wallets/statement';
import type { Clock } from '@wau/service/clock';
import { isTextSigned } from '@wau/service/secrets/bytes-signature';
import { signedHeaders } from '@wau/service/secrets/signature';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type {
  PaymentAccount,
  PaymentStatementPage,
  PaymentStatementQuestion,
  StatedPayment,
} from '../../payment-adapter.ts';

type StatementRequest = CallBody<typeof calls.readPaymentStatement>;

const { path, method } = calls.readPaymentStatement;
const statementAnswer = Compile(
  Type.Object({ success: Type.Literal(true), value: calls.readPaymentStatement.value }),
);
const states = { approved: 'succeeded', declined: 'failed' } as const;
const directions = { in: 'pay-in', out: 'pay-out' } as const;

/** A page of the sandbox's statement of one way to pay; it signs its answer with the bytes of the question before it. */
export async function readSandboxStatement(
  transport: SignedTransport,
  clock: Clock,
  kind: StatementRequest['kind'],
  { from, until, after, sentAt }: PaymentStatementQuestion,
  { merchantCode, key }: PaymentAccount,
): Promise<PaymentStatementPage> {
  const request: StatementRequest = {
    merchantCode,
    kind,
    from: from.toISOString(),
    until: until.toISOString(),
    after,
    sentAt: sentAt.toISOString(),
  };
  const rawBody = JSON.stringify(request);
  const parts = { method, path, timestampMs: clock.nowMs(), rawBody };
  const headers = signedHeaders(merchantCode, key, parts);
  const { statusCode, body, raw } = await transport({ path, headers, rawBody });
  if (statusCode !== 200) throw new Error(`the provider answers with status ${statusCode}`);
  const signature = raw?.headers[statementSignatureHeader.toLowerCase()];
  if (
    raw === undefined ||
    typeof signature !== 'string' ||
    !isTextSigned(key, rawBody + raw.text, signature)
  ) {
    throw new Error('the answer is not signed by the provider as one to this question');
  }
  if (!statementAnswer.Check(body)) throw new Error('the answer is no page of a statement');
  return { lines: body.value.lines.map(statedPayment), next: body.value.next };
}

function statedPayment(line: PaymentLineBody): StatedPayment {
  return {
    direction: directions[line.direction],
    orderReference: line.merchantReference,
    providerReference: line.paymentId,
    state: states[line.status],
    amountMinor: BigInt(line.amountMinor),
    currencyCode: line.currencyCode,
    endedAt: new Date(line.endedAt),
  };
}

import { randomInt } from 'node:crypto';
import { enqueueJob } from '../../../../platform/jobs/job.ts';
import type { TestMember, TestServer } from '../../../../testing/test-server.ts';
import type { PaymentDirection, PaymentState, StatedPayment } from '../payment-adapter.ts';

/** What a provider says of an order, in words that no protocol owns. */
export interface SpokenReport {
  readonly orderReference: string;
  readonly providerReference: string;
  readonly state: PaymentState;
  readonly amountMinor: bigint;
  readonly currencyCode: string;
}

/** A callback on the wire. */
export interface RawRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

export type AlterLines = (lines: readonly StatedPayment[]) => readonly StatedPayment[];

/** What the provider states: the orders that `decide` was told of, as they ended, at the test's time. */
export interface StatementDouble {
  /** States this from now on in place of the truth; without a word, the truth again. */
  alter(alter?: AlterLines): void;
  /** Whether what it states is signed by somebody else. */
  forge(isForged: boolean): void;
}

/** The provider's own service, which the test decides about. */
export interface ProviderDouble {
  /** References of the orders that arrived, repetitions included, oldest first. */
  asked(direction: PaymentDirection): readonly string[];
  /** References that it was asked about. */
  queried(): readonly string[];
  /** Its name of the payment for an order that arrived. */
  referenceOf(orderReference: string): string;
  /** What it answers from now on when it is asked about the order. */
  decide(orderReference: string, state: PaymentState): void;
  /** Its statements; absent where it gives none. */
  readonly statement?: StatementDouble;
  fail(how: 'unreachable' | 'answer.lost' | 'never'): void;
  /** Whether it refuses to take orders to pay out; absent where its protocol has no such word. */
  readonly refusePayOuts?: (refuses: boolean) => void;
}

/** What an adapter's test brings along. The provider has an account with both demo merchants, each with its own key. */
export interface PaymentFixture {
  readonly server: TestServer;
  readonly providerCode: string;
  /** A way to deposit that leads to the provider, at each merchant. */
  readonly methodCodes: Readonly<Record<'wau' | 'laut', string>>;
  readonly provider: ProviderDouble;
  /** What came is credited, whatever was ordered. */
  readonly creditsWhatCame?: true;
  /** The report as the provider sends and signs it with the merchant's key, to `place` where that is another. */
  callbackOf(
    merchantCode: string,
    direction: PaymentDirection,
    report: SpokenReport,
    place?: { readonly merchantCode?: string; readonly direction?: PaymentDirection },
  ): RawRequest;
  /** The same by somebody who does not have the key. */
  forgedCallbackOf(merchantCode: string, direction: PaymentDirection, report: SpokenReport): RawRequest;
  /** Whether the provider reads from an answer that its callback was taken and need not be repeated. */
  isTaken(answer: { readonly statusCode: number; readonly body: string }): boolean;
}

/** The member orders a deposit that leads to the provider. */
export function placeDeposit(
  { server, methodCodes }: PaymentFixture,
  member: TestMember,
  amountMinor: bigint,
) {
  const { token, merchantCode } = member;
  return server.call('placeDeposit', {
    token,
    merchantCode,
    body: {
      methodCode: methodCodes[merchantCode === 'laut' ? 'laut' : 'wau'],
      amountMinor: String(amountMinor),
      returnPath: '/m/voucherCenter',
    },
    idempotencyKey: `conformance-${randomInt(1e12)}`.padEnd(20, '0'),
  });
}

/** What the provider says of an order that ended as it was wanted, in ringgit; changed as a test needs it. */
export function successReport(
  { provider }: PaymentFixture,
  orderReference: string,
  amountMinor: bigint,
  changes: Partial<SpokenReport> = {},
): SpokenReport {
  return {
    orderReference,
    providerReference: provider.referenceOf(orderReference),
    state: 'succeeded',
    amountMinor,
    currencyCode: 'MYR',
    ...changes,
  };
}

/** Sends a callback as it is. */
export async function send({ server }: PaymentFixture, request: RawRequest) {
  const { method, url, headers, payload } = request;
  return server.app.inject({
    method,
    url,
    headers: { ...headers },
    ...(method === 'GET' ? {} : { payload }),
  });
}

/** Sends a report and says whether the provider takes its answer for an acceptance. */
export async function isReportTaken(
  fixture: PaymentFixture,
  merchantCode: string,
  direction: PaymentDirection,
  report: SpokenReport,
): Promise<boolean> {
  return fixture.isTaken(await send(fixture, fixture.callbackOf(merchantCode, direction, report)));
}

/** Has the server's worker do a job now. */
export async function runJob(
  server: TestServer,
  name: 'query-pay-ins' | 'send-payouts' | 'reconcile-payments',
): Promise<void> {
  await enqueueJob(server.runner, { name }, {});
}

/** Verdicts and states of what the provider has said of an order. */
export async function reportsOf({ server }: PaymentFixture, orderReference: string): Promise<string[]> {
  const rows = await server.runner.query<{ said: string }>({
    text: `select verdict || ' ' || state || ' ' || amount_minor || ' ' || currency as said
             from wau.payment_reports where order_reference = $1 order by received_at, said`,
    values: [orderReference],
  });
  return rows.map(({ said }) => said);
}

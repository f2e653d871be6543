import type { MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { type TestMember, type TestServer, testSecret } from '../../../../testing/test-server.ts';
import type { PaymentAdapter, StatedPayment } from '../../payment/payment-adapter.ts';
import { providerKeySealingLabel } from '../../payment/payments.ts';
import { addTestProvider } from '../../payment/testing/add-test-provider.ts';
import type { RecordedPayment } from '../compare-payment.ts';
import type { ReconcileProviderParts } from '../reconcile-provider-day.ts';

export const statingProviderCode = 'stating';

type ReadStatement = NonNullable<PaymentAdapter['readStatement']>;

/** A provider that states what a test says, and the orders that went by it, put in their places by hand. */
export class StatingProvider {
  /** What it has to state. */
  lines: readonly StatedPayment[] = [];
  /** The periods of which it was asked. */
  readonly asked: { readonly from: Date; readonly until: Date }[] = [];
  /** Answers with this instead; `undefined` where it gives no statement at all. */
  readStatement: ReadStatement | undefined = (question) => this.#state(question);
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** Sets it up at the first merchant. */
  add(): Promise<void> {
    const accounts = { wau: { key: Buffer.alloc(32, 7) } };
    return addTestProvider(this.#server, { providerCode: statingProviderCode, accounts });
  }

  /** What the comparison is made of, with this provider alone. */
  parts(): ReconcileProviderParts & { readonly merchants: never } {
    const { readStatement } = this;
    const adapter = {
      providerCode: statingProviderCode,
      ...(readStatement === undefined ? {} : { readStatement }),
    } as PaymentAdapter;
    const { runner, clock, database } = this.#server;
    const sealingKey = deriveKey(testSecret, providerKeySealingLabel);
    const adapters = new Map([[statingProviderCode, adapter]]);
    return {
      ...{ runner, clock, database, random: systemRandom },
      payments: { runner, clock, sealingKey, adapters },
      merchants: { all: async () => [{ merchantCode: 'wau' as MerchantCode }] } as never,
    };
  }

  /** Orders of a member's, as they ended; by this provider, or by another one that the merchant has. */
  async record(
    member: TestMember,
    orders: readonly Omit<RecordedPayment, 'memberId'>[],
    providerCode = statingProviderCode,
  ): Promise<void> {
    for (const direction of ['pay-in', 'pay-out'] as const) {
      const some = orders.filter((order) => order.direction === direction);
      for (let first = 0; first < some.length; first += 5_000) {
        await this.#insert(direction, member, some.slice(first, first + 5_000), providerCode);
      }
    }
  }

  async #insert(
    direction: RecordedPayment['direction'],
    member: TestMember,
    orders: readonly Omit<RecordedPayment, 'memberId'>[],
    providerCode: string,
  ): Promise<void> {
    const place = new Date(this.#server.clock.nowMs());
    const values = [
      member.memberId,
      providerCode,
      place,
      orders.map(({ orderReference }) => orderReference),
      orders.map(({ providerReference }) => providerReference),
      orders.map(({ status }) => status),
      orders.map(({ amountMinor }) => amountMinor),
      orders.map(({ currency }) => currency),
      orders.map(({ decidedAt }) => decidedAt),
    ];
    const input = `unnest($4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::timestamptz[])
                     as told (order_reference, provider_reference, status, amount_minor, currency, decided_at)`;
    await this.#server.runner.query({
      text:
        direction === 'pay-in'
          ? `insert into wau.deposits (merchant_id, deposit_id, member_id, method_code, provider_code, amount_minor,
               currency, status, payment_intent, provider_payment_id, pay_url, placed_at, expires_at, decided_at,
               fee_payer, fee_flat_minor, fee_basis_points)
             select 'wau', order_reference, $1, '${statingProviderCode}', $2, amount_minor, currency, status, '{}', provider_reference,
                    case when provider_reference is null then null else '' end, $3, $3, decided_at, 'merchant', 0, 0
               from ${input}`
          : `insert into wau.payouts (merchant_id, payout_id, member_id, provider_code, amount_minor, fee_minor,
               currency, sealed_order, status, provider_reference, held_at, sent_at, decided_at, ask_at)
             select 'wau', order_reference, $1, $2, amount_minor, 0, currency, '', status, provider_reference, $3, $3,
                    decided_at, case status when 'sent' then $3::timestamptz end
               from ${input}`,
      values,
    });
  }

  async #state({ from, until }: { from: Date; until: Date }) {
    this.asked.push({ from, until });
    return { lines: this.lines.filter(({ endedAt }) => endedAt >= from && endedAt < until), next: null };
  }
}

/** An order that ended well, and the line that states it. */
export function orderOf(
  orderReference: string,
  decidedAt: Date,
  changes: Partial<RecordedPayment> = {},
): RecordedPayment {
  const isDeposit = orderReference.startsWith('dep');
  return {
    direction: isDeposit ? 'pay-in' : 'pay-out',
    orderReference,
    providerReference: `p-${orderReference}`,
    status: isDeposit ? 'approved' : 'paid',
    amountMinor: 5_000n,
    currency: 'MYR',
    memberId: '',
    decidedAt,
    ...changes,
  };
}

export function lineOf(order: RecordedPayment, changes: Partial<StatedPayment> = {}): StatedPayment {
  return {
    direction: order.direction,
    orderReference: order.orderReference,
    providerReference: order.providerReference ?? `p-${order.orderReference}`,
    state: 'succeeded',
    amountMinor: order.amountMinor,
    currencyCode: order.currency,
    endedAt: order.decidedAt ?? new Date(0),
    ...changes,
  };
}

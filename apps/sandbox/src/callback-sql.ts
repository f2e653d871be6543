import type { MerchantCode, PaymentId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** A delivery that is due, with all that its message says. */
export interface DueCallback {
  readonly merchant_id: MerchantCode;
  readonly payment_id: PaymentId;
  readonly delivery_number: number;
  /** Attempts so far, the one that was just claimed included. */
  readonly attempt_count: number;
  readonly callback_url: string;
  readonly merchant_reference: string;
  readonly status: 'approved' | 'declined';
  readonly amount_minor: Minor;
  readonly currency_code: CurrencyCode;
  readonly received_minor: Minor | null;
  readonly received_token: string | null;
  readonly confirmations: number | null;
}

/** When something is reported, and how often it was confirmed by then. */
export interface PlannedCallback {
  readonly dueAt: Date;
  readonly confirmations: number | null;
}

export type DeliveryKey = Pick<DueCallback, 'merchant_id' | 'payment_id' | 'delivery_number'>;

export async function insertCallbacks(
  tx: SqlRunner,
  payment: { readonly merchant_id: MerchantCode; readonly payment_id: PaymentId },
  planned: readonly PlannedCallback[],
): Promise<void> {
  await tx.query({
    text: `insert into sandbox.callback (merchant_id, payment_id, delivery_number, due_at, confirmations)
           select $1, $2, due.number, due.at, due.confirmations
             from unnest($3::timestamptz[], $4::smallint[]) with ordinality as due(at, confirmations, number)`,
    values: [
      payment.merchant_id,
      payment.payment_id,
      planned.map(({ dueAt }) => dueAt),
      planned.map(({ confirmations }) => confirmations),
    ],
  });
}

/**
 * Takes due deliveries and puts them off until `leaseUntil` in the same statement: a process that ends before it
 * reports back loses nothing, since they fall due again, and another process does not take the same ones.
 */
export async function claimDueCallbacks(
  runner: SqlRunner,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<readonly DueCallback[]> {
  return runner.query<DueCallback>({
    text: `with claimed as (
             update sandbox.callback set attempt_count = attempt_count + 1, due_at = $2
              where (merchant_id, payment_id, delivery_number) in (
                      select merchant_id, payment_id, delivery_number from sandbox.callback
                       where due_at <= $1 order by due_at limit $3 for update skip locked)
             returning merchant_id, payment_id, delivery_number, attempt_count, confirmations)
           select claimed.*, payment.callback_url, payment.merchant_reference, payment.status,
                  payment.amount_minor, payment.currency_code, payment.received_minor, payment.received_token
             from claimed join sandbox.payment using (merchant_id, payment_id)
            order by payment_id, delivery_number`,
    values: [now, leaseUntil, limit],
  });
}

export async function markDelivered(runner: SqlRunner, key: DeliveryKey, deliveredAt: Date): Promise<void> {
  await runner.query({
    text: `update sandbox.callback set due_at = null, delivered_at = $4, last_failure = null
            where merchant_id = $1 and payment_id = $2 and delivery_number = $3`,
    values: [key.merchant_id, key.payment_id, key.delivery_number, deliveredAt],
  });
}

/** `nextAttemptAt` null: given up. */
export async function markFailed(
  runner: SqlRunner,
  key: DeliveryKey,
  failure: string,
  nextAttemptAt: Date | null,
): Promise<void> {
  await runner.query({
    text: `update sandbox.callback set due_at = $5, last_failure = $4
            where merchant_id = $1 and payment_id = $2 and delivery_number = $3`,
    values: [key.merchant_id, key.payment_id, key.delivery_number, failure, nextAttemptAt],
  });
}

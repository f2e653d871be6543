import type { MerchantCode } from '@wau/contract/ids';
import type { PaymentDifferenceKind, ReconciliationState } from '@wau/contract/statement-differences';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ComparedDayRow } from '../../../platform/statements/compared-day.ts';
import type { PaymentDirection } from '../payment/payment-adapter.ts';
import type { PaymentDifference } from './compare-payment.ts';

export interface ProviderKey {
  readonly merchantCode: MerchantCode;
  readonly providerCode: string;
}

/** A provider's day at a merchant. */
export interface ProviderDay extends ProviderKey {
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
}

export interface ProviderCodeRow {
  readonly provider_code: string;
}

/** Those that are switched off as well: what was under way with them ends all the same. */
export function selectProviderCodes(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly ProviderCodeRow[]> {
  return runner.query<ProviderCodeRow & Record<string, unknown>>({
    name: 'select-provider-codes',
    text: 'select provider_code from wau.payment_providers where merchant_id = $1 order by provider_code',
    values: [merchantCode],
  });
}

export interface RecordedPaymentRow {
  readonly direction: PaymentDirection;
  readonly order_reference: string;
  readonly provider_reference: string | null;
  readonly status: string;
  readonly amount_minor: bigint;
  readonly currency: string;
  readonly member_id: string;
  readonly decided_at: Date | null;
}

/** The orders of a provider's that bear these names, each looked up by its whole key. */
export function selectRecordedPayments(
  runner: SqlRunner,
  { merchantCode, providerCode }: ProviderKey,
  orderReferences: readonly string[],
): Promise<readonly RecordedPaymentRow[]> {
  return runner.query<RecordedPaymentRow & Record<string, unknown>>({
    name: 'select-recorded-payments',
    text: `select 'pay-in' as direction, deposit.deposit_id as order_reference,
                  deposit.provider_payment_id as provider_reference, deposit.status, deposit.amount_minor,
                  deposit.currency, deposit.member_id, deposit.decided_at
             from unnest($3::text[]) as asked (order_reference)
             join wau.deposits as deposit
               on deposit.merchant_id = $1 and deposit.deposit_id = asked.order_reference
            where deposit.provider_code = $2
           union all
           select 'pay-out', payout.payout_id, payout.provider_reference, payout.status, payout.amount_minor,
                  payout.currency, payout.member_id, payout.decided_at
             from unnest($3::text[]) as asked (order_reference)
             join wau.payouts as payout on payout.merchant_id = $1 and payout.payout_id = asked.order_reference
            where payout.provider_code = $2`,
    values: [merchantCode, providerCode, textArrayLiteral([...new Set(orderReferences)])],
  });
}

/** The orders whose money counts as moved since a period. */
export function selectMovedPayments(
  runner: SqlRunner,
  { merchantCode, providerCode }: ProviderKey,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly RecordedPaymentRow[]> {
  return runner.query<RecordedPaymentRow & Record<string, unknown>>({
    name: 'select-moved-payments',
    text: `select 'pay-in' as direction, deposit_id as order_reference, provider_payment_id as provider_reference,
                  status, amount_minor, currency, member_id, decided_at
             from wau.deposits
            where merchant_id = $1 and provider_code = $2 and status = 'approved' and decided_at >= $3
              and decided_at < $4
           union all
           select 'pay-out', payout_id, provider_reference, status, amount_minor, currency, member_id, decided_at
             from wau.payouts
            where merchant_id = $1 and provider_code = $2 and status = 'paid' and decided_at >= $3
              and decided_at < $4`,
    values: [merchantCode, providerCode, from, until],
  });
}

export interface StatedBeforeRow {
  readonly order_reference: string;
}

/** Of orders of earlier days, those that were stated then, as the comparison of their day has found. */
export function selectStatedBefore(
  runner: SqlRunner,
  { merchantCode, providerCode }: ProviderKey,
  orders: readonly { readonly orderReference: string; readonly decidedAt: Date }[],
): Promise<readonly StatedBeforeRow[]> {
  return runner.query<StatedBeforeRow & Record<string, unknown>>({
    name: 'select-stated-before',
    text: `select asked.order_reference
             from unnest($3::text[], $4::timestamptz[]) as asked (order_reference, decided_at)
             join wau.payment_reconciliations as compared
               on compared.merchant_id = $1 and compared.provider_code = $2
              and compared.day = (asked.decided_at at time zone 'UTC')::date and compared.state = 'compared'
              and not compared.is_cut
            where not exists (select from wau.payment_differences as found
                               where found.merchant_id = $1 and found.provider_code = $2
                                 and found.day = compared.day and found.order_reference = asked.order_reference
                                 and found.kind = 'extra')`,
    values: [
      merchantCode,
      providerCode,
      textArrayLiteral(orders.map(({ orderReference }) => orderReference)),
      textArrayLiteral(orders.map(({ decidedAt }) => decidedAt.toISOString())),
    ],
  });
}

export interface PaymentReconciliationResult {
  readonly statedCount: number;
  readonly recordedCount: number;
  readonly differenceCount: number;
  /** There are more differences than are stored. */
  readonly isCut: boolean;
  readonly state: ReconciliationState;
  /** Why it has failed; `null` where it has not. */
  readonly failure: string | null;
}

/**
 * Puts what was found in the place of what had been found before; within a transaction. What a comparison has found stays
 * where no comparison comes after it: then nothing is replaced, which the answer says.
 */
export async function replacePaymentReconciliation(
  tx: SqlRunner,
  { merchantCode, providerCode, day }: ProviderDay,
  result: PaymentReconciliationResult,
  differences: readonly PaymentDifference[],
  comparedAt: Date,
): Promise<boolean> {
  const key = [merchantCode, providerCode, day];
  const { state, failure, statedCount, recordedCount, differenceCount, isCut } = result;
  const replaced = await tx.query<{ is_replaced: boolean }>({
    name: 'upsert-payment-reconciliation',
    text: `insert into wau.payment_reconciliations
             (merchant_id, provider_code, day, state, failure, stated_count, recorded_count, difference_count, is_cut,
              compared_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (merchant_id, provider_code, day) do update
             set state = excluded.state, failure = excluded.failure, stated_count = excluded.stated_count,
                 recorded_count = excluded.recorded_count, difference_count = excluded.difference_count,
                 is_cut = excluded.is_cut, compared_at = excluded.compared_at
           where excluded.state = 'compared' or payment_reconciliations.state <> 'compared'
           returning true as is_replaced`,
    values: [...key, state, failure, statedCount, recordedCount, differenceCount, isCut, comparedAt],
  });
  if (replaced.length === 0) return false;
  await tx.query({
    name: 'delete-payment-differences',
    text: 'delete from wau.payment_differences where merchant_id = $1 and provider_code = $2 and day = $3',
    values: key,
  });
  await tx.query({
    name: 'insert-payment-differences',
    text: `insert into wau.payment_differences
             (merchant_id, provider_code, day, order_reference, provider_reference, kind, stated, recorded)
           select $1, $2, $3, found.*
             from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[]) as found
           on conflict do nothing`,
    values: [
      ...key,
      differences.map(({ orderReference }) => orderReference),
      differences.map(({ providerReference }) => providerReference),
      differences.map(({ kind }) => kind),
      differences.map(({ stated }) => stated),
      differences.map(({ recorded }) => recorded),
    ],
  });
  return true;
}

/** Whether a provider's day has been compared, and nothing became known afterwards of an order that differed. */
export async function isPaymentDayCompared(
  runner: SqlRunner,
  { merchantCode, providerCode, day }: ProviderDay,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'is-payment-day-compared',
    text: `select from wau.payment_reconciliations as compared
            where compared.merchant_id = $1 and compared.provider_code = $2 and compared.day = $3
              and compared.state = 'compared'
              and not exists (
                    select from wau.payment_differences as found
                      left join wau.deposits as deposit
                        on deposit.merchant_id = $1 and deposit.deposit_id = found.order_reference
                      left join wau.payouts as payout
                        on payout.merchant_id = $1 and payout.payout_id = found.order_reference
                     where found.merchant_id = $1 and found.provider_code = $2 and found.day = $3
                       and coalesce(deposit.decided_at, payout.decided_at) >= compared.compared_at)`,
    values: [merchantCode, providerCode, day],
  });
  return rows.length > 0;
}

export interface PaymentReconciliationRow extends ComparedDayRow {
  readonly provider_code: string;
}

/** Newest first, after a day and provider. */
export function selectPaymentReconciliations(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  filter: {
    readonly providerCode: string | undefined;
    readonly before: readonly [day: string, providerCode: string] | undefined;
    readonly limit: number;
  },
): Promise<readonly PaymentReconciliationRow[]> {
  const [day = null, providerCode = null] = filter.before ?? [];
  return runner.query<PaymentReconciliationRow & Record<string, unknown>>({
    name: 'select-payment-reconciliations',
    text: `select provider_code, to_char(day, 'YYYY-MM-DD') as day, state, failure, stated_count, recorded_count,
                  difference_count, is_cut, compared_at
             from wau.payment_reconciliations
            where merchant_id = $1 and ($2::text is null or provider_code = $2)
              and ($3::date is null or (day, provider_code) < ($3, $4))
            order by payment_reconciliations.day desc, provider_code desc limit $5`,
    values: [merchantCode, filter.providerCode ?? null, day, providerCode, filter.limit],
  });
}

export interface PaymentDifferenceRow {
  readonly order_reference: string;
  readonly provider_reference: string;
  readonly kind: PaymentDifferenceKind;
  readonly stated: string | null;
  readonly recorded: string | null;
}

export function selectPaymentDifferences(
  runner: SqlRunner,
  { merchantCode, providerCode, day }: ProviderDay,
  after: readonly [orderReference: string, providerReference: string, kind: string] | undefined,
  limit: number,
): Promise<readonly PaymentDifferenceRow[]> {
  const [orderReference = null, providerReference = null, kind = null] = after ?? [];
  return runner.query<PaymentDifferenceRow & Record<string, unknown>>({
    name: 'select-payment-differences',
    text: `select order_reference, provider_reference, kind, stated, recorded from wau.payment_differences
            where merchant_id = $1 and provider_code = $2 and day = $3
              and ($4::text is null or (order_reference, provider_reference, kind) > ($4, $5, $6))
            order by order_reference, provider_reference, kind limit $7`,
    values: [merchantCode, providerCode, day, orderReference, providerReference, kind, limit],
  });
}

export interface PaymentDifferenceCountRow {
  readonly differences: number;
  readonly failures: number;
}

/** Over all merchants, for the metric: of the days that were compared since a moment. */
export async function countPaymentDifferences(
  runner: SqlRunner,
  since: Date,
): Promise<PaymentDifferenceCountRow> {
  const rows = await runner.query<PaymentDifferenceCountRow & Record<string, unknown>>({
    name: 'count-payment-differences',
    text: `select coalesce(sum(difference_count), 0)::int4 as differences,
                  (count(*) filter (where state = 'failed'))::int4 as failures
             from wau.payment_reconciliations where compared_at >= $1`,
    values: [since],
  });
  return rows[0] ?? { differences: 0, failures: 0 };
}

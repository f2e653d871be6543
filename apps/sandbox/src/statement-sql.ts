import type { MerchantCode, PaymentId } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PaymentRow } from './payment-sql.ts';

export interface EndedPaymentRow {
  readonly direction: 'in' | 'out';
  readonly payment_id: PaymentId;
  readonly merchant_reference: string;
  readonly status: 'approved' | 'declined';
  /** What came, where it is not what was asked for. */
  readonly amount_minor: Minor;
  readonly currency_code: string;
  readonly ended_at: Date;
}

export function selectEndedPayments(
  runner: SqlRunner,
  asked: {
    readonly merchantCode: MerchantCode;
    readonly kind: PaymentRow['kind'];
    readonly from: Date;
    readonly until: Date;
    readonly afterId: string;
    /** By so much later than it was decided a payment on a chain ends. */
    readonly confirmingMs: number;
    readonly limit: number;
  },
): Promise<readonly EndedPaymentRow[]> {
  return runner.query<EndedPaymentRow & Record<string, unknown>>({
    name: 'select-ended-payments',
    text: `select ended.direction, ended.payment_id, ended.merchant_reference, ended.status, ended.amount_minor,
                  ended.currency_code, ended.ended_at
             from (select direction, payment_id, merchant_reference, status,
                          coalesce(received_minor, amount_minor) as amount_minor,
                          coalesce(received_token, currency_code) as currency_code,
                          decided_at + case when kind = 'crypto' and direction = 'in' and status = 'approved'
                                            then $6 * interval '1 millisecond' else interval '0' end as ended_at
                     from sandbox.payment
                    where merchant_id = $1 and kind = $2 and payment_id > $5 and decided_at < $4
                      and decided_at >= $3::timestamptz - $6 * interval '1 millisecond') as ended
            where ended.ended_at >= $3 and ended.ended_at < $4
            order by ended.payment_id limit $7`,
    values: [
      asked.merchantCode,
      asked.kind,
      asked.from,
      asked.until,
      asked.afterId,
      asked.confirmingMs,
      asked.limit,
    ],
  });
}

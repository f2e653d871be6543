import type { DepositStatus } from '@wau/contract/deposit-statuses';
import type { DepositId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PaymentState } from '../payment/payment-adapter.ts';

export interface ContradictedDepositRow {
  readonly deposit_id: DepositId;
  readonly member_id: MemberId;
  readonly username: string;
  readonly provider_code: string;
  readonly provider_reference: string;
  readonly state: PaymentState;
  readonly said_minor: Minor;
  readonly said_currency: string;
  readonly amount_minor: Minor;
  readonly currency: CurrencyCode;
  readonly status: DepositStatus;
  readonly expires_at: Date;
  readonly received_at: Date;
}

/** What providers said of deposits and was not believed, newest first. */
export function selectContradictedDeposits(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly ContradictedDepositRow[]> {
  return runner.query<ContradictedDepositRow & Record<string, unknown>>({
    name: 'select-contradicted-deposits',
    text: `select deposit.deposit_id, deposit.member_id, member.username, report.provider_code,
                  report.provider_reference, report.state, report.amount_minor as said_minor,
                  report.currency as said_currency, deposit.amount_minor, deposit.currency, deposit.status,
                  deposit.expires_at, report.received_at
             from wau.payment_reports as report
             join wau.deposits as deposit
               on deposit.merchant_id = report.merchant_id and deposit.deposit_id = report.order_reference
             join wau.members as member
               on member.merchant_id = deposit.merchant_id and member.member_id = deposit.member_id
            where report.merchant_id = $1 and report.verdict = 'contradiction' and report.direction = 'pay-in'
            order by report.received_at desc, report.order_reference desc limit $2`,
    values: [merchantCode, limit],
  });
}

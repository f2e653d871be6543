import type { MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { needsTwoPersons, type WithdrawalRow } from './withdrawal-sql.ts';

/** One person's word that a withdrawal may go. */
export interface WithdrawalApproval {
  readonly person: string;
  readonly personName: string;
  readonly reason: string;
}

/** Who else has approved it before; `undefined` where this one had. */
export async function insertWithdrawalApproval(
  tx: SqlRunner,
  key: Pick<WithdrawalRow, 'merchant_id' | 'withdrawal_id'>,
  { person, personName, reason }: WithdrawalApproval,
  now: Date,
): Promise<readonly string[] | undefined> {
  const rows = await tx.query<{ others: string[] }>({
    text: `insert into wau.withdrawal_approvals (merchant_id, withdrawal_id, person, person_name, reason, approved_at)
           values ($1, $2, $3, $4, $5, $6)
           on conflict do nothing
           returning array(select other.person from wau.withdrawal_approvals as other
                            where other.merchant_id = $1 and other.withdrawal_id = $2) as others`,
    values: [key.merchant_id, key.withdrawal_id, person, personName, reason, now],
  });
  return rows[0]?.others;
}

export interface WaitingWithdrawalRow extends WithdrawalRow {
  readonly username: string;
  readonly needs_two: boolean;
  /** Who has approved it so far; `null` for nobody. */
  readonly approved_by: string | null;
  readonly deposited_minor: Minor;
  readonly paid_before_minor: Minor;
  readonly is_first: boolean;
}

/** The oldest first, with what helps to decide. */
export function selectWaitingWithdrawals(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly WaitingWithdrawalRow[]> {
  return runner.query<WaitingWithdrawalRow & Record<string, unknown>>({
    text: `
      select withdrawal.*, member.username, ${needsTwoPersons} as needs_two,
             approval.person_name as approved_by, deposited.amount_minor as deposited_minor,
             paid.amount_minor as paid_before_minor, paid.count = 0 as is_first
        from wau.withdrawals as withdrawal
        join wau.members as member
          on member.merchant_id = withdrawal.merchant_id and member.member_id = withdrawal.member_id
        join wau.merchants as merchant on merchant.merchant_id = withdrawal.merchant_id
        left join wau.withdrawal_approvals as approval
          on approval.merchant_id = withdrawal.merchant_id and approval.withdrawal_id = withdrawal.withdrawal_id
       cross join lateral (
             select coalesce(sum(deposit.amount_minor), 0)::bigint as amount_minor from wau.deposits as deposit
              where deposit.merchant_id = withdrawal.merchant_id and deposit.member_id = withdrawal.member_id
                and deposit.status = 'approved') as deposited
       cross join lateral (
             select count(*) as count, coalesce(sum(payout.amount_minor), 0)::bigint as amount_minor
               from wau.payouts as payout
              where payout.merchant_id = withdrawal.merchant_id and payout.member_id = withdrawal.member_id
                and payout.status = 'paid') as paid
       where withdrawal.merchant_id = $1 and withdrawal.decision is null
       order by withdrawal.withdrawal_id limit $2`,
    values: [merchantCode, limit],
  });
}

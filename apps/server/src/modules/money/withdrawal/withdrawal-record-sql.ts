import type { MemberId, MerchantCode, PayoutId, WithdrawalId } from '@wau/contract/ids';
import type { WithdrawalStatus } from '@wau/contract/withdrawal-statuses';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { Moments } from '../../../platform/calendar/day-moments-sql.ts';
import { idsBetween } from '../../../platform/calendar/ids-between.ts';
import { type StandingWithdrawalRow, standing } from './withdrawal-sql.ts';

export interface WithdrawalFilter extends Moments {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly status: WithdrawalStatus | undefined;
}

/** Ids begin with their time, so the index of a member's withdrawals goes by it. The states are those of the view. */
const kept = `withdrawal.merchant_id = $1 and withdrawal.member_id = $2
         and withdrawal.withdrawal_id >= $3 and withdrawal.withdrawal_id < $4
         and withdrawal.placed_at >= $5 and withdrawal.placed_at < $6
         and ($7::text is null or $7 = case
               when withdrawal.decision is null then 'pending'
               when withdrawal.decision <> 'approved' then withdrawal.decision
               when payout.status = 'paid' then 'paid'
               when payout.status = 'returned' then 'failed'
               else 'processing' end)`;

function keptValues({ merchantCode, memberId, from, to, status }: WithdrawalFilter): readonly unknown[] {
  const bounds = idsBetween('withdrawal', from, to);
  return [merchantCode, memberId, bounds.first, bounds.behind, from, to, status ?? null];
}

/** Those placed in a period, newest first, below an id. */
export function selectWithdrawalRecord(
  runner: SqlRunner,
  filter: WithdrawalFilter,
  before: WithdrawalId | undefined,
  limit: number,
): Promise<readonly StandingWithdrawalRow[]> {
  return runner.query<StandingWithdrawalRow & Record<string, unknown>>({
    text: `${standing}
       where ${kept} and ($8::text is null or withdrawal.withdrawal_id < $8)
       order by withdrawal.withdrawal_id desc limit $9`,
    values: [...keptValues(filter), before ?? null, limit],
  });
}

export interface WithdrawalSumRow {
  readonly withdrawal_count: bigint;
  readonly amount_minor: Minor;
  readonly paid_minor: Minor;
  readonly fee_minor: Minor;
}

/** A member places thirty an hour at most, and mostly a few a month: they are summed up as they are. */
export async function selectWithdrawalSums(
  runner: SqlRunner,
  filter: WithdrawalFilter,
): Promise<WithdrawalSumRow> {
  const [row] = await runner.query<WithdrawalSumRow & Record<string, unknown>>({
    text: `
      select count(*) as withdrawal_count, coalesce(sum(withdrawal.amount_minor), 0)::bigint as amount_minor,
             coalesce(sum(withdrawal.amount_minor - withdrawal.fee_minor)
                        filter (where payout.status = 'paid'), 0)::bigint as paid_minor,
             coalesce(sum(withdrawal.fee_minor) filter (where payout.status = 'paid'), 0)::bigint as fee_minor
        from wau.withdrawals as withdrawal
        join wau.payouts as payout
          on payout.merchant_id = withdrawal.merchant_id and payout.payout_id = withdrawal.payout_id
       where ${kept}`,
    values: keptValues(filter),
  });
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return row;
}

/** The withdrawals that payouts of the member are for. */
export function selectWithdrawalsOfPayouts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  payoutIds: readonly string[],
): Promise<readonly { readonly payout_id: PayoutId; readonly withdrawal_id: WithdrawalId }[]> {
  return runner.query<{ payout_id: PayoutId; withdrawal_id: WithdrawalId }>({
    text: `select payout_id, withdrawal_id from wau.withdrawals
            where merchant_id = $1 and member_id = $2 and payout_id = any ($3)`,
    values: [merchantCode, memberId, payoutIds],
  });
}

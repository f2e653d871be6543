import type { BankCardId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { depositDays, type RiskFacts } from './withdrawal-risks.ts';

interface RiskFactsRow extends Record<string, unknown> {
  readonly was_paid_before: boolean;
  readonly account_added_at: Date;
  readonly password_changed_at: Date;
  readonly is_account_shared: boolean;
  readonly deposited_lately_minor: Minor;
  readonly staked_lately_minor: Minor;
  readonly deposited_minor: Minor;
  readonly out_before_minor: Minor;
}

interface RiskOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly bankCardId: BankCardId;
  readonly currencyCode: CurrencyCode;
}

/** What is known before the withdrawal is there, of a member who has a payment password and the account. Days are the merchant's. */
export async function selectRiskFacts(
  tx: SqlRunner,
  { merchantCode, memberId, bankCardId, currencyCode }: RiskOwner,
  now: Date,
): Promise<Omit<RiskFacts, 'goesOutMinor' | 'isTurnoverWaived'> & { readonly outBeforeMinor: Minor }> {
  const rows = await tx.query<RiskFactsRow>({
    text: `
      select card.added_at as account_added_at, password.changed_at as password_changed_at,
             exists (select from wau.bank_cards as other
                      where other.merchant_id = $1 and other.account_fingerprint = card.account_fingerprint
                        and other.member_id <> $2) as is_account_shared,
             deposited.all_minor as deposited_minor, deposited.lately_minor as deposited_lately_minor,
             gone.is_paid as was_paid_before, gone.amount_minor as out_before_minor,
             staked.amount_minor as staked_lately_minor
        from wau.bank_cards as card
        join wau.payment_passwords as password
          on password.merchant_id = card.merchant_id and password.member_id = card.member_id
        join wau.merchants as merchant on merchant.merchant_id = card.merchant_id
       cross join lateral (
             select date_trunc('day', ($5::timestamptz - $6 * interval '1 day') at time zone merchant.time_zone)
                      as midnight) as since
       cross join lateral (
             select coalesce(sum(deposit.amount_minor), 0)::bigint as all_minor,
                    coalesce(sum(deposit.amount_minor) filter (
                      where deposit.decided_at >= since.midnight at time zone merchant.time_zone), 0)::bigint as lately_minor
               from wau.deposits as deposit
              where deposit.merchant_id = $1 and deposit.member_id = $2 and deposit.status = 'approved') as deposited
       cross join lateral (
             select coalesce(bool_or(payout.status = 'paid'), false) as is_paid,
                    coalesce(sum(payout.amount_minor + payout.fee_minor), 0)::bigint as amount_minor
               from wau.payouts as payout
              where payout.merchant_id = $1 and payout.member_id = $2 and payout.status <> 'returned') as gone
       cross join lateral (
             select coalesce(sum(stakes.turnover_minor), 0)::bigint as amount_minor
               from wau.bet_day_sums as stakes
              where stakes.merchant_id = $1 and stakes.member_id = $2 and stakes.currency = $4
                and stakes.day >= since.midnight::date) as staked
       where card.merchant_id = $1 and card.member_id = $2 and card.bank_card_id = $3`,
    values: [merchantCode, memberId, bankCardId, currencyCode, now, depositDays],
  });
  const row = rows[0];
  assert(row !== undefined, 'the account was found and the password was right');
  return {
    wasPaidBefore: row.was_paid_before,
    accountAddedAt: row.account_added_at,
    passwordChangedAt: row.password_changed_at,
    isAccountShared: row.is_account_shared,
    depositedLatelyMinor: row.deposited_lately_minor,
    stakedLatelyMinor: row.staked_lately_minor,
    depositedMinor: row.deposited_minor,
    outBeforeMinor: row.out_before_minor,
  };
}

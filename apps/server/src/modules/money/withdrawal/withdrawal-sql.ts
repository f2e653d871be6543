import type { MemberId, MerchantCode, PayoutId, WithdrawalId } from '@wau/contract/ids';
import type { WithdrawalRisk } from '@wau/contract/withdrawal-risks';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PayoutStatus } from '../payout/payout-parts.ts';

export type WithdrawalDecision = 'approved' | 'rejected' | 'cancelled';

export interface WithdrawalRow {
  readonly merchant_id: MerchantCode;
  readonly withdrawal_id: WithdrawalId;
  readonly member_id: MemberId;
  readonly payout_id: PayoutId;
  readonly bank_name: string;
  readonly last_digits: string;
  readonly amount_minor: Minor;
  readonly fee_minor: Minor;
  readonly currency: CurrencyCode;
  /** `null` while it waits. */
  readonly decision: WithdrawalDecision | null;
  readonly reason: string;
  /** For the merchant's eyes. */
  readonly risks: readonly WithdrawalRisk[];
  /** As it was when it was placed, with what else was withdrawn that day. */
  readonly needs_two_persons: boolean;
  readonly placed_at: Date;
  readonly decided_at: Date | null;
}

/** With how its money stands, and within how many minutes the merchant mostly pays. */
export interface StandingWithdrawalRow extends WithdrawalRow {
  readonly payout_status: PayoutStatus;
  readonly payout_ended_at: Date | null;
  readonly usual_minutes: number;
}

/** What a merchant makes of withdrawals, and what the member has withdrawn on the merchant's day. */
export interface WithdrawalTermsRow {
  readonly min_minor: Minor;
  readonly max_minor: Minor;
  readonly daily_count: number;
  readonly daily_minor: Minor;
  readonly fee_minor: Minor;
  readonly fee_basis_points: number;
  readonly usual_minutes: number;
  /** From so much on, over all that goes out, the member's identity must be known; 0 for never. */
  readonly identity_minor: Minor;
  /** From so much of a day on two persons are wanted; 0 for never. */
  readonly two_persons_minor: Minor;
  readonly is_identity_known: boolean;
  /** Paid, under way and sent to the upline, fees included. */
  readonly out_minor: Minor;
  readonly today_count: bigint;
  readonly today_minor: Minor;
}

/** What was given back counts as if it had not been placed. */
export async function selectWithdrawalTerms(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  now: Date,
): Promise<WithdrawalTermsRow | undefined> {
  const rows = await runner.query<WithdrawalTermsRow & Record<string, unknown>>({
    text: `
      select merchant.withdrawal_min_minor as min_minor, merchant.withdrawal_max_minor as max_minor,
             merchant.withdrawal_daily_count as daily_count, merchant.withdrawal_daily_minor as daily_minor,
             merchant.withdrawal_fee_minor as fee_minor,
             merchant.withdrawal_fee_basis_points as fee_basis_points,
             merchant.withdrawal_usual_minutes as usual_minutes,
             merchant.withdrawal_identity_minor as identity_minor,
             merchant.withdrawal_two_persons_minor as two_persons_minor,
             exists (select from wau.identity_images as identity
                      where identity.merchant_id = $1 and identity.member_id = $2
                        and identity.status = 'verified') as is_identity_known,
             gone.amount_minor + sent.amount_minor + team.amount_minor as out_minor, today.count as today_count, today.amount_minor as today_minor
        from wau.merchants as merchant
       cross join lateral (
             select coalesce(sum(payout.amount_minor + payout.fee_minor), 0)::bigint as amount_minor
               from wau.payouts as payout
              where payout.merchant_id = $1 and payout.member_id = $2 and payout.status <> 'returned') as gone
       cross join lateral (
             select coalesce(sum(upline_transfer.amount_minor), 0)::bigint as amount_minor
               from wau.upline_transfers as upline_transfer
              where upline_transfer.merchant_id = $1 and upline_transfer.member_id = $2) as sent
       cross join lateral (
             -- What an agent has sent to the direct line, and put into red rains that did not give it back.
             select coalesce(-sum(entry.amount_minor), 0)::bigint as amount_minor
               from ledger.account as account
               join ledger.entry as entry
                 on entry.merchant_id = account.merchant_id and entry.account_number = account.account_number
              where account.merchant_id = $1 and account.account_id = 'player:' || $2 || ':main'
                and (entry.reason = 'downline.transfer' and entry.amount_minor < 0
                  or entry.reason in ('rain.fund', 'rain.return'))) as team
       cross join lateral (
             select count(*) as count, coalesce(sum(withdrawal.amount_minor), 0)::bigint as amount_minor
               from wau.withdrawals as withdrawal
               join wau.payouts as payout
                 on payout.merchant_id = withdrawal.merchant_id and payout.payout_id = withdrawal.payout_id
              where withdrawal.merchant_id = $1 and withdrawal.member_id = $2 and payout.status <> 'returned'
                and withdrawal.placed_at >=
                    date_trunc('day', $3::timestamptz at time zone merchant.time_zone) at time zone merchant.time_zone
             ) as today
       where merchant.merchant_id = $1`,
    values: [merchantCode, memberId, now],
  });
  return rows[0];
}

/** The merchant's first provider that is open and pays out, of those that this installation can speak with. */
export async function selectPayoutProvider(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  spoken: readonly string[],
): Promise<string | undefined> {
  const rows = await runner.query<{ provider_code: string }>({
    text: `select provider_code from wau.payment_providers
            where merchant_id = $1 and enabled and pays_out and provider_code = any ($2)
            order by provider_code limit 1`,
    values: [merchantCode, spoken],
  });
  return rows[0]?.provider_code;
}

export async function insertWithdrawal(
  tx: SqlRunner,
  row: Omit<WithdrawalRow, 'decision' | 'reason' | 'decided_at'>,
): Promise<void> {
  await tx.query({
    text: `insert into wau.withdrawals (merchant_id, withdrawal_id, member_id, payout_id, bank_name, last_digits,
             amount_minor, fee_minor, currency, risks, needs_two_persons, placed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      row.merchant_id,
      row.withdrawal_id,
      row.member_id,
      row.payout_id,
      row.bank_name,
      row.last_digits,
      row.amount_minor,
      row.fee_minor,
      row.currency,
      row.risks,
      row.needs_two_persons,
      row.placed_at,
    ],
  });
}

/** Of `withdrawal` and its `merchant`. */
export const needsTwoPersons = `(withdrawal.needs_two_persons or merchant.withdrawal_two_persons_minor > 0
        and withdrawal.amount_minor >= merchant.withdrawal_two_persons_minor)`;

export const standing = `
      select withdrawal.*, payout.status as payout_status, payout.decided_at as payout_ended_at,
             merchant.withdrawal_usual_minutes as usual_minutes
        from wau.withdrawals as withdrawal
        join wau.payouts as payout
          on payout.merchant_id = withdrawal.merchant_id and payout.payout_id = withdrawal.payout_id
        join wau.merchants as merchant on merchant.merchant_id = withdrawal.merchant_id`;

export async function selectWithdrawal(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  withdrawalId: WithdrawalId,
): Promise<StandingWithdrawalRow | undefined> {
  const rows = await runner.query<StandingWithdrawalRow & Record<string, unknown>>({
    text: `${standing} where withdrawal.merchant_id = $1 and withdrawal.withdrawal_id = $2`,
    values: [merchantCode, withdrawalId],
  });
  return rows[0];
}

/** The one that a payout is for; `undefined` where the payout stands by itself. */
export async function selectWithdrawalOfPayout(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  payoutId: PayoutId,
): Promise<StandingWithdrawalRow | undefined> {
  const rows = await runner.query<StandingWithdrawalRow & Record<string, unknown>>({
    text: `${standing} where withdrawal.merchant_id = $1 and withdrawal.payout_id = $2`,
    values: [merchantCode, payoutId],
  });
  return rows[0];
}

/** Newest first, below an id. */
export function selectWithdrawalsOfMember(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  before: WithdrawalId | undefined,
  limit: number,
): Promise<readonly StandingWithdrawalRow[]> {
  return runner.query<StandingWithdrawalRow & Record<string, unknown>>({
    text: `${standing}
       where withdrawal.merchant_id = $1 and withdrawal.member_id = $2
         and ($3::text is null or withdrawal.withdrawal_id < $3)
       order by withdrawal.withdrawal_id desc limit $4`,
    values: [merchantCode, memberId, before ?? null, limit],
  });
}

/** What has no end yet, the newest first. */
export function selectWithdrawalsUnderWay(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  limit: number,
): Promise<readonly StandingWithdrawalRow[]> {
  return runner.query<StandingWithdrawalRow & Record<string, unknown>>({
    text: `${standing}
       where withdrawal.merchant_id = $1 and withdrawal.member_id = $2 and payout.status in ('held', 'sent')
       order by withdrawal.withdrawal_id desc limit $3`,
    values: [merchantCode, memberId, limit],
  });
}

export interface LockedWithdrawalRow extends WithdrawalRow {
  /** By what the merchant asked for when it was placed, or asks for now. */
  readonly needs_two: boolean;
}

/** Locked until the transaction ends. */
export async function lockWithdrawal(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  withdrawalId: WithdrawalId,
): Promise<LockedWithdrawalRow | undefined> {
  const rows = await tx.query<LockedWithdrawalRow & Record<string, unknown>>({
    text: `select withdrawal.*, ${needsTwoPersons} as needs_two
             from wau.withdrawals as withdrawal
             join wau.merchants as merchant on merchant.merchant_id = withdrawal.merchant_id
            where withdrawal.merchant_id = $1 and withdrawal.withdrawal_id = $2
              for no key update of withdrawal`,
    values: [merchantCode, withdrawalId],
  });
  return rows[0];
}

export async function setWithdrawalDecision(
  tx: SqlRunner,
  key: Pick<WithdrawalRow, 'merchant_id' | 'withdrawal_id'>,
  decision: WithdrawalDecision,
  reason: string,
  now: Date,
): Promise<void> {
  await tx.query({
    text: `update wau.withdrawals set decision = $3, reason = $4, decided_at = $5
            where merchant_id = $1 and withdrawal_id = $2`,
    values: [key.merchant_id, key.withdrawal_id, decision, reason, now],
  });
}

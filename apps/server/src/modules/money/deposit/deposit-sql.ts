import type { DepositStatus, EndedDepositStatus } from '@wau/contract/deposit-statuses';
import type { DepositId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { Audience } from '../../../platform/audience/audience.ts';
import type { DueClaim } from '../../../platform/jobs/work-off-due.ts';
import type { ShownInstructions } from '../payment/payment-adapter.ts';
import { bankTransferProvider } from './bank-transfer-provider.ts';
import { type BonusJson, bonusOfDeposit } from './deposit-bonus-sql.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** Who bears what a deposit costs. */
export type FeePayer = 'member' | 'merchant';

export interface DepositFeeRow {
  readonly fee_payer: FeePayer;
  readonly fee_flat_minor: Minor;
  readonly fee_basis_points: number;
}

export interface DepositMethodRow extends DepositFeeRow, Audience {
  readonly method_code: string;
  readonly provider_code: string;
  readonly name: string;
  readonly min_amount_minor: Minor;
  readonly max_amount_minor: Minor;
  readonly suggested_amounts_minor: readonly Minor[];
  readonly hours: string;
}

export interface DepositRow extends DepositFeeRow {
  readonly merchant_id: MerchantCode;
  readonly deposit_id: DepositId;
  readonly member_id: MemberId;
  readonly method_code: string;
  readonly provider_code: string;
  readonly amount_minor: Minor;
  readonly currency: CurrencyCode;
  readonly status: DepositStatus;
  readonly payment_intent: PaymentIntent;
  readonly provider_payment_id: string | null;
  readonly pay_url: string | null;
  readonly pay_instructions: ShownInstructions | null;
  /** How often its payment was confirmed on its chain. */
  readonly confirmations: number | null;
  readonly placed_at: Date;
  readonly expires_at: Date;
  readonly decided_at: Date | null;
  /** How it had ended without its money, which came all the same. */
  readonly credited_after: EndedDepositStatus | null;
  /** When the provider is asked next what became of it; `null`: not any more. */
  readonly ask_at: Date | null;
  /** Where it is paid to by bank transfer; `null` for all others. */
  readonly transfer: TransferJson | null;
  /** The bonus that was chosen with it; `null` without one. */
  readonly bonus: BonusJson | null;
}

/** A deposit without what other tables say of it. */
export type BareDepositRow = Omit<DepositRow, 'transfer' | 'bonus'>;

/** As JSON has it. */
interface TransferJson {
  readonly bank_name: string;
  readonly account_number: string;
  readonly holder_name: string;
  readonly reference: string;
  readonly ordered_minor: string;
  readonly proof_sent_at: string | null;
  readonly proof_count: number;
  readonly reason: string;
}

export type DepositKey = Pick<DepositRow, 'merchant_id' | 'deposit_id'>;

/**
 * The methods that are on and take the merchant's currency, of providers that are on, in their order, transfers if there is
 * an account to pay to; names in `language`, else in any.
 */
export function selectDepositMethods(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly DepositMethodRow[]> {
  return runner.query<DepositMethodRow>({
    text: `select method.method_code, method.provider_code, coalesce(text.name, method.method_code) as name,
                  method.min_amount_minor, method.max_amount_minor, method.suggested_amounts_minor, method.hours,
                  method.fee_payer, method.fee_flat_minor, method.fee_basis_points,
                  method.audience, method.new_within_days, method.club_level_from
             from wau.deposit_methods as method
             join wau.payment_providers as provider using (merchant_id, provider_code)
             join wau.merchants as merchant on merchant.merchant_id = method.merchant_id
             left join lateral (
                    select name from wau.deposit_method_texts as any_text
                     where any_text.merchant_id = method.merchant_id and any_text.method_code = method.method_code
                     order by any_text.language <> $2, any_text.language limit 1) as text on true
            where method.merchant_id = $1 and method.enabled and provider.enabled
              and coalesce(method.currency, merchant.currency) = merchant.currency
              and (method.provider_code <> $3
                   or exists (select from wau.deposit_accounts as account
                               where account.merchant_id = $1 and account.enabled))
            order by method.sort_order, method.method_code`,
    values: [merchantCode, language, bankTransferProvider],
  });
}

export async function countPendingDeposits(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  now: Date,
): Promise<number> {
  const rows = await tx.query<{ count: bigint }>({
    text: `select count(*) from wau.deposits
            where merchant_id = $1 and member_id = $2 and status = 'pending' and expires_at > $3`,
    values: [merchantCode, memberId, now],
  });
  return Number(rows[0]?.count ?? 0n);
}

export type NewDeposit = Omit<
  DepositRow,
  | 'status'
  | 'provider_payment_id'
  | 'pay_url'
  | 'pay_instructions'
  | 'confirmations'
  | 'decided_at'
  | 'credited_after'
  | 'transfer'
  | 'bonus'
>;

export async function insertDeposit(tx: SqlRunner, deposit: NewDeposit): Promise<void> {
  await tx.query({
    text: `insert into wau.deposits (merchant_id, deposit_id, member_id, method_code, provider_code, amount_minor,
             currency, payment_intent, placed_at, expires_at, ask_at, fee_payer, fee_flat_minor, fee_basis_points)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      deposit.merchant_id,
      deposit.deposit_id,
      deposit.member_id,
      deposit.method_code,
      deposit.provider_code,
      deposit.amount_minor,
      deposit.currency,
      JSON.stringify(deposit.payment_intent),
      deposit.placed_at,
      deposit.expires_at,
      deposit.ask_at,
      deposit.fee_payer,
      deposit.fee_flat_minor,
      deposit.fee_basis_points,
    ],
  });
}

/** A deposit with where it is paid to and the bonus that was chosen with it. An amount is text, since JSON's numbers are not exact everywhere. */
export const whole = `
      select deposit.*,
             (select json_build_object('bank_name', transfer.bank_name, 'account_number', transfer.account_number,
                       'holder_name', transfer.holder_name, 'reference', transfer.reference,
                       'ordered_minor', transfer.ordered_minor::text, 'proof_sent_at', transfer.proof_sent_at,
                       'proof_count', transfer.proof_count, 'reason', transfer.reason)
                from wau.bank_transfers as transfer
               where transfer.merchant_id = deposit.merchant_id and transfer.deposit_id = deposit.deposit_id) as transfer,
             ${bonusOfDeposit} as bonus
        from wau.deposits as deposit`;

export async function selectDeposit(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  depositId: DepositId,
): Promise<DepositRow | undefined> {
  const rows = await runner.query<DepositRow>({
    text: `${whole} where deposit.merchant_id = $1 and deposit.deposit_id = $2`,
    values: [merchantCode, depositId],
  });
  return rows[0];
}

/**
 * The same, locked until the transaction ends. Read once it is locked, since a statement that waited would see what belongs
 * to it as it was before.
 */
export async function lockDeposit(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  depositId: DepositId,
): Promise<DepositRow | undefined> {
  await tx.query({
    text: `select from wau.deposits where merchant_id = $1 and deposit_id = $2 for no key update`,
    values: [merchantCode, depositId],
  });
  return selectDeposit(tx, merchantCode, depositId);
}

/** Newest first, older than `before`. */
export function selectDepositsOfMember(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  before: DepositId | undefined,
  limit: number,
): Promise<readonly DepositRow[]> {
  return runner.query<DepositRow>({
    text: `${whole}
            where deposit.merchant_id = $1 and deposit.member_id = $2 and ($3::text is null or deposit.deposit_id < $3)
            order by deposit.deposit_id desc limit $4`,
    values: [merchantCode, memberId, before ?? null, limit],
  });
}

/** What has come of a member's deposits from a moment on. */
export async function selectDepositedSince(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  currencyCode: CurrencyCode,
  from: Date,
): Promise<Minor> {
  const [row] = await runner.query<{ amount_minor: Minor }>({
    text: `select coalesce(sum(amount_minor), 0)::bigint as amount_minor from wau.deposits
            where merchant_id = $1 and member_id = $2 and currency = $3 and status = 'approved' and decided_at >= $4`,
    values: [merchantCode, memberId, currencyCode, from],
  });
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return row.amount_minor;
}

export interface DepositedDayRow {
  /** Where the merchant is. */
  readonly day: string;
  readonly amount_minor: Minor;
}

/** What has come of a member's deposits, day by day. */
export function selectDepositedOfDays(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  currencyCode: CurrencyCode,
): Promise<readonly DepositedDayRow[]> {
  return runner.query<DepositedDayRow & Record<string, unknown>>({
    text: `select wau.merchant_day(merchant_id, decided_at)::text as day, sum(amount_minor)::bigint as amount_minor
             from wau.deposits
            where merchant_id = $1 and member_id = $2 and currency = $3 and status = 'approved'
            group by 1 order by 1`,
    values: [merchantCode, memberId, currencyCode],
  });
}

export interface StoredPayment {
  readonly providerPaymentId: string;
  readonly payUrl: string;
  readonly instructions?: ShownInstructions;
  /** Until when the provider takes it, which may be earlier than we would wait. */
  readonly expiresAt?: Date;
}

/** Notes the provider's answer, unless one is noted already. */
export async function storePayment(
  runner: SqlRunner,
  key: DepositKey,
  { providerPaymentId, payUrl, instructions, expiresAt }: StoredPayment,
): Promise<void> {
  const shown = instructions === undefined ? null : JSON.stringify(instructions);
  await runner.query({
    text: `update wau.deposits
              set provider_payment_id = $3, pay_url = $4, pay_instructions = $5, expires_at = least(expires_at, $6)
            where merchant_id = $1 and deposit_id = $2 and provider_payment_id is null`,
    values: [key.merchant_id, key.deposit_id, providerPaymentId, payUrl, shown, expiresAt ?? null],
  });
}

export async function setDepositStatus(
  tx: SqlRunner,
  key: DepositKey,
  status: Exclude<DepositStatus, 'pending'>,
  decidedAt: Date,
  creditedAfter: EndedDepositStatus | null = null,
): Promise<void> {
  await tx.query({
    text: `update wau.deposits set status = $3, decided_at = $4, credited_after = $5,
                  ask_at = case when $3 in ('approved', 'declined') then null else ask_at end
            where merchant_id = $1 and deposit_id = $2`,
    values: [key.merchant_id, key.deposit_id, status, decidedAt, creditedAfter],
  });
}

/** Expires what nobody paid in time, oldest first; returns how many. For a job, over all merchants. */
export async function expireDeposits(runner: SqlRunner, now: Date, limit: number): Promise<number> {
  const rows = await runner.query({
    text: `update wau.deposits set status = 'expired', decided_at = $1
            where (merchant_id, deposit_id) in (
                    select merchant_id, deposit_id from wau.deposits
                     where status = 'pending' and expires_at <= $1
                     order by expires_at limit $2 for no key update skip locked)
           returning deposit_id`,
    values: [now, limit],
  });
  return rows.length;
}

export interface AskClaim extends DueClaim {
  /** After so many a deposit is not asked about any more. */
  readonly maximumQueries: number;
}

/**
 * Takes deposits that their provider is to be asked about, over all merchants, and puts them off in the same statement:
 * each pause is twice the one before.
 */
export function claimDepositsToAsk(runner: SqlRunner, claim: AskClaim): Promise<readonly BareDepositRow[]> {
  return runner.query<BareDepositRow & Record<string, unknown>>({
    text: `update wau.deposits
              set ask_count = ask_count + 1,
                  ask_at = case when ask_count + 1 < $5
                    then $1 + least($3 * power(2, ask_count), $4) * interval '1 millisecond' end
            where (merchant_id, deposit_id) in (
                    select merchant_id, deposit_id from wau.deposits
                     where ask_at <= $1 order by ask_at limit $2 for no key update skip locked)
           returning *`,
    values: [claim.now, claim.limit, claim.firstPauseMs, claim.longestPauseMs, claim.maximumQueries],
  });
}

/** Notes how often a payment was confirmed, whatever is said later of less; what is seen does not expire the same day. */
export async function storeConfirmations(
  tx: SqlRunner,
  key: DepositKey,
  confirmations: number,
  until: Date,
): Promise<void> {
  await tx.query({
    text: `update wau.deposits
              set confirmations = greatest(confirmations, $3),
                  expires_at = case when status = 'pending' then greatest(expires_at, $4) else expires_at end
            where merchant_id = $1 and deposit_id = $2`,
    values: [key.merchant_id, key.deposit_id, confirmations, until],
  });
}

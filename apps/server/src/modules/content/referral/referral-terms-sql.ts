import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** What a merchant gives for friends, and what for. */
export interface ReferralTermsRow {
  readonly merchant_id: MerchantCode;
  readonly currency: CurrencyCode;
  readonly referral_deposit_minor: Minor;
  readonly referral_turnover_minor: Minor;
  readonly referral_within_days: number;
  readonly referral_reward_minor: Minor;
  readonly referral_turnover_times: number;
  readonly referral_daily_count: number;
  readonly referral_monthly_count: number;
  readonly referral_steps: string;
  /** All that a member is ever given for friends, which the menu tells of; zero: without a bound. */
  readonly referral_bonus_minor: Minor;
  /** The switch `REFERRAL`. */
  readonly is_on: boolean;
  /** What is left of the budget. */
  readonly left_minor: Minor;
}

const terms = `
  select merchant.merchant_id, merchant.currency, merchant.referral_deposit_minor, merchant.referral_turnover_minor,
         merchant.referral_within_days, merchant.referral_reward_minor, merchant.referral_turnover_times,
         merchant.referral_daily_count, merchant.referral_monthly_count, merchant.referral_steps,
         merchant.referral_bonus_minor, 'REFERRAL' = any (merchant.enabled_flags) as is_on,
         merchant.referral_budget_minor - coalesce(spending.spent_minor, 0) as left_minor
    from wau.merchants as merchant
    left join wau.referral_spending as spending using (merchant_id)`;

export async function selectReferralTerms(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<ReferralTermsRow | undefined> {
  const rows = await runner.query<ReferralTermsRow & Record<string, unknown>>({
    text: `${terms} where merchant.merchant_id = $1`,
    values: [merchantCode],
  });
  return rows[0];
}

/** Of all merchants that reward friends now. */
export function selectRewardingMerchants(runner: SqlRunner): Promise<readonly ReferralTermsRow[]> {
  return runner.query<ReferralTermsRow & Record<string, unknown>>({
    text: `${terms} where 'REFERRAL' = any (merchant.enabled_flags) and merchant.referral_reward_minor > 0
             and merchant.trial_of is null`,
    values: [],
  });
}

/** Takes an amount from what the merchant gives in all; `false`, and nothing is taken, where it does not last. */
export async function takeFromReferralBudget(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  amountMinor: Minor,
): Promise<boolean> {
  await tx.query({
    text: 'insert into wau.referral_spending (merchant_id) values ($1) on conflict do nothing',
    values: [merchantCode],
  });
  const rows = await tx.query({
    text: `update wau.referral_spending as spending set spent_minor = spending.spent_minor + $2
             from wau.merchants as merchant
            where spending.merchant_id = $1 and merchant.merchant_id = $1
              and spending.spent_minor + $2 <= merchant.referral_budget_minor
           returning 1 as taken`,
    values: [merchantCode, amountMinor],
  });
  return rows.length > 0;
}

import type { DepositId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner, SqlStatement } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { bankTransferProvider } from '../modules/money/deposit/bank-transfer-provider.ts';
import type { DemoBanner, DemoMerchant } from './demo-merchants.ts';

/**
 * What the demo adds is only added where it is missing: whatever an operator has changed since stays as it is.
 */
const add = async (runner: SqlRunner, text: string, values: SqlStatement['values']): Promise<void> => {
  await runner.query({ text: `${text} on conflict do nothing`, values });
};

export async function addMerchant(
  runner: SqlRunner,
  merchant: DemoMerchant,
  thisYear: string,
): Promise<void> {
  await add(
    runner,
    `insert into wau.merchants
       (merchant_id, brand_name, theme_name, currency, languages, default_language, enabled_flags, enabled_modules,
        minimum_age_years, register_captcha_enabled, copyright_years, deposit_bonus_minor, referral_bonus_minor,
        jackpot_display, mobile_template, time_zone, allows_feature_buy, home_blocks, service_hours,
        referral_reward_minor, referral_budget_minor, referral_steps)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
    [
      merchant.merchantCode,
      merchant.brandName,
      merchant.themeName,
      merchant.currencyCode,
      merchant.languages,
      merchant.defaultLanguage,
      merchant.flags,
      merchant.modules,
      merchant.minimumAgeYears,
      merchant.isRegisterCaptchaEnabled,
      merchant.copyrightYears === '' ? thisYear : merchant.copyrightYears,
      merchant.depositBonusMinor,
      merchant.referralBonusMinor,
      merchant.jackpotDisplay,
      JSON.stringify(merchant.mobileTemplate ?? {}),
      merchant.timeZone,
      merchant.allowsFeatureBuy,
      merchant.homeBlocks,
      merchant.serviceHours,
      merchant.referral.rewardMinor,
      merchant.referral.budgetMinor,
      merchant.referral.steps,
    ],
  );
  for (const host of merchant.hosts) {
    await add(runner, 'insert into wau.merchant_hosts (merchant_id, host) values ($1, $2)', [
      merchant.merchantCode,
      host,
    ]);
  }
}

export async function addBanner(
  runner: SqlRunner,
  { merchantCode }: DemoMerchant,
  banner: DemoBanner,
  sortOrder: number,
): Promise<void> {
  await add(
    runner,
    `insert into wau.banners (merchant_id, banner_id, image_url, link_path, sort_order)
     values ($1, $2, $3, $4, $5)`,
    [merchantCode, banner.name, banner.imageUrl, banner.linkPath, sortOrder],
  );
  for (const [language, { title, body }] of Object.entries(banner.texts)) {
    await add(
      runner,
      `insert into wau.banner_texts (merchant_id, banner_id, language, title, body) values ($1, $2, $3, $4, $5)`,
      [merchantCode, banner.name, language, title, body],
    );
  }
}

/**
 * A deposit whose money has come, by bank transfer where the merchant takes those: a provider's statement would not have it,
 * and the nightly comparison would say so. Gives the code of its provider.
 */
export async function addApprovedDeposit(
  runner: SqlRunner,
  deposit: {
    readonly merchantCode: MerchantCode;
    readonly depositId: DepositId;
    readonly memberId: MemberId;
    readonly amountMinor: Minor;
    readonly currencyCode: CurrencyCode;
    readonly at: Date;
  },
): Promise<string> {
  const [stored] = await runner.query<{ provider_code: string }>({
    text: `insert into wau.deposits (merchant_id, deposit_id, member_id, method_code, provider_code, amount_minor,
             currency, status, payment_intent, placed_at, expires_at, decided_at)
           select merchant_id, $2, $3, method_code, provider_code, $4, $5, 'approved', '{}', $6,
                  $6::timestamptz + interval '15 minutes', $6::timestamptz + interval '2 minutes'
             from wau.deposit_methods where merchant_id = $1
            order by provider_code <> $7, sort_order limit 1
           returning provider_code`,
    values: [
      deposit.merchantCode,
      deposit.depositId,
      deposit.memberId,
      deposit.amountMinor,
      deposit.currencyCode,
      deposit.at,
      bankTransferProvider,
    ],
  });
  assert(stored !== undefined, 'the demo takes deposits');
  return stored.provider_code;
}

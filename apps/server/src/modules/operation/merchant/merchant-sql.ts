import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MerchantOrder } from './read-merchant-order.ts';

/** Settings that a new merchant takes over from another one of the same currency. A test holds both lists to the table. */
export const settingsTakenOver = [
  'enabled_modules',
  'minimum_age_years',
  'register_captcha_enabled',
  'restricted_countries',
  'country_code',
  'trial_grant_minor',
  'maintenance_allowed_addresses',
  'blocked_addresses',
  'allowed_addresses',
  'jackpot_display',
  'allows_autoplay',
  'automatic_transfers',
  'return_funds_minutes',
  'lottery_series',
  'lottery_series_highest',
  'lottery_return_lowest_basis_points',
  'lottery_return_highest_basis_points',
  'lottery_beacon',
  'allows_feature_buy',
  'home_blocks',
  'winner_threshold_minor',
  'service_hours',
  'service_answer_minutes',
  'withdrawal_min_minor',
  'withdrawal_max_minor',
  'withdrawal_daily_count',
  'withdrawal_daily_minor',
  'withdrawal_fee_minor',
  'withdrawal_fee_basis_points',
  'withdrawal_usual_minutes',
  'withdrawal_two_persons_minor',
  'withdrawal_identity_minor',
  'operator_code',
  'upline_transfer_min_minor',
  'upline_transfer_max_minor',
  'downline_transfer_min_minor',
  'downline_transfer_max_minor',
  'downline_transfer_daily_minor',
  'rain_min_minor',
  'rain_max_minor',
  'rain_daily_count',
  'reality_check_minutes',
  'team_active_turnover_minor',
  'team_active_deposit_minor',
  'masks_team_names',
  'allows_team_notices',
  'affiliate_window_days',
  'affiliate_first_link',
  'commission_approval_minor',
  'dividend_period',
  'carries_dividend_losses',
] as const;

/** What each merchant is by itself: its name and looks, when it is open, what it promises and what it gives for friends. */
export const settingsOfOwn = [
  ...(['merchant_id', 'trial_of', 'brand_name', 'theme_name', 'currency', 'languages'] as const),
  ...(['default_language', 'time_zone', 'copyright_years', 'status', 'status_text'] as const),
  ...(['maintenance_from', 'maintenance_until', 'image_origins', 'mobile_template'] as const),
  ...(['deposit_bonus_minor', 'referral_bonus_minor', 'referral_deposit_minor'] as const),
  ...(['referral_turnover_minor', 'referral_within_days', 'referral_reward_minor'] as const),
  ...(['referral_turnover_times', 'referral_daily_count', 'referral_monthly_count'] as const),
  ...(['referral_budget_minor', 'referral_steps', 'enabled_flags'] as const),
] as const;

/** `false` where the code is taken, also by who adds it at the same time. */
export async function insertMerchant(
  tx: SqlRunner,
  order: MerchantOrder,
  usual: {
    readonly flags: readonly string[];
    readonly modules: readonly string[];
    readonly copyrightYears: string;
  },
): Promise<boolean> {
  const rows = await tx.query({
    text: `
      insert into wau.merchants
        (merchant_id, brand_name, theme_name, currency, languages, default_language, time_zone, enabled_flags,
         enabled_modules, copyright_years, status)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'maintenance')
      on conflict do nothing returning 1`,
    values: [
      order.merchantCode,
      order.brandName,
      order.themeName,
      order.currencyCode,
      order.languages,
      order.defaultLanguage,
      order.timeZone,
      usual.flags,
      usual.modules,
      usual.copyrightYears,
    ],
  });
  return rows.length > 0;
}

/** `false` where the host leads to a merchant. */
export async function insertMerchantHost(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  host: string,
): Promise<boolean> {
  const rows = await tx.query({
    text: `insert into wau.merchant_hosts (merchant_id, host) values ($1, $2)
           on conflict do nothing returning 1`,
    values: [merchantCode, host],
  });
  return rows.length > 0;
}

export async function isCodeTaken(tx: SqlRunner, codes: readonly MerchantCode[]): Promise<boolean> {
  const rows = await tx.query({
    text: 'select from wau.merchants where merchant_id = any ($1)',
    values: [codes],
  });
  return rows.length > 0;
}

/** `undefined` where there is no such merchant, or it is a trial's. */
export async function selectMerchantCurrency(
  tx: SqlRunner,
  merchantCode: MerchantCode,
): Promise<string | undefined> {
  const rows = await tx.query<{ currency: string }>({
    text: 'select currency from wau.merchants where merchant_id = $1 and trial_of is null',
    values: [merchantCode],
  });
  return rows[0]?.currency;
}

/** All settings that are taken over, and the switches but for some. */
export async function copySettings(
  tx: SqlRunner,
  from: MerchantCode,
  to: MerchantCode,
  withoutFlags: readonly string[],
): Promise<void> {
  const columns = settingsTakenOver.join(', ');
  await tx.query({
    text: `
      update wau.merchants as merchant
         set (${columns}, enabled_flags, mobile_template) = (
           select ${columns},
                  array(select flag from unnest(enabled_flags) as flag where not flag = any ($3)),
                  mobile_template - '{app_background,app_desc,app_desc_font_color}'::text[]
             from wau.merchants where merchant_id = $1)
       where merchant.merchant_id = $2`,
    values: [from, to, withoutFlags],
  });
}

/** Patterns with the mark that they were checked; messages in whatever languages there are. */
export async function copyFieldRules(tx: SqlRunner, from: MerchantCode, to: MerchantCode): Promise<void> {
  const columns = 'field_name, enabled, required, pattern, max_length, checked_pattern_hash';
  await tx.query({
    text: `insert into wau.register_field_rules (merchant_id, ${columns})
           select $2, ${columns} from wau.register_field_rules where merchant_id = $1`,
    values: [from, to],
  });
  await tx.query({
    text: `insert into wau.register_field_messages (merchant_id, field_name, language, message)
           select $2, field_name, language, message from wau.register_field_messages where merchant_id = $1`,
    values: [from, to],
  });
}

/** Who members can be paid out through. */
export async function copyBanks(tx: SqlRunner, from: MerchantCode, to: MerchantCode): Promise<void> {
  const columns = 'bank_code, bank_name, kind, account_pattern, account_example, enabled, sort_order';
  await tx.query({
    text: `insert into wau.banks (merchant_id, ${columns})
           select $2, ${columns} from wau.banks where merchant_id = $1`,
    values: [from, to],
  });
}

export interface VendorKeyRow {
  readonly vendor_code: string;
  readonly sealed_key: Buffer | null;
  readonly sealed_private_key: Buffer | null;
}

export function selectVendorsOf(tx: SqlRunner, merchantCode: MerchantCode): Promise<readonly VendorKeyRow[]> {
  return tx.query<VendorKeyRow & Record<string, unknown>>({
    text: `select vendor_code, sealed_key, sealed_private_key from wau.vendors where merchant_id = $1
           order by vendor_code`,
    values: [merchantCode],
  });
}

/** The vendor of another merchant, with keys that are sealed for this one. */
export async function insertVendor(
  tx: SqlRunner,
  to: MerchantCode,
  from: MerchantCode,
  keys: {
    readonly vendorCode: string;
    readonly sealedKey: Buffer | null;
    readonly sealedPrivateKey: Buffer | null;
  },
): Promise<void> {
  const columns =
    'vendor_name, enabled, protocol, public_key, api_url, launch_url, verify_url, rules_url, mark_url';
  await tx.query({
    text: `insert into wau.vendors (merchant_id, vendor_code, sealed_key, sealed_private_key, ${columns})
           select $2, vendor_code, $4, $5, ${columns} from wau.vendors
            where merchant_id = $1 and vendor_code = $3`,
    values: [from, to, keys.vendorCode, keys.sealedKey, keys.sealedPrivateKey],
  });
}

export async function copyGames(tx: SqlRunner, from: MerchantCode, to: MerchantCode): Promise<void> {
  const columns = `vendor_code, game_id, node_id, game_name, game_type, icon_url, return_percent, min_stake_minor,
    max_stake_minor, max_win_minor, sort_order, enabled, classes, new_until, hot_rank, line_count, volatility,
    standard_deviation, highest_return_percent`;
  await tx.query({
    text: `insert into wau.games (merchant_id, ${columns})
           select $2, ${columns} from wau.games where merchant_id = $1`,
    values: [from, to],
  });
  await tx.query({
    text: `insert into wau.game_names (merchant_id, vendor_code, game_id, language, game_name)
           select $2, vendor_code, game_id, language, game_name from wau.game_names where merchant_id = $1`,
    values: [from, to],
  });
}

export interface SiteRow {
  readonly merchant_id: MerchantCode;
  readonly brand_name: string;
  readonly status: 'open' | 'maintenance';
  readonly currency: string;
  readonly languages: readonly string[];
  readonly default_language: string;
  readonly theme_name: string;
  readonly time_zone: string;
  readonly hosts: readonly string[];
}

/** All merchants but those of trials, or those among `merchantCodes`. */
export function selectSites(
  runner: SqlRunner,
  merchantCodes: readonly MerchantCode[] | null,
): Promise<readonly SiteRow[]> {
  return runner.query<SiteRow & Record<string, unknown>>({
    text: `
      select merchant.merchant_id, merchant.brand_name, merchant.status, merchant.currency, merchant.languages,
             merchant.default_language, merchant.theme_name, merchant.time_zone,
             array(select host from wau.merchant_hosts as named
                   where named.merchant_id = merchant.merchant_id order by host) as hosts
      from wau.merchants as merchant
      where merchant.trial_of is null and ($1::text[] is null or merchant.merchant_id = any ($1))
      order by merchant.merchant_id`,
    values: [merchantCodes],
  });
}

export interface ServedRow {
  readonly merchant_id: MerchantCode;
  readonly role_names: readonly string[];
}

/** Where the operator has which roles. */
export function selectServed(runner: SqlRunner, operatorId: OperatorId): Promise<readonly ServedRow[]> {
  return runner.query<ServedRow & Record<string, unknown>>({
    text: `
      select merchant_id, array_agg(role_name order by role_name) as role_names
      from wau.operator_roles where operator_id = $1 group by merchant_id`,
    values: [operatorId],
  });
}

import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface MerchantRow {
  readonly merchant_id: MerchantCode;
  readonly trial_of: MerchantCode | null;
  readonly trial_grant_minor: bigint;
  readonly brand_name: string;
  readonly theme_name: string;
  readonly time_zone: string;
  readonly currency: string;
  readonly languages: readonly string[];
  readonly default_language: string;
  readonly enabled_flags: readonly string[];
  readonly enabled_modules: readonly string[];
  readonly country_code: string;
  readonly minimum_age_years: number;
  readonly register_captcha_enabled: boolean;
  readonly copyright_years: string;
  readonly deposit_bonus_minor: bigint;
  readonly referral_bonus_minor: bigint;
  readonly status: 'open' | 'maintenance';
  readonly status_text: string;
  readonly restricted_countries: readonly string[];
  readonly mobile_template: Readonly<Record<string, unknown>>;
  readonly maintenance_from: Date | null;
  readonly maintenance_until: Date | null;
  readonly maintenance_allowed_addresses: readonly string[];
  readonly blocked_addresses: readonly string[];
  readonly allowed_addresses: readonly string[];
  readonly image_origins: readonly string[];
  readonly home_blocks: readonly string[];
  readonly winner_threshold_minor: bigint;
  readonly service_hours: string;
  readonly service_answer_minutes: number;
  readonly jackpot_display: 'decorative' | 'off';
  readonly allows_autoplay: boolean;
  readonly allows_feature_buy: boolean;
  readonly automatic_transfers: boolean;
  readonly return_funds_minutes: number;
  readonly lottery_series: number;
  readonly lottery_series_highest: number;
  readonly lottery_return_lowest_basis_points: number;
  readonly lottery_return_highest_basis_points: number;
  readonly lottery_beacon: boolean;
  readonly reality_check_minutes: number;
  readonly masks_team_names: boolean;
  readonly allows_team_notices: boolean;
  readonly affiliate_window_days: number;
  readonly affiliate_first_link: boolean;
  readonly phone_api_url: string | null;
  readonly phone_api_key: string | null;
  readonly hosts: readonly string[];
}

export interface VendorRow {
  readonly merchant_id: MerchantCode;
  readonly vendor_code: string;
  readonly vendor_name: string;
  readonly enabled: boolean;
  readonly protocol: string;
  readonly sealed_key: Buffer | null;
  readonly public_key: Buffer | null;
  readonly sealed_private_key: Buffer | null;
  readonly api_url: string;
  readonly launch_url: string;
  readonly verify_url: string;
  readonly rules_url: string;
  readonly mark_url: string;
}

/** Every merchant with its hosts: the only read over all merchants, made once per change and kept in memory. */
export function selectMerchants(runner: SqlRunner): Promise<readonly MerchantRow[]> {
  return runner.query<MerchantRow & Record<string, unknown>>({
    text: `
      select merchant.*, coalesce(hosts.list, '{}') as hosts, phone.api_url as phone_api_url,
             phone.api_key as phone_api_key
      from wau.merchants as merchant
      left join (
        select merchant_id, array_agg(host order by host) as list from wau.merchant_hosts group by merchant_id
      ) as hosts using (merchant_id)
      left join wau.phone_verification_providers as phone
        on phone.merchant_id = merchant.merchant_id and phone.enabled
      order by merchant.merchant_id`,
    values: [],
  });
}

export function selectVendors(runner: SqlRunner): Promise<readonly VendorRow[]> {
  return runner.query<VendorRow & Record<string, unknown>>({
    text: 'select * from wau.vendors order by merchant_id, vendor_code',
    values: [],
  });
}

/** Locks the merchant's row, so that changes come one after the other; `false`: there is no such merchant. */
export async function lockMerchant(runner: SqlRunner, merchantId: MerchantCode): Promise<boolean> {
  const rows = await runner.query({
    text: 'select 1 from wau.merchants where merchant_id = $1 for update',
    values: [merchantId],
  });
  return rows.length === 1;
}

import { isHomeBlock } from '@wau/contract/home-blocks';
import type { MerchantCode } from '@wau/contract/ids';
import { isLanguageCode } from '@wau/contract/languages';
import {
  type FlagName,
  flagNames,
  type ModuleId,
  mobileTemplateKeys,
  moduleIds,
} from '@wau/contract/modules';
import { isCurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addressList } from '@wau/service/http/address-list';
import { assert } from '@wau/service/refusal';
import { keepSnapshot } from '../notifications/kept-snapshot.ts';
import type { NotificationListener } from '../notifications/notification-listener.ts';
import type { Merchant, MerchantVendor } from './merchant.ts';
import type { MerchantAccess } from './merchant-access.ts';
import { type MerchantRow, selectMerchants, selectVendors, type VendorRow } from './merchant-sql.ts';
import { openVendorKeys } from './vendor-keys.ts';

/** A merchant's vendor together with the merchant it serves. */
export interface VendorOfMerchant extends MerchantVendor {
  readonly merchantCode: MerchantCode;
}

/** All merchants with their settings. Changes in the database take effect within moments, without a restart. */
export interface MerchantDirectory {
  byCode(merchantCode: string): Promise<Merchant | undefined>;
  /** `host` in lower case and without a port. */
  byHost(host: string): Promise<Merchant | undefined>;
  all(): Promise<readonly Merchant[]>;
  /** A vendor as it is known to each merchant that has it, switched-off ones included. */
  vendor(vendorCode: string): Promise<readonly VendorOfMerchant[]>;
}

export interface MerchantDirectoryOptions {
  readonly runner: SqlRunner;
  readonly clock: Clock;
  readonly notifications: NotificationListener;
  /** Opens the sealed keys of vendors. */
  readonly sealingKey: Buffer;
}

/** How old the settings may get should notices fail to come. */
const snapshotLifetimeMs = 10_000;

interface Snapshot {
  readonly merchants: readonly Merchant[];
  readonly byCode: ReadonlyMap<string, Merchant>;
  readonly byHost: ReadonlyMap<string, Merchant>;
  readonly vendors: ReadonlyMap<string, readonly VendorOfMerchant[]>;
}

export function createMerchantDirectory(options: MerchantDirectoryOptions): MerchantDirectory {
  const current = keepSnapshot({
    ...options,
    channel: 'wau_merchant_change',
    lifetimeMs: snapshotLifetimeMs,
    read: () => readSnapshot(options),
  });
  return {
    byCode: async (merchantCode) => (await current()).byCode.get(merchantCode),
    byHost: async (host) => (await current()).byHost.get(host),
    all: async () => (await current()).merchants,
    vendor: async (vendorCode) => (await current()).vendors.get(vendorCode) ?? [],
  };
}

async function readSnapshot({ runner, sealingKey }: MerchantDirectoryOptions): Promise<Snapshot> {
  const [merchantRows, vendorRows] = await Promise.all([selectMerchants(runner), selectVendors(runner)]);
  const trialOf = new Map(merchantRows.map((row) => [row.merchant_id, row.trial_of]));
  const vendors = vendorRows.map((row) =>
    vendorOfRow(row, trialOf.get(row.merchant_id) ?? row.merchant_id, sealingKey),
  );
  const vendorsByMerchant = Map.groupBy(vendors, (vendor) => vendor.merchantCode);
  const merchants = withTrialMerchants(
    merchantRows.map((row) => merchantOfRow(row, vendorsByMerchant.get(row.merchant_id) ?? [])),
  );
  return {
    merchants,
    byCode: new Map(merchants.map((merchant) => [merchant.merchantCode, merchant])),
    byHost: new Map(merchants.flatMap((merchant) => merchant.hosts.map((host) => [host, merchant] as const))),
    vendors: Map.groupBy(vendors, (vendor) => vendor.vendorCode),
  };
}

/** What a trial merchant never offers, because whoever plays there is nobody in particular. */
const modulesClosedToTrial: ReadonlySet<ModuleId> = new Set(['REGISTER_REE3', 'FREEPLAY3']);

/** A trial merchant takes all settings from the merchant that it belongs to, and each of the two knows the other. */
function withTrialMerchants(merchants: readonly Merchant[]): readonly Merchant[] {
  const byCode = new Map(merchants.map((merchant) => [merchant.merchantCode, merchant]));
  const trialMerchants = new Map(
    merchants.flatMap(({ merchantCode, trialOf }) =>
      trialOf === undefined ? [] : [[trialOf, merchantCode]],
    ),
  );
  return merchants.map((merchant) => {
    const { merchantCode, trialOf, vendors } = merchant;
    if (trialOf === undefined) return { ...merchant, trialMerchantCode: trialMerchants.get(merchantCode) };
    const parent = byCode.get(trialOf);
    assert(parent !== undefined, `the merchant of trial merchant ${merchantCode} exists`);
    return {
      ...parent,
      merchantCode,
      trialOf,
      trialMerchantCode: undefined,
      hosts: [],
      vendors,
      modules: new Set([...parent.modules].filter((module) => !modulesClosedToTrial.has(module))),
    };
  });
}

function merchantOfRow(row: MerchantRow, vendors: readonly MerchantVendor[]): Merchant {
  const { currency, default_language: defaultLanguage } = row;
  assert(isCurrencyCode(currency), `merchant ${row.merchant_id} has a known currency`);
  assert(isLanguageCode(defaultLanguage), `merchant ${row.merchant_id} has a known default language`);
  return {
    merchantCode: row.merchant_id,
    trialOf: row.trial_of ?? undefined,
    trialMerchantCode: undefined,
    trialGrantMinor: toMinor(row.trial_grant_minor),
    brandName: row.brand_name,
    themeName: row.theme_name,
    timeZone: row.time_zone,
    currencyCode: currency,
    languages: row.languages.filter(isLanguageCode),
    defaultLanguage,
    flags: knownOnes<FlagName>(flagNames, row.enabled_flags),
    modules: knownOnes<ModuleId>(moduleIds, row.enabled_modules),
    countryCode: row.country_code,
    minimumAgeYears: row.minimum_age_years,
    isRegisterCaptchaEnabled: row.register_captcha_enabled,
    copyrightYears: row.copyright_years,
    depositBonusMinor: toMinor(row.deposit_bonus_minor),
    referralBonusMinor: toMinor(row.referral_bonus_minor),
    mobileTemplate: mobileTemplateOf(row.mobile_template),
    imageOrigins: row.image_origins,
    phoneVerification:
      row.phone_api_url === null ? undefined : { apiUrl: row.phone_api_url, apiKey: row.phone_api_key ?? '' },
    homeBlocks: row.home_blocks.filter(isHomeBlock),
    winnerThresholdMinor: toMinor(row.winner_threshold_minor),
    serviceHours: row.service_hours,
    serviceAnswerMinutes: row.service_answer_minutes,
    jackpotDisplay: row.jackpot_display,
    allowsAutoplay: row.allows_autoplay,
    allowsFeatureBuy: row.allows_feature_buy,
    automaticTransfers: row.automatic_transfers,
    returnFundsMinutes: row.return_funds_minutes,
    lotterySeries: row.lottery_series,
    lotterySeriesHighest: row.lottery_series_highest,
    lotteryReturnLowestBasisPoints: row.lottery_return_lowest_basis_points,
    lotteryReturnHighestBasisPoints: row.lottery_return_highest_basis_points,
    lotteryBeacon: row.lottery_beacon,
    realityCheckMinutes: row.reality_check_minutes,
    masksTeamNames: row.masks_team_names,
    allowsTeamNotices: row.allows_team_notices,
    affiliateWindowDays: row.affiliate_window_days,
    affiliateFirstLink: row.affiliate_first_link,
    access: accessOfRow(row),
    hosts: row.hosts,
    vendors,
  };
}

function accessOfRow(row: MerchantRow): MerchantAccess {
  const { maintenance_from: from, maintenance_until: until } = row;
  return {
    isUnderMaintenance: row.status === 'maintenance',
    maintenanceWindow:
      from === null || until === null ? undefined : { fromMs: from.getTime(), untilMs: until.getTime() },
    statusText: row.status_text,
    restrictedCountries: new Set(row.restricted_countries),
    maintenanceAllowed: addressList(row.maintenance_allowed_addresses),
    blocked: addressList(row.blocked_addresses),
    allowed: addressList(row.allowed_addresses),
  };
}

/** Every key has a value, so that no screen has to ask whether one is there. */
function mobileTemplateOf(stored: MerchantRow['mobile_template']): Merchant['mobileTemplate'] {
  const entries = mobileTemplateKeys.map((key) => [key, typeof stored[key] === 'string' ? stored[key] : '']);
  return Object.fromEntries(entries) as Merchant['mobileTemplate'];
}

/** Names that this version does not know are left out, so that an older process can run beside a newer one. */
function knownOnes<Name extends string>(known: readonly Name[], names: readonly string[]): ReadonlySet<Name> {
  return new Set(known.filter((name) => names.includes(name)));
}

/** A trial merchant's vendors are copies of its merchant's, sealed for that one's rows. */
function vendorOfRow(row: VendorRow, sealedFor: MerchantCode, sealingKey: Buffer): VendorOfMerchant {
  return {
    merchantCode: row.merchant_id,
    vendorCode: row.vendor_code,
    vendorName: row.vendor_name,
    enabled: row.enabled,
    protocol: row.protocol,
    keys: openVendorKeys(row, sealedFor, sealingKey),
    apiUrl: row.api_url,
    launchUrl: row.launch_url,
    verifyUrl: row.verify_url,
    rulesUrl: row.rules_url,
    markUrl: row.mark_url,
  };
}

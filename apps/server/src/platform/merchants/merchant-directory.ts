import type { MerchantCode } from '@wau/contract/ids';
import { isLanguageCode } from '@wau/contract/languages';
import { type FlagName, flagNames, type ModuleId, moduleIds } from '@wau/contract/modules';
import { isCurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import { assert } from '@wau/service/refusal';
import { openSealedBytes } from '@wau/service/sealing';
import type { SqlRunner } from '@wau/service/sql-runner';
import type { NotificationListener } from '../notification-listener.ts';
import type { Merchant, MerchantVendor } from './merchant.ts';
import { type MerchantRow, selectMerchants, selectVendors, type VendorRow } from './merchant-sql.ts';

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
  readonly readAtMs: number;
  readonly merchants: readonly Merchant[];
  readonly byCode: ReadonlyMap<string, Merchant>;
  readonly byHost: ReadonlyMap<string, Merchant>;
  readonly vendors: ReadonlyMap<string, readonly VendorOfMerchant[]>;
}

/** Derives the key that vendors' keys are sealed with. */
export const vendorKeySealingLabel = 'sealing/vendor-keys';

/** Where a vendor's key is sealed for; whoever writes the row seals it with the same words. */
export function vendorKeyPlace(merchantCode: string, vendorCode: string): string {
  return `wau.vendors/${merchantCode}/${vendorCode}`;
}

export function createMerchantDirectory(options: MerchantDirectoryOptions): MerchantDirectory {
  let snapshot: Snapshot | undefined;
  let reading: Promise<Snapshot> | undefined;
  /** Counts the notices, so that a read which began before one does not pass for current. */
  let changes = 0;
  options.notifications.on('wau_merchant_change', () => {
    changes += 1;
    snapshot = undefined;
    reading = undefined;
  });

  const read = async (): Promise<Snapshot> => {
    const changesBefore = changes;
    const fresh = await readSnapshot(options);
    if (changes === changesBefore) snapshot = fresh;
    return fresh;
  };
  const current = async (): Promise<Snapshot> => {
    if (snapshot !== undefined && options.clock.nowMs() - snapshot.readAtMs < snapshotLifetimeMs)
      return snapshot;
    if (reading === undefined) {
      const started = read().finally(() => {
        if (reading === started) reading = undefined;
      });
      reading = started;
    }
    return reading;
  };

  return {
    byCode: async (merchantCode) => (await current()).byCode.get(merchantCode),
    byHost: async (host) => (await current()).byHost.get(host),
    all: async () => (await current()).merchants,
    vendor: async (vendorCode) => (await current()).vendors.get(vendorCode) ?? [],
  };
}

async function readSnapshot({ runner, clock, sealingKey }: MerchantDirectoryOptions): Promise<Snapshot> {
  const readAtMs = clock.nowMs();
  const [merchantRows, vendorRows] = await Promise.all([selectMerchants(runner), selectVendors(runner)]);
  const vendors = vendorRows.map((row) => vendorOfRow(row, sealingKey));
  const vendorsByMerchant = Map.groupBy(vendors, (vendor) => vendor.merchantCode);
  const merchants = merchantRows.map((row) =>
    merchantOfRow(row, vendorsByMerchant.get(row.merchant_id) ?? []),
  );
  return {
    readAtMs,
    merchants,
    byCode: new Map(merchants.map((merchant) => [merchant.merchantCode, merchant])),
    byHost: new Map(merchants.flatMap((merchant) => merchant.hosts.map((host) => [host, merchant] as const))),
    vendors: Map.groupBy(vendors, (vendor) => vendor.vendorCode),
  };
}

function merchantOfRow(row: MerchantRow, vendors: readonly MerchantVendor[]): Merchant {
  const { currency, default_language: defaultLanguage } = row;
  assert(isCurrencyCode(currency), `merchant ${row.merchant_id} has a known currency`);
  assert(isLanguageCode(defaultLanguage), `merchant ${row.merchant_id} has a known default language`);
  return {
    merchantCode: row.merchant_id,
    brandName: row.brand_name,
    themeName: row.theme_name,
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
    isUnderMaintenance: row.status === 'maintenance',
    statusText: row.status_text,
    restrictedCountries: row.restricted_countries,
    hosts: row.hosts,
    vendors,
  };
}

/** Names that this version does not know are left out, so that an older process can run beside a newer one. */
function knownOnes<Name extends string>(known: readonly Name[], names: readonly string[]): ReadonlySet<Name> {
  return new Set(known.filter((name) => names.includes(name)));
}

function vendorOfRow(row: VendorRow, sealingKey: Buffer): VendorOfMerchant {
  return {
    merchantCode: row.merchant_id,
    vendorCode: row.vendor_code,
    vendorName: row.vendor_name,
    enabled: row.enabled,
    key: openSealedBytes(sealingKey, vendorKeyPlace(row.merchant_id, row.vendor_code), row.sealed_key),
    launchUrl: row.launch_url,
    verifyUrl: row.verify_url,
  };
}

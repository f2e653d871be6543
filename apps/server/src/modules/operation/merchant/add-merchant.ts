import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedBytes, sealBytes } from '@wau/service/secrets/sealing';
import {
  vendorKeyPlace,
  vendorKeySealingLabel,
  vendorPrivateKeyPlace,
} from '../../../platform/merchants/vendor-keys.ts';
import type { ServerConfig } from '../../../server-config.ts';
import { openTrialMerchant, trialMerchantCodeOf } from '../../account/trial/open-trial-merchant.ts';
import { WrongSetting } from '../settings/setting-value.ts';
import { addHouseVendors } from './add-house-vendors.ts';
import {
  copyBanks,
  copyFieldRules,
  copyGames,
  copySettings,
  insertMerchant,
  insertMerchantHost,
  insertVendor,
  isCodeTaken,
  selectMerchantCurrency,
  selectVendorsOf,
} from './merchant-sql.ts';
import { addFieldRule, addGames } from './offer-sql.ts';
import type { MerchantOrder } from './read-merchant-order.ts';
import { usualFieldRules } from './usual-field-rules.ts';
import { flagsOfOwn, usualFlags, usualModules } from './usual-offer.ts';

export interface AddMerchantParts {
  readonly clock: Clock;
  readonly random: Random;
  readonly config: Pick<ServerConfig, 'masterSecret' | 'studioUrl' | 'vendorUrls'>;
}

/** How long the games of a new brand are shown as new. */
const gamesNewForMs = 90 * 24 * 60 * 60_000;

/**
 * Adds a merchant with all that a brand needs to run: addresses, settings, rules of the registration form, vendors with
 * the keys that both sides sign with, games, and its free trial. House accounts of the ledger come with the first money.
 *
 * Invariants: all of it or nothing; it is under maintenance; no code or host is of two merchants, however many are added
 * at a time. Locks: the rows that it writes.
 *
 * @throws WrongSetting `merchant.code.taken`, `merchant.host.taken`, `merchant.like.unknown`, `merchant.like.currency`
 */
export async function addMerchant(
  parts: AddMerchantParts,
  tx: SqlRunner,
  order: MerchantOrder,
): Promise<void> {
  const { merchantCode, likeMerchantCode } = order;
  await requireLike(tx, order);
  await requireFreeCode(tx, order);
  const now = new Date(parts.clock.nowMs());
  const copyrightYears = String(now.getUTCFullYear());
  const isAdded = await insertMerchant(tx, order, {
    flags: usualFlags,
    modules: usualModules,
    copyrightYears,
  });
  if (!isAdded) throw codeTaken(merchantCode);
  for (const host of order.hosts) {
    if (await insertMerchantHost(tx, merchantCode, host)) continue;
    throw new WrongSetting(`${host} leads to another merchant.`, 'merchant.host.taken');
  }
  if (likeMerchantCode === null) await addUsualOffer(parts, tx, order, now);
  else await takeOver(parts, tx, merchantCode, likeMerchantCode);
  await openTrialMerchant(tx, merchantCode);
}

async function addUsualOffer(
  { config, random }: AddMerchantParts,
  tx: SqlRunner,
  order: MerchantOrder,
  now: Date,
): Promise<void> {
  for (const rule of usualFieldRules) await addFieldRule(tx, order, rule);
  await addHouseVendors({ ...config, random }, tx, order.merchantCode);
  // All titles stand on the shelf that is read for it, which nothing else of the operator needs.
  const { houseGames } = await import('./house-games.ts');
  await addGames(tx, order.merchantCode, houseGames(), new Date(now.getTime() + gamesNewForMs));
}

/** What is another merchant's own, its texts, its providers and what it has promised, stays there. */
async function takeOver(
  parts: AddMerchantParts,
  tx: SqlRunner,
  to: MerchantCode,
  from: MerchantCode,
): Promise<void> {
  await copySettings(tx, from, to, flagsOfOwn);
  await copyFieldRules(tx, from, to);
  await copyBanks(tx, from, to);
  const sealingKey = deriveKey(parts.config.masterSecret, vendorKeySealingLabel);
  const moved = (place: (merchant: MerchantCode) => string, sealed: Buffer | null): Buffer | null =>
    sealed === null
      ? null
      : sealBytes(sealingKey, place(to), openSealedBytes(sealingKey, place(from), sealed), parts.random);
  for (const vendor of await selectVendorsOf(tx, from)) {
    const { vendor_code: code } = vendor;
    await insertVendor(tx, to, from, {
      vendorCode: code,
      // A key is sealed for the row that it stands in.
      sealedKey: moved((merchant) => vendorKeyPlace(merchant, code), vendor.sealed_key),
      sealedPrivateKey: moved((merchant) => vendorPrivateKeyPlace(merchant, code), vendor.sealed_private_key),
    });
  }
  await copyGames(tx, from, to);
}

/** @throws WrongSetting where there is no such merchant, or its amounts are of another currency */
export async function requireLike(
  tx: SqlRunner,
  { likeMerchantCode, currencyCode }: MerchantOrder,
): Promise<void> {
  if (likeMerchantCode === null) return;
  const currency = await selectMerchantCurrency(tx, likeMerchantCode);
  if (currency === undefined) {
    throw new WrongSetting(`There is no merchant ${likeMerchantCode}.`, 'merchant.like.unknown');
  }
  if (currency === currencyCode) return;
  throw new WrongSetting(
    `${likeMerchantCode} has bounds and stakes in ${currency}, which are no amounts in ${currencyCode}.`,
    'merchant.like.currency',
  );
}

/** @throws WrongSetting `merchant.code.taken`, also where the code of its free trial is somebody's */
export async function requireFreeCode(tx: SqlRunner, { merchantCode }: MerchantOrder): Promise<void> {
  if (await isCodeTaken(tx, [merchantCode, trialMerchantCodeOf(merchantCode)])) throw codeTaken(merchantCode);
}

function codeTaken(merchantCode: MerchantCode): WrongSetting {
  return new WrongSetting(`There is a merchant ${merchantCode} already.`, 'merchant.code.taken');
}

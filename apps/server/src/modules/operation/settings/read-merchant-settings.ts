import type { MerchantCode } from '@wau/contract/ids';
import type { Database } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { merchantSettings, settingNamed } from './merchant-settings.ts';
import { selectRegisterFields } from './register-field-sql.ts';
import { WrongSetting } from './setting-value.ts';
import { isMerchant, selectMerchantsWith, selectSetting, selectSwitchedOff } from './settings-sql.ts';

interface Parts {
  readonly database: Database;
}

/** Every setting of a merchant with its value as text. @throws WrongSetting for a merchant that does not exist */
export async function readMerchantSettings(
  { database }: Parts,
  merchantId: MerchantCode,
): Promise<readonly { readonly settingName: string; readonly value: string }[]> {
  const runner = poolRunner(database.pool);
  await requireMerchant(runner, merchantId);
  const values = [];
  for (const [settingName, setting] of merchantSettings) {
    values.push({ settingName, value: await selectSetting(runner, merchantId, setting) });
  }
  return values;
}

export interface RegisterFieldView {
  readonly name: string;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly maxLength: number;
  /** Empty: any text. */
  readonly pattern: string;
}

/** The rules of the registration form. @throws WrongSetting for a merchant that does not exist */
export async function listRegisterFields(
  { database }: Parts,
  merchantId: MerchantCode,
): Promise<readonly RegisterFieldView[]> {
  const runner = poolRunner(database.pool);
  await requireMerchant(runner, merchantId);
  const rows = await selectRegisterFields(runner, merchantId);
  return rows.map(({ field_name: name, max_length: maxLength, enabled, required, pattern }) => ({
    name,
    enabled,
    required,
    maxLength,
    pattern,
  }));
}

/** Merchants that offer a title or a vendor. @throws WrongSetting where none does */
export async function listMerchantsWith(
  { database }: Parts,
  settingName: string,
): Promise<readonly MerchantCode[]> {
  const place = settingNamed(settingName)?.place;
  if (place?.kind !== 'switch') throw new WrongSetting(`${settingName} is no switch of a game or a vendor.`);
  const rows = await selectMerchantsWith(poolRunner(database.pool), place.of);
  if (rows.length === 0) throw new WrongSetting(`No merchant has ${settingName}.`, 'setting.unknown');
  return rows.map((row) => row.merchant_id);
}

/** The names of what is switched off at a merchant. @throws WrongSetting for a merchant that does not exist */
export async function listSwitchedOff(
  { database }: Parts,
  merchantId: MerchantCode,
): Promise<readonly string[]> {
  const runner = poolRunner(database.pool);
  await requireMerchant(runner, merchantId);
  const rows = await selectSwitchedOff(runner, merchantId);
  return rows.map(({ vendor_code: vendorCode, game_id: gameId }) =>
    gameId === null ? `vendor ${vendorCode}` : `game ${vendorCode} ${gameId}`,
  );
}

/** @throws WrongSetting for a merchant that does not exist */
export async function requireMerchant(runner: SqlRunner, merchantId: MerchantCode): Promise<void> {
  if (!(await isMerchant(runner, merchantId))) throw new WrongSetting(`There is no merchant ${merchantId}.`);
}

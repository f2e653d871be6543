import type { MerchantCode } from '@wau/contract/ids';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { merchantSettings } from './merchant-settings.ts';
import { selectRegisterFields } from './register-field-sql.ts';
import { WrongSetting } from './setting-value.ts';
import { isMerchant, type SettingChange, selectSetting, selectSettingChanges } from './settings-sql.ts';

interface Parts {
  readonly database: Database;
}

const shownChanges = 50;

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

/** The last changes, newest first. @throws WrongSetting for a merchant that does not exist */
export async function listSettingChanges(
  { database }: Parts,
  merchantId: MerchantCode,
): Promise<readonly SettingChange[]> {
  const runner = poolRunner(database.pool);
  await requireMerchant(runner, merchantId);
  return selectSettingChanges(runner, merchantId, shownChanges);
}

async function requireMerchant(
  runner: ReturnType<typeof poolRunner>,
  merchantId: MerchantCode,
): Promise<void> {
  if (!(await isMerchant(runner, merchantId))) throw new WrongSetting(`There is no merchant ${merchantId}.`);
}

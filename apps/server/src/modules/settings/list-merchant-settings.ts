import type { MerchantCode } from '@wau/contract/ids';
import type { Database } from '@wau/service/database';
import { poolRunner } from '@wau/service/sql-runner';
import { merchantSettings } from './merchant-settings.ts';
import { WrongSetting } from './setting-value.ts';
import { isMerchant, type SettingChange, selectSetting, selectSettingChanges } from './settings-sql.ts';

interface Parts {
  readonly database: Database<unknown>;
}

const shownChanges = 50;

/** Every setting of a merchant with its value as text. @throws WrongSetting for a merchant that does not exist */
export async function listMerchantSettings(
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

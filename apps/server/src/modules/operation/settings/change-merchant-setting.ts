import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import { type Database, withTransaction } from '@wau/service/database';
import { merchantSettings } from './merchant-settings.ts';
import { WrongSetting } from './setting-value.ts';
import { insertSettingChange, lockMerchant, selectSetting, updateSetting } from './settings-sql.ts';

/**
 * Changes one setting of a running merchant and keeps who did so.
 *
 * Invariants: a value is stored only if its setting can be read from it; each change that changes something leaves
 * one row in the audit, in the same transaction. Locks: the merchant's row. The trigger on it tells every process.
 */
export interface SettingOrder {
  readonly merchantId: MerchantCode;
  /** The words that name the setting, e.g. `flag FEEDBACK3`. */
  readonly settingName: string;
  readonly value: string;
  /** The operator, for the audit. */
  readonly changedBy: string;
}

export interface SettingOutcome {
  readonly oldValue: string;
  readonly newValue: string;
}

/** @throws WrongSetting with what is wrong with the order */
export async function changeMerchantSetting(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { merchantId, settingName, value, changedBy }: SettingOrder,
): Promise<SettingOutcome> {
  const setting = merchantSettings.get(settingName);
  if (setting === undefined) throw new WrongSetting(`There is no setting "${settingName}".`);
  const wanted = readValue(settingName, value);
  return withTransaction(database, async (runner) => {
    if (!(await lockMerchant(runner, merchantId)))
      throw new WrongSetting(`There is no merchant ${merchantId}.`);
    const oldValue = await selectSetting(runner, merchantId, setting);
    await updateSetting(runner, merchantId, setting, wanted);
    const newValue = await selectSetting(runner, merchantId, setting);
    if (newValue !== oldValue) {
      const changedAtMs = clock.nowMs();
      await insertSettingChange(runner, merchantId, {
        changedAtMs,
        changedBy,
        settingName,
        oldValue,
        newValue,
      });
    }
    return { oldValue, newValue };
  });
}

function readValue(settingName: string, value: string): unknown {
  try {
    return merchantSettings.get(settingName)?.read(value);
  } catch (error) {
    if (error instanceof WrongSetting) throw new WrongSetting(`${settingName} must be ${error.message}.`);
    throw error;
  }
}

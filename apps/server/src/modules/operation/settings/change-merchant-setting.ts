import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { type MerchantSetting, settingNamed } from './merchant-settings.ts';
import { WrongSetting } from './setting-value.ts';
import { lockMerchant, selectSetting, updateSetting } from './settings-sql.ts';

export interface SettingOrder {
  readonly merchantId: MerchantCode;
  /** The words that name the setting, e.g. `flag FEEDBACK3`. */
  readonly settingName: string;
  readonly value: string;
  /** What whoever orders it has seen; anything else is refused. Without it the order stands for what it says. */
  readonly expectedValue?: string | undefined;
}

export interface SettingOutcome {
  readonly oldValue: string;
  readonly newValue: string;
}

/**
 * Changes one setting of a running merchant, in the transaction of `runner`; the audit keeps who did so.
 *
 * Invariants: a value is stored only if its setting can be read from it; what somebody has changed since it was seen is not
 * written over. Locks: the merchant's row. The trigger on it
 * tells every process.
 *
 * @throws WrongSetting with what is wrong with the order
 */
export async function changeMerchantSetting(
  runner: SqlRunner,
  { merchantId, settingName, value, expectedValue }: SettingOrder,
): Promise<Audited<SettingOutcome>> {
  const setting = settingNamed(settingName);
  if (setting === undefined) {
    throw new WrongSetting(`There is no setting "${settingName}".`, 'setting.unknown');
  }
  const wanted = readValue(settingName, setting, value);
  if (!(await lockMerchant(runner, merchantId)))
    throw new WrongSetting(`There is no merchant ${merchantId}.`);
  const oldValue = await selectSetting(runner, merchantId, setting);
  if (setting.place.kind === 'switch' && oldValue === '') {
    throw new WrongSetting(`${merchantId} has no ${settingName}.`, 'setting.unknown');
  }
  requireSeen(settingName, oldValue, expectedValue);
  await refusingBrokenRule(settingName, () => updateSetting(runner, merchantId, setting, wanted));
  const newValue = await selectSetting(runner, merchantId, setting);
  return settingChanged(settingName, { oldValue, newValue });
}

/** @throws WrongSetting `setting.changed` where a value is another one than was seen */
export function requireSeen(subject: string, present: string, expected: string | undefined): void {
  if (expected === undefined || expected === present) return;
  throw new WrongSetting(`${subject} is ${present} by now.`, 'setting.changed');
}

/** Some settings hold each other: a least that is above the most is neither. */
async function refusingBrokenRule(settingName: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
    if (code !== '23514') throw error;
    throw new WrongSetting(`${settingName} does not go with another setting (${constraint}).`);
  }
}

/** The outcome with what the audit keeps of it. */
export function settingChanged(subject: string, outcome: SettingOutcome): Audited<SettingOutcome> {
  const { oldValue, newValue } = outcome;
  return {
    value: outcome,
    change: { subject, oldValues: { value: oldValue }, newValues: { value: newValue } },
  };
}

function readValue(settingName: string, setting: MerchantSetting, value: string): unknown {
  try {
    return setting.kind.read(value);
  } catch (error) {
    if (error instanceof WrongSetting) throw new WrongSetting(`${settingName} must be ${error.message}.`);
    throw error;
  }
}

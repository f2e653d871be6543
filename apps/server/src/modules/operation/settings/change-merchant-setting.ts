import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import { deleteOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { loosensMoneyBound } from './loosens-money-bound.ts';
import { type MerchantSetting, settingNamed } from './merchant-settings.ts';
import { requireSpokenLanguage } from './require-spoken-language.ts';
import { WrongSetting } from './setting-value.ts';
import { selectSetting, updateSetting } from './settings-sql.ts';

export interface SettingOrder {
  readonly merchantId: MerchantCode;
  /** The words that name the setting, e.g. `flag FEEDBACK3`. */
  readonly settingName: string;
  readonly value: string;
  /** What whoever orders it has seen; anything else is refused. Without it the order stands for what it says. */
  readonly expectedValue?: string | undefined;
  /** Whose word it is, where loosening a bound on money takes that of two; without it whoever works on the machine orders it. */
  readonly by?: { readonly operatorId: OperatorId; readonly now: Date };
}

export interface SettingOutcome {
  readonly oldValue: string;
  readonly newValue: string;
}

export interface MerchantSettingOutcome extends SettingOutcome {
  /** `asked`: a second operator has to give it, and nothing is different yet. */
  readonly status: 'changed' | 'asked';
}

/**
 * Changes one setting of a running merchant, in the transaction of `runner`; the audit keeps who did so.
 *
 * Invariants: a value is stored only if its setting can be read from it; what somebody has changed since it was seen is not
 * written over; the default language is one of the site's, and all content is written in it; an operator loosens a bound on money only by the word of a second one, and tightens it alone. Locks: the merchant's row. The trigger on it
 * tells every process.
 *
 * @throws WrongSetting with what is wrong with the order; Refusal `setting.second.person`
 */
export async function changeMerchantSetting(
  runner: SqlRunner,
  { merchantId, settingName, value, expectedValue, by }: SettingOrder,
): Promise<Audited<MerchantSettingOutcome>> {
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
  await requireSpokenLanguage(runner, merchantId, settingName, wanted);
  const request = { merchantCode: merchantId, kind: 'setting', subject: settingName } as const;
  if (by !== undefined && loosensMoneyBound(settingName, oldValue, value)) {
    const key = { ...request, wanted: value };
    const status = await askOrGive(runner, key, by.operatorId, by.now, 'setting.second.person');
    if (status === 'asked') return settingAsked(settingName, oldValue, value);
  }
  await refusingBrokenRule(settingName, () => updateSetting(runner, merchantId, setting, wanted));
  // Whatever else was asked for was asked for over what the setting was.
  await deleteOperatorRequests(runner, request);
  const newValue = await selectSetting(runner, merchantId, setting);
  const { value: outcome, change } = settingChanged(settingName, { oldValue, newValue });
  return { value: { ...outcome, status: 'changed' }, change };
}

/** Nothing is different yet; the audit keeps who has asked for what. */
function settingAsked(
  subject: string,
  oldValue: string,
  askedValue: string,
): Audited<MerchantSettingOutcome> {
  return {
    value: { oldValue, newValue: oldValue, status: 'asked' },
    change: { subject, oldValues: { askedValue: null }, newValues: { askedValue } },
  };
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

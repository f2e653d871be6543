import type { MerchantCode } from '@wau/contract/ids';
import { isLanguageCode, languageCodes } from '@wau/contract/languages';
import type { RegisterFieldPropertyName } from '@wau/contract/merchant-settings';
import {
  isRegistrationFieldName,
  longestFields,
  type RegistrationFieldName,
  registrationFieldNames,
} from '@wau/contract/registration-rules';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { checkPattern, WrongPattern } from '../../../platform/patterns/check-pattern.ts';
import { requireSeen, type SettingOutcome, settingChanged } from './change-merchant-setting.ts';
import {
  addRegisterField,
  deleteRegisterFieldMessage,
  type RegisterFieldColumn,
  selectRegisterField,
  selectRegisterFieldMessage,
  updateRegisterField,
  writeRegisterFieldMessage,
} from './register-field-sql.ts';
import { onOrOff, shortText, WrongSetting } from './setting-value.ts';

/** What a rule consists of, and what each part must be. */
export const registerFieldProperties = {
  enabled: 'on: the form asks for the field',
  required: 'on: it must be filled in',
  pattern: 'an anchored regular expression, or none',
  'max-length': 'most characters',
  message: 'a language and what the form says when the field breaks the rule, e.g. EN Use 6 digits',
} as const satisfies Readonly<Record<RegisterFieldPropertyName, string>>;

type Property = RegisterFieldPropertyName;

export interface RegisterFieldOrder {
  readonly merchantId: MerchantCode;
  readonly fieldName: string;
  readonly property: string;
  readonly value: string;
  /** What whoever orders it has seen; of a message its words alone. */
  readonly expectedValue?: string | undefined;
}

/**
 * Changes one part of the rule of a registration field; the audit keeps who did so. Forms and calls follow from the next
 * one on, without a restart. What is wrong with the order is found before there is a transaction, because checking a
 * pattern takes its time; the change is made with the transaction that the returned work is given.
 *
 * Invariants: a pattern is stored only after it was checked; what somebody has changed since it was seen is not written over. Locks: the merchant's row, then the rule's.
 *
 * @throws WrongSetting with what is wrong with the order
 */
export async function changeRegisterField(
  order: RegisterFieldOrder,
): Promise<(tx: SqlRunner) => Promise<Audited<SettingOutcome>>> {
  const { merchantId } = order;
  const fieldName = fieldOf(order.fieldName);
  const property = propertyOf(order.property);
  const change = await readChange(fieldName, property, order.value);
  return async (tx) => {
    if (!(await lockMerchant(tx, merchantId))) throw new WrongSetting(`There is no merchant ${merchantId}.`);
    await addRegisterField(tx, merchantId, fieldName, longestFields[fieldName]);
    const oldValue = await change.read(tx, merchantId);
    requireSeen(change.subject, oldValue, order.expectedValue);
    await change.write(tx, merchantId);
    const newValue = await change.read(tx, merchantId);
    return settingChanged(change.subject, { oldValue, newValue });
  };
}

function fieldOf(name: string): RegistrationFieldName {
  if (isRegistrationFieldName(name)) return name;
  throw new WrongSetting(
    `There is no registration field "${name}"; there are ${registrationFieldNames.join(', ')}.`,
    'setting.unknown',
  );
}

function propertyOf(name: string): Property {
  if (Object.hasOwn(registerFieldProperties, name)) return name as Property;
  const known = Object.keys(registerFieldProperties).join(', ');
  throw new WrongSetting(`A registration field has no "${name}"; it has ${known}.`, 'setting.unknown');
}

/** One part of a rule: how it reads as text, and how the new value gets there. */
interface Change {
  /** What the audit calls it; a message is one for each language. */
  readonly subject: string;
  readonly read: (runner: SqlRunner, merchantId: MerchantCode) => Promise<string>;
  readonly write: (runner: SqlRunner, merchantId: MerchantCode) => Promise<void>;
}

async function readChange(
  fieldName: RegistrationFieldName,
  property: Property,
  text: string,
): Promise<Change> {
  try {
    if (property === 'message') return messageChange(fieldName, text);
    const [column, value] = await columnChange(fieldName, property, text);
    return {
      subject: `register-field ${fieldName} ${property}`,
      read: async (runner, merchantId) => {
        const stored = (await selectRegisterField(runner, merchantId, fieldName))[column];
        if (typeof stored === 'boolean') return stored ? 'on' : 'off';
        return stored === '' ? 'none' : String(stored);
      },
      write: (runner, merchantId) => updateRegisterField(runner, merchantId, fieldName, column, value),
    };
  } catch (error) {
    if (!(error instanceof WrongSetting || error instanceof WrongPattern)) throw error;
    throw new WrongSetting(`The ${property} of ${fieldName} must be ${error.message}.`);
  }
}

async function columnChange(
  fieldName: RegistrationFieldName,
  property: Exclude<Property, 'message'>,
  text: string,
): Promise<readonly [RegisterFieldColumn, boolean | number | string]> {
  if (property === 'enabled' || property === 'required') return [property, onOrOff(text)];
  if (property === 'max-length') return ['max_length', lengthOf(text, longestFields[fieldName])];
  const pattern = text === 'none' ? '' : text;
  if (pattern !== '') await checkPattern(pattern);
  return ['pattern', pattern];
}

function lengthOf(text: string, most: number): number {
  const length = Number(text);
  if (/^[0-9]{1,3}$/.test(text) && length >= 1 && length <= most) return length;
  throw new WrongSetting(`a number from 1 to ${most}`);
}

function messageChange(fieldName: RegistrationFieldName, text: string): Change {
  const [, language = '', words = ''] = /^(\S+)\s+(.+)$/s.exec(text) ?? [];
  if (!isLanguageCode(language)) {
    throw new WrongSetting(`a language (${languageCodes.join(', ')}) followed by the message`);
  }
  const message = shortText(200)(words);
  return {
    subject: `register-field ${fieldName} message ${language}`,
    read: async (runner, merchantId) =>
      (await selectRegisterFieldMessage(runner, merchantId, fieldName, language)) || 'none',
    write: (runner, merchantId) =>
      message === ''
        ? deleteRegisterFieldMessage(runner, merchantId, fieldName, language)
        : writeRegisterFieldMessage(runner, merchantId, fieldName, language, message),
  };
}

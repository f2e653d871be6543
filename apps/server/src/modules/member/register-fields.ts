import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';

type RegisterBody = CallBody<Calls['register']>;

/**
 * The fields that a merchant can ask for, in the order of the form. `username` and `password` are always asked for;
 * fields of the documented payload that are not here belong to features of their own and are not kept.
 */
export const registerFieldNames = [
  'username',
  'password',
  'nickname',
  'payeeName',
  'email',
  'countryDialingCode',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const satisfies readonly (keyof RegisterBody)[];

export type RegisterFieldName = (typeof registerFieldNames)[number];

export function isRegisterFieldName(name: string): name is RegisterFieldName {
  return registerFieldNames.some((known) => known === name);
}

export interface RegisterFieldRule {
  readonly fieldName: RegisterFieldName;
  readonly enabled: boolean;
  readonly required: boolean;
  /** An anchored regular expression; empty: any text. */
  readonly pattern: string;
  readonly maxLength: number;
}

/**
 * Holds the values to the merchant's rules and returns those that were asked for and filled in. Refuses the first
 * wrong field in the order of the form with `register.field.invalid`. Text around a value is no part of it, passwords
 * excepted.
 */
export function readRegisterFields(
  rules: readonly RegisterFieldRule[],
  body: RegisterBody,
): ReadonlyMap<RegisterFieldName, string> {
  const values = new Map<RegisterFieldName, string>();
  const byName = new Map(rules.map((rule) => [rule.fieldName, rule]));
  for (const fieldName of registerFieldNames) {
    const rule = ruleOf(fieldName, byName.get(fieldName));
    if (rule === undefined) continue;
    const value = fieldName === 'password' ? body.password : body[fieldName].trim();
    if (!fits(rule, value)) throw new Refusal('register.field.invalid', { field: fieldName });
    if (value !== '') values.set(fieldName, value);
  }
  return values;
}

/** `undefined`: not asked for. No setting lets anybody register without a name or a password. */
function ruleOf(
  fieldName: RegisterFieldName,
  rule: RegisterFieldRule | undefined,
): RegisterFieldRule | undefined {
  if (fieldName !== 'username' && fieldName !== 'password') return rule?.enabled === true ? rule : undefined;
  return { pattern: '', maxLength: 64, ...rule, fieldName, enabled: true, required: true };
}

function fits(rule: RegisterFieldRule, value: string): boolean {
  if (value === '') return !rule.required;
  // Browsers read the pattern of a form field with the same flag.
  return value.length <= rule.maxLength && new RegExp(rule.pattern, 'v').test(value);
}

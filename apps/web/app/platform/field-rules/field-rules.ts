import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { PlainMessageId } from '../language/message-ids.ts';
import { hasTooManyDigits } from '../mobile-number/read-mobile-number.ts';

/** The rules as the server gives them, with their messages in the page's language. */
export type FieldRuleValues = CallValue<Calls['getRegisterValidators']>;

export type FieldRuleName = keyof FieldRuleValues;

/** What is wrong with a field: words of ours, those of the rule that it breaks, or that it is longer than it may be. */
export type FieldError = PlainMessageId | { readonly rule: FieldRuleName } | { readonly atMost: number };

/** The rules of the fields that the forms of login and passwords have in common, and how to check by them. */
export interface FieldRules {
  readonly values: FieldRuleValues;
  /** What is wrong with a value; `undefined` breaks any rule. A rule without words leaves them to the form. */
  readonly errorOf: (
    name: FieldRuleName,
    value: string | undefined,
    otherwise: PlainMessageId,
  ) => FieldError | undefined;
}

/** The same while the rules may not be known: until then a field need only be filled in. */
export function ruleError(
  rules: FieldRules | undefined,
  name: FieldRuleName,
  value: string | undefined,
  otherwise: PlainMessageId,
): FieldError | undefined {
  if (rules !== undefined) return rules.errorOf(name, value, otherwise);
  return value === undefined || value === '' ? otherwise : undefined;
}

/** The same for a mobile number, which must also be one that a telephone can have. */
export function mobileNumberError(
  rules: FieldRules | undefined,
  mobileNum: string,
  isMobileNumber: boolean,
): FieldError | undefined {
  if (hasTooManyDigits(mobileNum)) return 'mobile.long';
  const broken = ruleError(rules, 'loginMobileNum', mobileNum.trim(), 'login.mobile.invalid');
  return broken ?? (isMobileNumber ? undefined : 'login.mobile.invalid');
}

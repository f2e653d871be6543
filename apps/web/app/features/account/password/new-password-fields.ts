import { type FieldError, type FieldRules, ruleError } from '../../../platform/field-rules/field-rules.ts';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';

/** A new password keeps to the merchant's rule, as far as that is known; the server has the last word. */
export function newPasswordError(newPassword: string, rules: FieldRules | undefined): FieldError | undefined {
  return ruleError(rules, 'password', newPassword, 'password.new.required');
}

/** What a new password must be like, said beforehand where the merchant has a rule for it. */
export function newPasswordHint(rules: FieldRules | undefined): string | undefined {
  const rule = rules?.values.password;
  return rule === undefined || rule.pattern === '' ? undefined : rule.message;
}

export function confirmError(newPassword: string, confirmNewPassword: string): PlainMessageId | undefined {
  if (confirmNewPassword === '') return 'password.confirm.required';
  return confirmNewPassword === newPassword ? undefined : 'password.confirm.mismatch';
}

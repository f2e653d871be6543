import { type FieldRule, fieldProblem } from '@wau/contract/registration-rules';
import type { PlainMessageId } from '../../platform/i18n/message-ids.ts';

/** What is wrong with a field: a message of ours, or the one that belongs to the merchant's rule. */
export type FieldError = PlainMessageId | 'rule';

/** A new password is there and keeps to the merchant's rule, as far as that is known; the server has the last word. */
export function newPasswordError(newPassword: string, rule: FieldRule | undefined): FieldError | undefined {
  if (newPassword === '') return rule?.required === false ? undefined : 'password.new.required';
  return rule !== undefined && fieldProblem(rule, newPassword) !== undefined ? 'rule' : undefined;
}

export function confirmError(newPassword: string, confirmNewPassword: string): FieldError | undefined {
  if (confirmNewPassword === '') return 'password.confirm.required';
  return confirmNewPassword === newPassword ? undefined : 'password.confirm.mismatch';
}

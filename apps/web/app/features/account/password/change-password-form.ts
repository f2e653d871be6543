import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import { type FieldError, type FieldRules, ruleError } from '../../../platform/field-rules/field-rules.ts';
import { confirmError, newPasswordError } from './new-password-fields.ts';

export interface ChangePasswordForm {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export type ChangePasswordField = keyof ChangePasswordForm;

export type ChangePasswordErrors = Partial<Readonly<Record<ChangePasswordField, FieldError>>>;

export const emptyChangePasswordForm: ChangePasswordForm = {
  oldPassword: '',
  newPassword: '',
  confirmNewPassword: '',
};

/** In the order of the screen. */
export const changePasswordFields = [
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
] as const satisfies readonly ChangePasswordField[];

/**
 * What the form lacks (AC-19). The old password is asked for, by the rule of login, unless the page still holds the one
 * of the first login.
 */
export function checkChangePassword(
  form: ChangePasswordForm,
  rules: FieldRules | undefined,
  asksOldPassword: boolean,
): ChangePasswordErrors {
  const found: Record<ChangePasswordField, FieldError | undefined> = {
    oldPassword: asksOldPassword
      ? ruleError(rules, 'loginPassword', form.oldPassword, 'password.old.required')
      : undefined,
    newPassword: newPasswordError(form.newPassword, rules),
    confirmNewPassword: confirmError(form.newPassword, form.confirmNewPassword),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** The field that the server's refusal names, where it stands on the form. */
export function refusedFieldOf(
  failure: ApiFailure,
  asksOldPassword: boolean,
): ChangePasswordField | undefined {
  const field = changePasswordFields.find((name) => name === failure.value?.field);
  return field === 'oldPassword' && !asksOldPassword ? undefined : field;
}

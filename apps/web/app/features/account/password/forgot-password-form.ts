import { isEmailAddress } from '@wau/contract/email-address';
import {
  type FieldError,
  type FieldRules,
  mobileNumberError,
  ruleError,
} from '../../../platform/field-rules/field-rules.ts';
import { newPasswordError } from './new-password-fields.ts';

export interface EmailForm {
  readonly username: string;
  readonly email: string;
}

export type EmailErrors = Partial<Readonly<Record<keyof EmailForm, FieldError>>>;

/**
 * What the form for a link by mail lacks (AC-17): the name by the rule of login, so that every name that logs in can
 * recover. What is typed around name and address is no part of them.
 */
export function checkEmailForm({ username, email }: EmailForm, rules: FieldRules | undefined): EmailErrors {
  const nameError = ruleError(rules, 'loginUsername', username.trim(), 'login.username.required');
  return {
    ...(nameError === undefined ? {} : { username: nameError }),
    ...(isEmailAddress(email.trim()) ? {} : { email: 'forgot.email.invalid' as const }),
  };
}

export interface PhoneForm {
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly newPassword: string;
}

export type PhoneErrors = Partial<Readonly<Record<keyof PhoneForm, FieldError>>>;

/** In the order of the screen. */
export const phoneFields = [
  'mobileNum',
  'verificationCode',
  'newPassword',
] as const satisfies readonly (keyof PhoneForm)[];

export const emptyPhoneForm: PhoneForm = { mobileNum: '', verificationCode: '', newPassword: '' };

/** What the form for a new password by SMS code lacks (AC-18). `isMobileNumber` says whether the number is one. */
export function checkPhoneForm(
  form: PhoneForm,
  isMobileNumber: boolean,
  rules: FieldRules | undefined,
): PhoneErrors {
  const found: Record<keyof PhoneForm, FieldError | undefined> = {
    mobileNum: mobileNumberError(rules, form.mobileNum, isMobileNumber),
    verificationCode: ruleError(rules, 'verificationCode', form.verificationCode, 'sms.code.invalid'),
    newPassword: newPasswordError(form.newPassword, rules),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

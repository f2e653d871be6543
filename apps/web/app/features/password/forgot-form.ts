import { isEmailAddress } from '@wau/contract/email-address';
import type { FieldRule } from '@wau/contract/registration-rules';
import { type FieldError, newPasswordError } from './new-password-fields.ts';

export interface EmailForm {
  readonly username: string;
  readonly email: string;
}

export type EmailErrors = Partial<Readonly<Record<keyof EmailForm, FieldError>>>;

/** What the form for a link by mail lacks (AC-17); what is typed around name and address is no part of them. */
export function checkEmailForm({ username, email }: EmailForm): EmailErrors {
  return {
    ...(username.trim() === '' ? { username: 'login.username.required' as const } : {}),
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
  rule: FieldRule | undefined,
): PhoneErrors {
  const found: Record<keyof PhoneForm, FieldError | undefined> = {
    mobileNum: isMobileNumber ? undefined : 'login.mobile.invalid',
    verificationCode: form.verificationCode === '' ? 'sms.code.invalid' : undefined,
    newPassword: newPasswordError(form.newPassword, rule),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

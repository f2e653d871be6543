import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import type { FieldError, FieldRuleName, FieldRules } from '../../../platform/field-rules/field-rules.ts';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import { hasTooManyDigits } from '../../../platform/mobile-number/read-mobile-number.ts';
import type { RememberedLogin } from '../../../platform/session/remembered-login/remembered-login.ts';
import type { LoginMethod } from '../../../platform/session/remembered-login/remembered-record.ts';

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly mobileNum: string;
  readonly messageCode: string;
  readonly captcha: string;
}

export type LoginField = keyof LoginInput;

/** The message for each field that is wrong. */
export type LoginErrors = Partial<Readonly<Record<LoginField, FieldError>>>;

export const emptyLoginInput: LoginInput = {
  username: '',
  password: '',
  mobileNum: '',
  messageCode: '',
  captcha: '',
};

/** The fields of a method in the order in which they stand on the screen. */
const fieldsOf: Readonly<Record<LoginMethod, readonly LoginField[]>> = {
  username: ['username', 'password', 'captcha'],
  sms: ['mobileNum', 'messageCode', 'captcha'],
};

/** Tells whether a number can be a mobile phone's; it loads the rules of all countries. */
export type IsMobileNumber = (mobileNum: string) => Promise<boolean>;

/**
 * What the form lacks by the rules of its fields, in the order of the screen. The server gives login no narrower
 * rules than an account has been able to have, so they lock out nobody.
 */
export async function checkLoginForm(
  form: LoginInput,
  method: LoginMethod,
  asksCaptcha: boolean,
  isMobileNumber: IsMobileNumber,
  rules: FieldRules | undefined,
): Promise<LoginErrors> {
  const errors: Partial<Record<LoginField, FieldError>> = {};
  for (const field of fieldsOf[method]) {
    if (field === 'captcha' && !asksCaptcha) continue;
    const problem = await problemOf(form, field, isMobileNumber, rules);
    if (problem !== undefined) errors[field] = problem;
  }
  return errors;
}

/** AC-11: the same for fields that are filled in alone, so that nobody is scolded for what is still to come. */
export async function checkFilledFields(
  form: LoginInput,
  method: LoginMethod,
  isMobileNumber: IsMobileNumber,
  rules: FieldRules | undefined,
): Promise<LoginErrors> {
  const errors = await checkLoginForm(form, method, true, isMobileNumber, rules);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => form[field as LoginField] !== ''));
}

export function firstWrongField(errors: LoginErrors, method: LoginMethod): LoginField | undefined {
  return fieldsOf[method].find((field) => errors[field] !== undefined);
}

async function problemOf(
  form: LoginInput,
  field: LoginField,
  isMobileNumber: IsMobileNumber,
  rules: FieldRules | undefined,
): Promise<FieldError | undefined> {
  // As `ruleError` has it, which stays out of the first load of this page.
  const ruled = (name: FieldRuleName, value: string | undefined, otherwise: PlainMessageId) =>
    rules === undefined ? (value ? undefined : otherwise) : rules.errorOf(name, value, otherwise);
  switch (field) {
    case 'username':
      return ruled('loginUsername', form.username.trim(), 'login.username.required');
    case 'password':
      return ruled('loginPassword', form.password, 'login.password.required');
    case 'mobileNum': {
      if (hasTooManyDigits(form.mobileNum)) return 'mobile.long';
      const broken = ruled('loginMobileNum', form.mobileNum.trim(), 'login.mobile.invalid');
      return broken ?? ((await isMobileNumber(form.mobileNum)) ? undefined : 'login.mobile.invalid');
    }
    case 'messageCode':
      return ruled('verificationCode', form.messageCode, 'login.code.required');
    case 'captcha':
      return form.captcha === '' ? 'captcha.required' : undefined;
  }
}

/** The field that a refusal is about, if it is about one. */
export function refusedField({ code }: Pick<ApiFailure, 'code'>): LoginField | undefined {
  switch (code) {
    case 'captcha.required':
    case 'captcha.wrong':
      return 'captcha';
    case 'verification.code.wrong':
    case 'firebase.token.invalid':
      return 'messageCode';
    case 'mobile.number.invalid':
      return 'mobileNum';
    default:
      return undefined;
  }
}

/** What this device remembers, in the form; what was typed while it was asked is left alone. */
export function withRemembered(
  form: LoginInput,
  method: LoginMethod,
  remembered: RememberedLogin,
): LoginInput {
  if (method === 'sms') return form.mobileNum === '' ? { ...form, mobileNum: remembered.username } : form;
  if (form.username !== '' && form.username !== remembered.username) return form;
  return { ...form, username: remembered.username, password: form.password || remembered.password };
}

/** The login that a method's fields make. */
export function loginOf(form: LoginInput, method: LoginMethod, dialingCode: string): RememberedLogin {
  return method === 'username'
    ? { type: method, username: form.username.trim(), password: form.password, countryDialingCode: '' }
    : {
        type: method,
        username: form.mobileNum.trim(),
        password: form.messageCode,
        countryDialingCode: dialingCode,
      };
}

import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import {
  askedFields,
  captchaAnswerPattern,
  fieldProblem,
  longestFields,
  type RegistrationFieldName,
  type RegistrationMode,
  type RegistrationSwitches,
  registrationFieldNames,
  valueOfField,
  verificationCodePattern,
} from '@wau/contract/registration-rules';
import type { RegisterMethod } from '../../../platform/device/register-method.ts';

export type RegistrationSettings = CallValue<Calls['getRegisterSettings']>;
export type RegistrationBody = CallBody<Calls['register']>;

/** What can be typed into the form: the operator's fields, and those that stand and fall with them. */
export type FormField = RegistrationFieldName | 'confirmPassword' | 'verificationCode' | 'captcha';

export type RegistrationForm = Readonly<Record<FormField, string>>;

export const emptyRegistrationForm: RegistrationForm = {
  ...(Object.fromEntries(registrationFieldNames.map((field) => [field, ''])) as Record<
    RegistrationFieldName,
    string
  >),
  confirmPassword: '',
  verificationCode: '',
  captcha: '',
};

/** What decides which fields stand on the form. */
export interface FormSituation {
  readonly mode: RegistrationMode;
  readonly settings: RegistrationSettings;
  readonly switches: RegistrationSwitches;
  /** Whoever brought the visitor is known by the link or the host, so that no code is asked for. */
  readonly isBrought: boolean;
  readonly asksCaptcha: boolean;
}

/** A field as it stands on the form. */
export interface ShownField {
  readonly name: FormField;
  readonly required: boolean;
  readonly pattern: string;
  readonly maxLength: number;
}

/** What is wrong with a field: words of ours, or `rule`, whose words are the server's. */
export type RegistrationProblem = 'required' | 'mismatch' | 'long' | 'rule';

export type RegistrationProblems = Partial<Readonly<Record<FormField, RegistrationProblem>>>;

const confirmPassword: ShownField = {
  name: 'confirmPassword',
  required: true,
  pattern: '',
  maxLength: longestFields.password,
};
const captcha: ShownField = {
  name: 'captcha',
  required: true,
  pattern: captchaAnswerPattern,
  maxLength: 16,
};
const verificationCode: ShownField = {
  name: 'verificationCode',
  required: true,
  pattern: verificationCodePattern,
  maxLength: 10,
};

/**
 * The fields of the form in their order. A password is always confirmed; a number, as soon as there is one, by a
 * code where the merchant wants that; the dialing code is part of the number's field.
 */
export function shownFields(situation: FormSituation, form: RegistrationForm): readonly ShownField[] {
  const { mode, settings, switches, isBrought, asksCaptcha } = situation;
  const shown = askedFields(mode, settings.fields, switches).flatMap((field): readonly ShownField[] => {
    if (field.name === 'countryDialingCode' || (field.name === 'affiliateCode' && isBrought)) return [];
    if (field.name === 'password') return [field, confirmPassword];
    if (field.name !== 'mobileNum') return [field];
    const asksCode = switches.confirmsMobile && (field.required || form.mobileNum.trim() !== '');
    return asksCode ? [field, verificationCode] : [field];
  });
  return asksCaptcha ? [...shown, captcha] : shown;
}

/** AC-13: one field by the server's rule. A field that is not required passes when it is empty. */
export function checkField(form: RegistrationForm, field: ShownField): RegistrationProblem | undefined {
  const value = valueToSend(form, field.name);
  const problem = fieldProblem(field, value);
  if (field.name !== 'confirmPassword' || problem !== undefined) return problem;
  return value === form.password ? undefined : 'mismatch';
}

/** Every problem of the form, in the order of the screen. */
export function checkRegistrationForm(
  form: RegistrationForm,
  shown: readonly ShownField[],
): RegistrationProblems {
  return Object.fromEntries(
    shown.flatMap((field) => {
      const problem = checkField(form, field);
      return problem === undefined ? [] : [[field.name, problem]];
    }),
  );
}

function valueToSend(form: RegistrationForm, field: FormField): string {
  const typed = form[field];
  if (field === 'confirmPassword') return typed;
  return field === 'verificationCode' || field === 'captcha' ? typed.trim() : valueOfField(field, typed);
}

/** Where and how the form was filled in, and what came with the link. */
export interface RegistrationOrigin {
  readonly host: string;
  readonly domain: string;
  readonly registerMethod: RegisterMethod;
  /** Digits; empty where the merchant's own country is meant. */
  readonly countryDialingCode: string;
  /** Empty unless the link or the host brought the visitor. */
  readonly affiliateCode: string;
  readonly recommenderId: string;
}

/** AC-15: the payload; what is not asked for or not filled is an empty string. */
export function registrationBody(
  form: RegistrationForm,
  shown: readonly ShownField[],
  origin: RegistrationOrigin,
): RegistrationBody {
  const filled: RegistrationForm = {
    ...emptyRegistrationForm,
    ...Object.fromEntries(shown.map(({ name }) => [name, valueToSend(form, name)])),
  };
  return {
    ...filled,
    type: 0,
    registerUrl: origin.host,
    registerMethod: origin.registerMethod,
    domain: origin.domain,
    countryDialingCode: filled.mobileNum === '' ? '' : origin.countryDialingCode,
    affiliateCode: filled.affiliateCode === '' ? origin.affiliateCode : filled.affiliateCode,
    recommenderId: filled.recommenderId === '' ? origin.recommenderId : filled.recommenderId,
  };
}

import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { RunMode } from '../../platform/device.ts';

export type RegisterSettings = CallValue<Calls['getRegisterSettings']>;
export type FieldRule = RegisterSettings['fields'][string];
export type RegisterBody = CallBody<Calls['register']>;

/** The fields that a merchant may ask for, in the order in which they stand on the screen. */
export const registerFields = [
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'paymentPassword',
  'whatsapp',
  'wechat',
  'line',
  'zalo',
  'facebook',
  'qqNum',
  'recommenderId',
  'affiliateCode',
] as const;

export type RegisterField = (typeof registerFields)[number];

export type RegisterForm = Readonly<Record<RegisterField | 'captcha', string>>;

export const emptyRegisterForm: RegisterForm = {
  ...(Object.fromEntries(registerFields.map((field) => [field, ''])) as Record<RegisterField, string>),
  captcha: '',
};

/** What is wrong with a field: words of ours, or `rule`, whose words are the server's. */
export type RegisterProblem = 'required' | 'mismatch' | 'rule';

export type RegisterProblems = Partial<Readonly<Record<RegisterField | 'captcha', RegisterProblem>>>;

/** A password is always confirmed, whatever the settings say of that field. */
export function shownFields(settings: RegisterSettings): RegisterField[] {
  return registerFields.filter(
    (field) => field === 'confirmPassword' || settings.fields[field]?.enabled === true,
  );
}

export function isRequired(settings: RegisterSettings, field: RegisterField): boolean {
  return field === 'confirmPassword' || settings.fields[field]?.required === true;
}

/** AC-13: one field by the server's rule. A field that is not required passes when it is empty. */
export function checkField(
  settings: RegisterSettings,
  form: RegisterForm,
  field: RegisterField,
): RegisterProblem | undefined {
  const value = valueToSend(form, field);
  if (value === '') return isRequired(settings, field) ? 'required' : undefined;
  if (field === 'confirmPassword') return value === form.password ? undefined : 'mismatch';
  return matchesPattern(settings.fields[field]?.pattern ?? '', value) ? undefined : 'rule';
}

/** Every problem of the form, in the order of the screen. */
export function checkRegisterForm(
  settings: RegisterSettings,
  form: RegisterForm,
  asksCaptcha: boolean,
): RegisterProblems {
  const problems: Partial<Record<RegisterField | 'captcha', RegisterProblem>> = {};
  for (const field of shownFields(settings)) {
    const problem = checkField(settings, form, field);
    if (problem !== undefined) problems[field] = problem;
  }
  if (asksCaptcha && form.captcha === '') problems.captcha = 'required';
  return problems;
}

/** An empty pattern takes any text. One that this browser cannot read is left to the server, which checks again. */
function matchesPattern(pattern: string, value: string): boolean {
  if (pattern === '') return true;
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

/** Spaces around a name are slips of the thumb; in a password they are meant. */
function valueToSend(form: RegisterForm, field: RegisterField): string {
  return field === 'password' || field === 'confirmPassword' || field === 'paymentPassword'
    ? form[field]
    : form[field].trim();
}

/** AC-15: the payload; what is not asked for or not filled is an empty string. */
export function registerBody(
  settings: RegisterSettings,
  form: RegisterForm,
  device: { readonly host: string; readonly hostname: string; readonly runMode: RunMode },
): RegisterBody {
  const shown = new Set<RegisterField>(shownFields(settings));
  const filled = Object.fromEntries(
    registerFields.map((field) => [field, shown.has(field) ? valueToSend(form, field) : '']),
  ) as Record<RegisterField, string>;
  return {
    ...filled,
    type: 0,
    registerUrl: device.host,
    registerMethod: device.runMode,
    domain: device.hostname,
    captcha: form.captcha,
    countryDialingCode: '',
    verificationCode: '',
  };
}

import type { FlagName } from './modules.ts';

/**
 * The rules of the registration form, read by the browser before it sends and by the server before it stores: one
 * code, so that the two never disagree.
 */

/** How somebody registers: under a name, or under a mobile number. */
export type RegistrationMode = 'username' | 'mobile';

/** The fields that an operator has rules for, in the order of the form. */
export const registrationFieldNames = [
  'username',
  'countryDialingCode',
  'mobileNum',
  'password',
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'idNumber',
  'whatsapp',
  'wechat',
  'line',
  'zalo',
  'facebook',
  'qqNum',
  'recommenderId',
  'affiliateCode',
] as const;

export type RegistrationFieldName = (typeof registrationFieldNames)[number];

export function isRegistrationFieldName(name: string): name is RegistrationFieldName {
  return registrationFieldNames.some((known) => known === name);
}

export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  /** An anchored regular expression; empty: any text. */
  readonly pattern: string;
  readonly maxLength: number;
}

/** A field that the form asks for. */
export interface AskedField {
  readonly name: RegistrationFieldName;
  readonly required: boolean;
  readonly pattern: string;
  readonly maxLength: number;
}

/** The switches of the merchant that decide what is asked for besides its rules. */
export interface RegistrationSwitches {
  /** A mobile number is confirmed by a code. */
  readonly confirmsMobile: boolean;
  /** MOBILENUMPASSREG3: whoever registers under a mobile number chooses a password as well. */
  readonly mobileWithPassword: boolean;
}

/**
 * What a merchant's switches make of the form. Codes are sent only where mobile numbers are registered at all
 * (MOBILENUMREG3, REGMOBVERF3: what `sendRegisterCode` needs), so nothing else asks for one.
 */
export function registrationSwitches(isOn: (flag: FlagName) => boolean): RegistrationSwitches {
  return {
    confirmsMobile: isOn('MOBILENUMREG3') && isOn('REGMOBVERF3'),
    mobileWithPassword: isOn('MOBILENUMPASSREG3'),
  };
}

/** What the form can hold at most, whatever the rules say: the bounds of the payload. */
export const longestFields: Readonly<Record<RegistrationFieldName, number>> = {
  username: 64,
  countryDialingCode: 8,
  mobileNum: 20,
  password: 128,
  paymentPassword: 64,
  nickname: 64,
  payeeName: 128,
  email: 254,
  idNumber: 64,
  whatsapp: 32,
  wechat: 64,
  line: 64,
  zalo: 64,
  facebook: 128,
  qqNum: 32,
  recommenderId: 64,
  affiliateCode: 64,
};

/** A code that was sent to a phone: digits, at most ten. */
export const verificationCodePattern = '^[0-9]{1,10}$';

/** A captcha's answer, whatever its picture. */
export const captchaAnswerPattern = '^[0-9]{1,16}$';

/**
 * The fields that are asked for, in the order of the form. Whatever the rules say, nobody registers without what the
 * mode is named after, and not without a way to log in again: a password, unless a number that was confirmed by a
 * code serves instead.
 */
export function askedFields(
  mode: RegistrationMode,
  rules: Readonly<Partial<Record<string, FieldRule>>>,
  switches: RegistrationSwitches,
): readonly AskedField[] {
  return registrationFieldNames.flatMap((name) => {
    const rule = rules[name];
    const demand = demandOf(name, mode, switches);
    if (demand === 'never' || (demand === 'by rule' && rule?.enabled !== true)) return [];
    return [
      {
        name,
        required: demand === 'always' || rule?.required === true,
        pattern: rule?.pattern ?? '',
        maxLength: Math.min(rule?.maxLength ?? longestFields[name], longestFields[name]),
      },
    ];
  });
}

function demandOf(
  name: RegistrationFieldName,
  mode: RegistrationMode,
  { confirmsMobile, mobileWithPassword }: RegistrationSwitches,
): 'always' | 'never' | 'by rule' {
  if (name === 'username') return mode === 'username' ? 'always' : 'never';
  if (name === 'mobileNum' && mode === 'mobile') return 'always';
  if (name !== 'password') return 'by rule';
  return mode === 'username' || mobileWithPassword || !confirmsMobile ? 'always' : 'never';
}

/** Spaces around a value are slips of the thumb; in a password they are meant. */
export function valueOfField(name: RegistrationFieldName, typed: string): string {
  return name === 'password' || name === 'paymentPassword' ? typed : typed.trim();
}

/** What is wrong with a value, if anything. An empty one passes where the field is not required. */
export function fieldProblem(
  { required, pattern, maxLength }: Omit<AskedField, 'name'>,
  value: string,
): 'required' | 'long' | 'rule' | undefined {
  if (value === '') return required ? 'required' : undefined;
  if (value.length > maxLength) return 'long';
  return matchesPattern(pattern, value) ? undefined : 'rule';
}

/** The flag that every pattern of a rule is read with. */
export const patternFlags = 'u';

const compiled = new Map<string, RegExp | undefined>();
const compiledLimit = 500;

/**
 * Each pattern is compiled once. One that cannot be read takes any text: patterns are checked before they are
 * accepted, so this is an old browser that does not know the syntax, and the server checks again.
 */
export function matchesPattern(pattern: string, value: string): boolean {
  if (pattern === '') return true;
  if (!compiled.has(pattern)) {
    if (compiled.size >= compiledLimit) compiled.clear();
    compiled.set(pattern, compile(pattern));
  }
  return compiled.get(pattern)?.test(value) ?? true;
}

function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, patternFlags);
  } catch {
    return undefined;
  }
}

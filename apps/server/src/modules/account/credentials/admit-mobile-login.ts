import { Refusal } from '@wau/service/refusal';
import { requireFlag } from '../../../platform/gates/module-switch.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { readMobileNumber } from '../member/mobile-number.ts';
import type { Caller } from './caller.ts';
import { admitLogin, type LoginAttempt } from './login-limits.ts';
import type { LoginParts } from './login-parts.ts';

/** What was typed, and the name of the field that it was typed into. */
interface TypedNumber {
  readonly mobileNum: string;
  readonly countryDialingCode: string | undefined;
  readonly field: string;
}

interface AdmittedNumber {
  /** E.164, as members' numbers are stored. */
  readonly mobileNumber: string;
  readonly attempt: LoginAttempt;
}

/**
 * Counts an attempt to log in by mobile number, by number and address as with passwords. There is no hard limit of the
 * number, which strangers would use up: a code has five tries and a number five codes a day, and a signed token cannot
 * be guessed.
 *
 * Refuses with `module.unavailable`, `mobile.number.invalid` and what `admitLogin` does.
 */
export async function admitMobileLogin(
  parts: LoginParts,
  merchant: Merchant,
  typed: TypedNumber,
  captcha: string,
  caller: Caller,
): Promise<AdmittedNumber> {
  requireFlag(merchant, 'MOBILENUMLOGIN3');
  const mobileNumber = readMobileNumber(typed, merchant.countryCode);
  if (mobileNumber === undefined) throw new Refusal('mobile.number.invalid', { field: typed.field });
  const target = { typedKey: mobileNumber };
  return {
    mobileNumber,
    attempt: await admitLogin(parts, parts.captchas, merchant, target, captcha, caller),
  };
}

import { fieldProblem, verificationCodePattern } from '@wau/contract/registration-rules';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { readMobileNumber } from '../member/mobile-number.ts';
import { checkCode, useCode } from '../verification/check-code.ts';
import type { RegisterBody } from './read-fields.ts';

/** The number of the form in E.164; `undefined` when none was given. Refuses `register.mobile.invalid`. */
export function mobileNumberOf(
  { merchant }: VisitorContext,
  given: { readonly mobileNum?: string | undefined; readonly countryDialingCode?: string | undefined },
): string | undefined {
  const { mobileNum = '', countryDialingCode } = given;
  if (mobileNum === '') return undefined;
  const number = readMobileNumber({ mobileNum, countryDialingCode }, merchant.countryCode);
  if (number === undefined) throw new Refusal('register.mobile.invalid', { field: 'mobileNum' });
  return number;
}

/** A number that was shown to be in the hands of whoever registers. */
export interface ConfirmedMobile {
  /** Uses the proof up, in the transaction of the registration. */
  readonly use: (tx: SqlRunner) => Promise<void>;
}

/**
 * Holds the code to the one that was sent to the number. A right one stays good until `use`, so that a slip in
 * another field does not cost a further SMS. Where an outside service has checked the code, its token stands in for it
 * (AC-08). Refuses `verification.code.missing`, `verification.code.wrong`, `firebase.token.invalid`.
 */
export async function confirmMobile(
  parts: LoginParts,
  { merchant }: VisitorContext,
  mobileNumber: string,
  { verificationCode, firebaseIdToken }: Pick<RegisterBody, 'verificationCode' | 'firebaseIdToken'>,
): Promise<ConfirmedMobile> {
  if (firebaseIdToken !== undefined) {
    const confirmed = await parts.phoneVerifier.check(merchant, firebaseIdToken);
    if (confirmed.mobileNumber === mobileNumber) return confirmed;
    throw new Refusal('firebase.token.invalid', { field: 'verificationCode' });
  }
  const { merchantCode } = merchant;
  const code = verificationCode.trim();
  const rule = { required: true, pattern: verificationCodePattern, maxLength: 10 };
  if (fieldProblem(rule, code) !== undefined) {
    throw new Refusal('verification.code.missing', { field: 'verificationCode' });
  }
  const checked = await checkCode(parts, { merchantCode, purpose: 'register', mobileNumber }, code);
  return { use: (tx) => useCode(parts, tx, checked) };
}

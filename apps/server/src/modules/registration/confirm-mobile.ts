import { fieldProblem, verificationCodePattern } from '@wau/contract/registration-rules';
import { Refusal } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';
import type { VisitorContext } from '../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
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
 * another field does not cost a further SMS. Refuses `verification.code.missing`, `verification.code.wrong`.
 */
export async function confirmMobile(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'config'>,
  { merchant: { merchantCode } }: VisitorContext,
  mobileNumber: string,
  { verificationCode }: Pick<RegisterBody, 'verificationCode'>,
): Promise<ConfirmedMobile> {
  const code = verificationCode.trim();
  const rule = { required: true, pattern: verificationCodePattern, maxLength: 10 };
  if (fieldProblem(rule, code) !== undefined) {
    throw new Refusal('verification.code.missing', { field: 'verificationCode' });
  }
  const checked = await checkCode(parts, { merchantCode, purpose: 'register', mobileNumber }, code);
  return { use: (tx) => useCode(parts, tx, checked) };
}

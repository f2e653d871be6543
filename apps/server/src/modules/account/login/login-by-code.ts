import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { admitMobileLogin } from '../credentials/admit-mobile-login.ts';
import type { Caller } from '../credentials/caller.ts';
import { failedAttempt, type LoginAttempt } from '../credentials/login-limits.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { requireAudience } from '../credentials/require-audience.ts';
import { findMemberByMobileNumber } from '../member/find-member.ts';
import { openSessionOrAskSecondStep } from '../second-step/ask-second-step.ts';
import type { SessionView } from '../session/open-session.ts';
import { type CheckedCode, checkCode, useCode } from '../verification/check-code.ts';

/**
 * Opens a session by a confirmed mobile number and the code that was sent to it: `username` carries the number,
 * `password` the code.
 *
 * Invariants: a number that is nobody's and a wrong code are answered alike. An attempt is counted, by number and
 * address as with passwords, before the code is looked at; the code itself dies after five wrong tries and is used up
 * in the transaction that opens the session.
 *
 * Refuses with `verification.code.wrong` and what `admitMobileLogin` does.
 *
 * Lock order: the member's row, the counters of the merchant, the address and the number, then the code, then the new
 * rows.
 */
export async function loginByCode(
  parts: LoginParts,
  merchant: Merchant,
  body: CallBody<Calls['login']>,
  caller: Caller,
  newDeviceToken: () => string,
): Promise<SessionView> {
  const typed = {
    mobileNum: body.username,
    countryDialingCode: body.countryDialingCode,
    field: 'username',
  };
  const { mobileNumber, attempt } = await admitMobileLogin(parts, merchant, typed, body.captcha, caller);
  const { merchantCode } = merchant;
  const code = await checkOrRefuse(parts, attempt, { merchantCode, mobileNumber }, body.password);
  const member = await findMemberByMobileNumber(parts.runner, merchantCode, mobileNumber);
  if (member?.isActive !== true) throw wrongCode(attempt);
  await requireAudience(member, body.audience, attempt);
  const deviceToken = newDeviceToken();
  const whereFrom = { ...caller, deviceToken };
  return openSessionOrAskSecondStep(parts, merchantCode, member, whereFrom, async (runner) => {
    await attempt.succeeded(runner);
    await useCode(parts, runner, code).catch((error: unknown) => {
      throw error instanceof Refusal ? wrongCode(attempt) : error;
    });
  });
}

async function checkOrRefuse(
  parts: LoginParts,
  attempt: LoginAttempt,
  { merchantCode, mobileNumber }: Pick<Merchant, 'merchantCode'> & { readonly mobileNumber: string },
  code: string,
): Promise<CheckedCode> {
  try {
    return await checkCode(parts, { merchantCode, purpose: 'login', mobileNumber }, code);
  } catch (error) {
    if (error instanceof Refusal) throw wrongCode(attempt);
    await attempt.abandoned();
    throw error;
  }
}

function wrongCode(attempt: LoginAttempt): Refusal {
  return failedAttempt(attempt, new Refusal('verification.code.wrong', { field: 'password' }));
}

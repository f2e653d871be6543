import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { admitMobileLogin } from '../credentials/admit-mobile-login.ts';
import type { Caller } from '../credentials/caller.ts';
import { failedAttempt } from '../credentials/login-limits.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { requireAudience } from '../credentials/require-audience.ts';
import { findMemberByMobileNumber } from '../member/find-member.ts';
import type { ConfirmedPhone } from '../phone-verification/phone-verifier.ts';
import { openSessionOrAskSecondStep } from '../second-step/ask-second-step.ts';
import type { SessionView } from '../session/open-session.ts';

/**
 * AC-08: opens a session by a number whose code an outside service has checked ("firebase" mode).
 *
 * Invariants: the number is the one in the signed token, and the one that was typed must be the same; a token is good
 * once. Attempts are counted, by number and address as with passwords, before the token is looked at.
 *
 * Refuses with `module.unavailable`, `firebase.token.invalid`, `login.failed` (nobody has the number, or the account
 * is disabled; both say when the next attempt needs a captcha) and what `admitMobileLogin` does.
 */
export async function loginByPhoneToken(
  parts: LoginParts,
  merchant: Merchant,
  body: CallBody<Calls['login']>,
  caller: Caller,
  newDeviceToken: () => string,
): Promise<SessionView> {
  if ((await parts.phoneVerifier.settingsOf(merchant)) === undefined) throw new Refusal('module.unavailable');
  const typed = {
    mobileNum: body.firebaseMobileNo ?? '',
    countryDialingCode: body.countryDialingCode,
    field: 'firebaseMobileNo',
  };
  const { mobileNumber, attempt } = await admitMobileLogin(parts, merchant, typed, body.captcha, caller);
  const failed = (error: unknown) => (error instanceof Refusal ? failedAttempt(attempt, error) : error);
  let confirmed: ConfirmedPhone;
  try {
    confirmed = await parts.phoneVerifier.check(merchant, body.firebaseIdToken ?? '');
  } catch (error) {
    // A service that cannot be reached is not the player's failure.
    if (!(error instanceof Refusal)) await attempt.abandoned();
    throw failed(error);
  }
  if (confirmed.mobileNumber !== mobileNumber) {
    throw failed(new Refusal('firebase.token.invalid', { field: 'firebaseMobileNo' }));
  }
  const member = await findMemberByMobileNumber(parts.runner, merchant.merchantCode, mobileNumber);
  if (member?.isActive !== true) throw failed(new Refusal('login.failed'));
  await requireAudience(member, body.audience, attempt);
  const whereFrom = { ...caller, deviceToken: newDeviceToken() };
  return openSessionOrAskSecondStep(parts, merchant.merchantCode, member, whereFrom, async (runner) => {
    await confirmed.use(runner).catch((error: unknown) => {
      throw failed(error);
    });
    await attempt.succeeded(runner);
  });
}

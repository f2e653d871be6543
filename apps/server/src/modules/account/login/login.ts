import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { isWithinDemoReach } from '@wau/service/http/this-machine';
import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { isTrial } from '../../../platform/sessions/member-types.ts';
import type { Caller } from '../credentials/caller.ts';
import { admitLogin, failedAttempt } from '../credentials/login-limits.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { requireAudience } from '../credentials/require-audience.ts';
import { typedNameKeyOf } from '../credentials/typed-name-key.ts';
import { verifyOrAbandon } from '../credentials/verify-or-abandon.ts';
import { findMemberByLoginName, type MemberAccount } from '../member/find-member.ts';
import { usernameKeyOf } from '../member/username-key.ts';
import { openSessionOrAskSecondStep } from '../second-step/ask-second-step.ts';
import type { SessionView } from '../session/open-session.ts';

/**
 * Opens a session by username, or confirmed mobile number, and password.
 *
 * Invariants: an unknown name, a disabled account and a wrong password are answered with the same text after the
 * same work. An attempt is counted before the password is looked at. A session exists only together with the end of
 * the account's count of failures. Trial accounts have no password that could be right (see `loginTrial`), and are told
 * so. An account that is not for the client's audience is refused once the password was right.
 *
 * A login that the demo's documentation tells everybody is a wrong one wherever the demo is not open to the caller.
 *
 * A password that was changed while it was looked at is a wrong one.
 *
 * Lock order: the member's row, the counters of the merchant, the address, the name and the account, then the new rows.
 */
export async function login(
  parts: LoginParts,
  merchant: Merchant,
  body: CallBody<Calls['login']>,
  caller: Caller,
  newDeviceToken: () => string,
): Promise<SessionView> {
  const member = await findMemberByLoginName(parts.runner, merchant, body.username);
  const typedKey = typedNameKeyOf(merchant, body.username);
  // One hard limit for an account, whether its name or its number is typed.
  const target = { typedKey, accountKey: member === undefined ? typedKey : usernameKeyOf(member.userName) };
  const attempt = await admitLogin(parts, parts.captchas, merchant, target, body.captcha, caller);
  if (member !== undefined && isTrial(member)) throw new Refusal('login.trial.rejected');
  const isRight = await verifyOrAbandon(parts.passwords, attempt, member?.passwordHash, body.password);
  if (
    member === undefined ||
    !isRight ||
    !member.isActive ||
    !isMeantFor(parts, merchant, member, body, caller)
  ) {
    throw failedAttempt(attempt, new Refusal('login.failed'));
  }
  await requireAudience(member, body.audience, attempt);
  const deviceToken = newDeviceToken();
  const whereFrom = { ...caller, deviceToken };
  return openSessionOrAskSecondStep(parts, merchant.merchantCode, member, whereFrom, attempt.succeeded);
}

function isMeantFor(
  { config }: LoginParts,
  { merchantCode }: Merchant,
  { userName }: MemberAccount,
  { password }: CallBody<Calls['login']>,
  { isFromThisMachine }: Caller,
): boolean {
  const isPublic = config.isPublicLogin(merchantCode, userName, password);
  return !isPublic || isWithinDemoReach(isFromThisMachine, config.demoReach);
}

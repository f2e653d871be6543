import { timingSafeEqual } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isTokenForm, tokenHashOf } from '../../../platform/sessions/session-token.ts';
import type { Caller } from '../credentials/caller.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { usernameKeyOf } from '../member/username-key.ts';
import { openSession, type SessionView } from '../session/open-session.ts';
import { trialMerchantOf } from './trial-merchant-of.ts';
import { selectTrialAccount } from './trial-sql.ts';

/**
 * Opens the session of a trial account by the secret that its creation gave. The session ends with the account.
 *
 * Refuses with `module.unavailable` and `login.failed`; a secret of 256 bits needs no limit on guesses.
 *
 * Lock order: the member's row, then the new session's.
 */
export async function loginTrial(
  parts: ServerParts,
  merchant: Merchant,
  body: CallBody<Calls['loginTrial']>,
  caller: Caller,
): Promise<SessionView> {
  const { merchantCode } = await trialMerchantOf(parts, merchant);
  const now = new Date(parts.clock.nowMs());
  const account = await selectTrialAccount(parts.runner, merchantCode, usernameKeyOf(body.username), now);
  const isRight =
    account !== undefined &&
    isTokenForm(body.password) &&
    timingSafeEqual(account.secret_hash, tokenHashOf(body.password));
  const refusal = new Refusal('login.failed');
  if (!isRight) throw refusal;
  const owner = {
    userName: account.username,
    memberType: account.member_type,
    isFirstLogin: false,
    playsUntilMs: account.expires_at.getTime(),
  };
  const { address, device, userAgent } = caller;
  const { member_id: memberId, login_epoch: loginEpoch } = account;
  return withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, { merchantCode, memberId, loginEpoch, refusal });
    return openSession(parts, runner, redeemed, owner, { address, device, userAgent });
  });
}

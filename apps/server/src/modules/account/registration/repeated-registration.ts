import type { MerchantCode } from '@wau/contract/ids';
import type { RegistrationMode } from '@wau/contract/registration-rules';
import { withTransaction } from '@wau/service/database/database';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { findMember, type MemberAccount } from '../member/find-member.ts';
import { hasSecondStep } from '../second-step/has-second-step.ts';
import { openSession, type SessionView } from '../session/open-session.ts';
import { takenRefusal } from './taken-refusal.ts';

/** A registration that is sent again with its key within this time is answered with a session. */
export const retryWindowMs = 10 * 60_000;

/** What a registration has in common with the same one sent again. */
export interface SentRegistration {
  readonly merchantCode: MerchantCode;
  readonly mode: RegistrationMode;
  /** The name, or the number that stands for it. */
  readonly username: string;
  /** Empty where the merchant asks for none. */
  readonly password: string;
  /** Of the `Idempotency-Key`; null where none was sent. */
  readonly keyHash: Buffer | null;
}

/**
 * Another session of the member that this very registration has made before; undefined where it has made none. The name
 * is taken if the password was changed while it was looked at.
 */
export async function openRepeated(
  parts: LoginParts,
  sent: SentRegistration,
  caller: Caller,
): Promise<SessionView | undefined> {
  const { merchantCode } = sent;
  const member = await findRepeated(parts, sent);
  if (member === undefined) return undefined;
  const { memberId, loginEpoch, ...owner } = member;
  const proof = { merchantCode, memberId, loginEpoch, refusal: takenRefusal(sent.mode) };
  return withTransaction(parts.database, async (runner) => {
    return openSession(parts, runner, await redeemLoginProof(runner, proof), owner, caller);
  });
}

async function findRepeated(
  parts: LoginParts,
  { merchantCode, username, password, keyHash }: SentRegistration,
): Promise<MemberAccount | undefined> {
  if (keyHash === null) return undefined;
  const member = await findMember(parts.runner, merchantCode, username);
  if (member?.registerKeyHash?.equals(keyHash) !== true || !member.isActive) return undefined;
  if (parts.clock.nowMs() - member.registeredAt.getTime() > retryWindowMs) return undefined;
  // The key is as secret as a token; where there is no password it has to do.
  const isSame = password === '' || (await parts.passwords.verify(member.passwordHash, password));
  if (!isSame) return undefined;
  // Whoever has switched two-step login on since then logs in with both steps.
  const isGuarded = await hasSecondStep(parts.runner, merchantCode, member.memberId);
  return isGuarded ? undefined : member;
}

import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Refusal } from '@wau/service/refusal';
import type { LoginEpoch } from '../member/login-epoch.ts';
import { increaseLoginEpoch, lockLoginEpoch } from './login-proof-sql.ts';

/**
 * That somebody has shown to be a member: a password that was right, say. It was looked at outside a transaction,
 * because hashing takes long, and counts for nothing until `redeemLoginProof` finds that nothing has ended it since.
 */
export interface LoginProof {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  /** Read together with what the proof is held to, such as the password's hash. */
  readonly loginEpoch: LoginEpoch;
  /** What a wrong password would have got. */
  readonly refusal: Refusal;
}

declare const redeemedBrand: unique symbol;

/** A proof that holds in the running transaction. What opens a session or changes an account's protection asks for it. */
export interface RedeemedProof {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly [redeemedBrand]: true;
}

/**
 * The first statement of every transaction that acts on a proof. It locks the member's row until the transaction
 * ends, and throws the proof's refusal if all sessions of the member were ended since (as a new password does) or the
 * account was disabled.
 *
 * Lock order of everything that touches an account's protection: the member's row, then the rest.
 */
export async function redeemLoginProof(
  runner: SqlRunner,
  { merchantCode, memberId, loginEpoch, refusal }: LoginProof,
): Promise<RedeemedProof> {
  if (!(await lockLoginEpoch(runner, merchantCode, memberId, loginEpoch))) throw refusal;
  return { merchantCode, memberId } as RedeemedProof;
}

/** For the transaction that has just made the member: nobody else knows of it yet. */
export function redeemedByOpening(merchantCode: MerchantCode, memberId: MemberId): RedeemedProof {
  return { merchantCode, memberId } as RedeemedProof;
}

/** Makes every proof useless that was given before, with the transaction of `runner`; locks the member's row. */
export function endLoginProofs(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<void> {
  return increaseLoginEpoch(runner, merchantCode, memberId);
}

import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type CodeSubject, codeHashOf, maximumWrongTries, numberHashOf } from './verification-code.ts';
import { endCode, tryCode, type VerificationCodeId } from './verification-sql.ts';

/** A code that was right; `useCode` uses it up. */
export interface CheckedCode {
  readonly merchantCode: MerchantCode;
  readonly codeId: VerificationCodeId;
}

/**
 * Whether a code is the one that was sent last to the number for this purpose. A wrong one is counted at once,
 * whatever becomes of the caller's transaction; after five the code is dead. A right one stays good until `useCode`,
 * so that a slip in another field does not cost a further SMS.
 *
 * Refuses with `verification.code.wrong`, and says no more: not whether there is a code, nor how many tries are left.
 */
export async function checkCode(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'config'>,
  subject: CodeSubject,
  code: string,
): Promise<CheckedCode> {
  const { merchantCode, purpose } = subject;
  const tried = await tryCode(parts.runner, {
    merchantCode,
    purpose,
    numberHash: numberHashOf(parts.config, subject),
    codeHash: codeHashOf(parts.config, subject, code.trim()),
    now: new Date(parts.clock.nowMs()),
    maximumWrongTries,
  });
  if (tried?.isRight !== true) throw new Refusal('verification.code.wrong', { field: 'verificationCode' });
  return { merchantCode, codeId: tried.codeId };
}

/**
 * Uses a checked code up, in the transaction of what it was for: of two at the same time one is refused with
 * `verification.code.wrong`.
 */
export async function useCode(
  parts: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  { merchantCode, codeId }: CheckedCode,
): Promise<void> {
  const isUsed = await endCode(tx, merchantCode, codeId, new Date(parts.clock.nowMs()));
  if (!isUsed) throw new Refusal('verification.code.wrong', { field: 'verificationCode' });
}

import type { Id, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { CodePurpose } from './verification-code.ts';

export type VerificationCodeId = Id<'verificationCode'>;

/** Lets one transaction at a time send to a number, so that two at once, at whatever merchants, do not both pass a limit. */
export async function lockNumber(tx: SqlRunner, sentToHash: Buffer): Promise<void> {
  await tx.query({
    name: 'lock-verification-number',
    text: `select pg_advisory_xact_lock(hashtextextended(encode($1::bytea, 'hex'), 7218830452))`,
    values: [sentToHash],
  });
}

/** How many codes have really been sent to a number since a moment, by all merchants together. */
export async function countSentCodes(tx: SqlRunner, sentToHash: Buffer, since: Date): Promise<number> {
  const rows = await tx.query<{ sent_count: number }>({
    name: 'count-sent-codes',
    text: `
      select count(*)::integer as sent_count from wau.verification_codes
      where sent_to_hash = $1 and sent_at > $2`,
    values: [sentToHash, since],
  });
  return rows[0]?.sent_count ?? 0;
}

/** When a merchant has been asked for codes to a number since a moment, the oldest first. */
export async function selectSendTimes(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  numberHash: Buffer,
  since: Date,
): Promise<readonly { readonly sentAt: Date; readonly purpose: CodePurpose }[]> {
  const rows = await tx.query<{ sent_at: Date; purpose: CodePurpose }>({
    name: 'select-code-send-times',
    text: `
      select sent_at, purpose from wau.verification_codes
      where merchant_id = $1 and number_hash = $2 and sent_at > $3
      order by sent_at`,
    values: [merchantCode, numberHash, since],
  });
  return rows.map((row) => ({ sentAt: row.sent_at, purpose: row.purpose }));
}

/** The code before it, if it is still good, ends. */
export async function replaceCode(
  tx: SqlRunner,
  code: {
    readonly merchantCode: MerchantCode;
    readonly codeId: VerificationCodeId;
    readonly purpose: CodePurpose;
    readonly numberHash: Buffer;
    readonly codeHash: Buffer;
    /** Null: withheld. */
    readonly sentToHash: Buffer | null;
    readonly sentAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'end-live-code',
    text: `
      update wau.verification_codes set ended_at = $4
      where merchant_id = $1 and purpose = $2 and number_hash = $3 and ended_at is null`,
    values: [code.merchantCode, code.purpose, code.numberHash, code.sentAt],
  });
  await tx.query({
    name: 'insert-verification-code',
    text: `
      insert into wau.verification_codes (merchant_id, verification_code_id, purpose, number_hash, code_hash, sent_at,
                                          expires_at, sent_to_hash)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      code.merchantCode,
      code.codeId,
      code.purpose,
      code.numberHash,
      code.codeHash,
      code.sentAt,
      code.expiresAt,
      code.sentToHash,
    ],
  });
}

/**
 * Holds a code against the live one of the number and counts a wrong one, in one statement, so that tries at the same
 * time cannot pass the limit together. `undefined`: there is none, or it has had its tries.
 */
export async function tryCode(
  runner: SqlRunner,
  attempt: {
    readonly merchantCode: MerchantCode;
    readonly purpose: CodePurpose;
    readonly numberHash: Buffer;
    readonly codeHash: Buffer;
    readonly now: Date;
    readonly maximumWrongTries: number;
  },
): Promise<{ readonly codeId: VerificationCodeId; readonly isRight: boolean } | undefined> {
  const rows = await runner.query<{ verification_code_id: VerificationCodeId; is_right: boolean }>({
    name: 'try-verification-code',
    text: `
      update wau.verification_codes
      set wrong_tries = wrong_tries + case when code_hash = $4 then 0 else 1 end
      where merchant_id = $1 and purpose = $2 and number_hash = $3 and ended_at is null and expires_at > $5
        and wrong_tries < $6
      returning verification_code_id, code_hash = $4 as is_right`,
    values: [
      attempt.merchantCode,
      attempt.purpose,
      attempt.numberHash,
      attempt.codeHash,
      attempt.now,
      attempt.maximumWrongTries,
    ],
  });
  const row = rows[0];
  return row === undefined ? undefined : { codeId: row.verification_code_id, isRight: row.is_right };
}

/** Uses a code up; `false` when somebody else has just done so. */
export async function endCode(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  codeId: VerificationCodeId,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'end-verification-code',
    text: `
      update wau.verification_codes set ended_at = $3
      where merchant_id = $1 and verification_code_id = $2 and ended_at is null
      returning 1 as ended`,
    values: [merchantCode, codeId, now],
  });
  return rows.length > 0;
}

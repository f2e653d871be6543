import type { MemberId, MerchantCode, SessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RedeemedProof } from '../credentials/login-proof.ts';

/** The payment password's hash, `undefined` where there is none. */
export async function selectPaymentPassword(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<string | undefined> {
  const rows = await runner.query<{ password_hash: string }>({
    name: 'select-payment-password',
    text: 'select password_hash from wau.payment_passwords where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
  return rows[0]?.password_hash;
}

/** Writes a payment password in place of exactly the `old` one; `false` when that is no longer there. */
export async function upsertPaymentPassword(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  change: {
    readonly passwordHash: string;
    readonly old: string | undefined;
    readonly changedAt: Date;
  },
): Promise<boolean> {
  const rows = await runner.query({
    name: 'upsert-payment-password',
    text: `
      insert into wau.payment_passwords (merchant_id, member_id, password_hash, changed_at)
      values ($1, $2, $3, $5)
      on conflict (merchant_id, member_id) do update
      set password_hash = excluded.password_hash, changed_at = excluded.changed_at
      where payment_passwords.password_hash = $4
      returning 1 as written`,
    values: [merchantCode, memberId, change.passwordHash, change.old ?? null, change.changedAt],
  });
  return rows.length > 0;
}

export interface SecurityAnswerRow {
  readonly question_id: string;
  readonly answer_hash: string;
}

export function selectSecurityAnswers(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly SecurityAnswerRow[]> {
  return runner.query<SecurityAnswerRow & Record<string, unknown>>({
    name: 'select-security-answers',
    text: `
      select question_id, answer_hash from wau.security_answers
      where merchant_id = $1 and member_id = $2 order by sort_order`,
    values: [merchantCode, memberId],
  });
}

/** The proof has locked the member's row, so that of two at a time the answers of one remain. */
export async function replaceSecurityAnswers(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  answers: readonly { readonly questionId: string; readonly answerHash: string }[],
): Promise<void> {
  await runner.query({
    name: 'delete-security-answers',
    text: 'delete from wau.security_answers where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
  await runner.query({
    name: 'insert-security-answers',
    text: `
      insert into wau.security_answers (merchant_id, member_id, question_id, answer_hash, sort_order)
      select $1, $2, question_id, answer_hash, position
      from unnest($3::text[], $4::text[]) with ordinality as answer (question_id, answer_hash, position)`,
    values: [
      merchantCode,
      memberId,
      answers.map(({ questionId }) => questionId),
      answers.map(({ answerHash }) => answerHash),
    ],
  });
}

export interface SecurityConfigRow {
  readonly has_payment_password: boolean;
  readonly has_questions: boolean;
  readonly is_second_step_on: boolean;
  readonly recovery_code_count: bigint;
  readonly passkey_count: bigint;
  readonly bank_card_count: bigint;
  readonly session_count: bigint;
  readonly last_login_at: Date | null;
  readonly last_login_address: string | null;
}

/** What protects the account; the login before that of the present session is the last one. */
export async function selectSecurityConfig(
  runner: SqlRunner,
  member: { readonly merchantCode: MerchantCode; readonly memberId: MemberId; readonly sessionId: SessionId },
  now: Date,
): Promise<SecurityConfigRow> {
  const rows = await runner.query<SecurityConfigRow & Record<string, unknown>>({
    name: 'select-security-config',
    text: `
      select
        exists (select from wau.payment_passwords where merchant_id = $1 and member_id = $2) as has_payment_password,
        exists (select from wau.security_answers where merchant_id = $1 and member_id = $2) as has_questions,
        exists (select from wau.second_steps
                where merchant_id = $1 and member_id = $2 and confirmed_at is not null) as is_second_step_on,
        (select count(*) from wau.recovery_codes where merchant_id = $1 and member_id = $2) as recovery_code_count,
        (select count(*) from wau.passkeys where merchant_id = $1 and member_id = $2) as passkey_count,
        (select count(*) from wau.bank_cards
         where merchant_id = $1 and member_id = $2 and removed_at is null) as bank_card_count,
        (select count(*) from wau.sessions
         where merchant_id = $1 and member_id = $2 and ended_at is null and idle_until > $4 and ends_at > $4)
          as session_count,
        last.created_at as last_login_at, host(last.address) as last_login_address
      from (select) as one
      left join lateral (
        select created_at, address from wau.sessions
        where merchant_id = $1 and member_id = $2 and session_id <> $3
        order by created_at desc limit 1
      ) as last on true`,
    values: [member.merchantCode, member.memberId, member.sessionId, now],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the query has always one row');
  return row;
}

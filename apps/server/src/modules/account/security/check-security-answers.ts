import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, attemptCounter } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import type { PasswordHashing } from '../credentials/password-hashing.ts';
import { type SecurityAnswerRow, selectSecurityAnswers } from './security-sql.ts';

export interface GivenAnswer {
  readonly questionId: string;
  readonly answer: string;
}

/** Answers can be guessed by those who know the member, so there are few attempts. */
const perMember: AttemptRule = { name: 'security.answers', windowMs: 24 * 60 * 60_000, window: 'sliding' };
export const securityAnswerAttempts = 5;

/**
 * All three answers must be right; which of them was not is not told. Returns what says inside the transaction, once
 * the member's row is locked, whether they are still the present ones, and refuses otherwise. Refuses `security.questions.missing`,
 * `payment.password.locked` and `security.answer.wrong`.
 */
export async function checkSecurityAnswers(
  parts: Pick<LoginParts, 'runner' | 'clock' | 'passwords'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  answers: readonly GivenAnswer[],
): Promise<(runner: SqlRunner) => Promise<void>> {
  const rows = await selectSecurityAnswers(parts.runner, merchant.merchantCode, member.memberId);
  if (rows.length === 0) throw new Refusal('security.questions.missing');
  const counter = attemptCounter(parts, merchant.merchantCode, perMember, member.memberId);
  const verdict = await counter.take(securityAnswerAttempts);
  if (!verdict.accepted) {
    throw new Refusal('payment.password.locked', { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  let rightCount: number;
  try {
    rightCount = await countRight(parts.passwords, rows, answers);
  } catch (error) {
    await counter.giveBack();
    throw error;
  }
  const refusal = new Refusal('security.answer.wrong');
  if (rightCount !== rows.length) throw refusal;
  await counter.forget();
  return async (runner) => {
    const present = await selectSecurityAnswers(runner, merchant.merchantCode, member.memberId);
    const checked = new Set(rows.map((row) => row.answer_hash));
    if (!present.every((row) => checked.has(row.answer_hash))) throw refusal;
  };
}

/** Looks at every one, so that the time does not tell which was wrong. */
async function countRight(
  passwords: PasswordHashing,
  rows: readonly SecurityAnswerRow[],
  answers: readonly GivenAnswer[],
): Promise<number> {
  let rightCount = 0;
  for (const row of rows) {
    const given = answers.find(({ questionId }) => questionId === row.question_id);
    if (await passwords.verify(row.answer_hash, plainAnswer(given?.answer ?? ''))) rightCount += 1;
  }
  return rightCount;
}

/** Nobody remembers how an answer was capitalised. */
export function plainAnswer(answer: string): string {
  return answer.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

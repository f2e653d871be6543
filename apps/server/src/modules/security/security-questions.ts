import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database';
import { Refusal } from '@wau/service/refusal';
import { transactionRunner } from '@wau/service/sql-runner';
import { type AttemptRule, attemptCounter } from '../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../platform/gates/member-gate.ts';
import { notifyMember } from '../message/notify-member.ts';
import type { Caller } from '../session/caller.ts';
import type { LoginParts } from '../session/login.ts';
import { requirePassword } from '../session/require-password.ts';
import { replaceSecurityAnswers, selectSecurityAnswers } from './security-sql.ts';

/** The questions that can be chosen; their words belong to the clients. The list only grows. */
const securityQuestionIds: readonly string[] = [
  'primaryschool',
  'firstteacher',
  'mothertown',
  'firstpet',
  'firstjob',
  'childhoodfriend',
  'favouritedish',
  'firstphone',
];

export interface GivenAnswer {
  readonly questionId: string;
  readonly answer: string;
}

/** Answers can be guessed by those who know the member, so there are few attempts. */
const perMember: AttemptRule = { name: 'security.answers', windowMs: 24 * 60 * 60_000, window: 'sliding' };
export const securityAnswerAttempts = 5;

export async function listSecurityQuestions(
  parts: LoginParts,
  { merchant, member }: MemberContext,
): Promise<CallValue<Calls['listSecurityQuestions']>> {
  const chosen = await selectSecurityAnswers(parts.runner, merchant.merchantCode, member.memberId);
  return { offered: [...securityQuestionIds], chosen: chosen.map((row) => row.question_id) };
}

/** Three questions with their answers in place of those before. Refuses `security.questions.invalid`. */
export async function setSecurityQuestions(
  parts: LoginParts,
  context: MemberContext,
  body: { readonly loginPassword: string; readonly answers: readonly GivenAnswer[] },
  caller: Caller,
): Promise<null> {
  const { answers } = body;
  const isKnown = answers.every(({ questionId }) => securityQuestionIds.includes(questionId));
  const areDifferent = new Set(answers.map(({ questionId }) => questionId)).size === answers.length;
  const areFilled = answers.every(({ answer }) => plainAnswer(answer) !== '');
  if (!isKnown || !areDifferent || !areFilled) throw new Refusal('security.questions.invalid');
  await requirePassword(parts, context, body.loginPassword, caller);
  const { merchant, member } = context;
  const hashed: { questionId: string; answerHash: string }[] = [];
  for (const { questionId, answer } of answers) {
    hashed.push({ questionId, answerHash: await parts.passwords.hash(plainAnswer(answer)) });
  }
  await withTransaction(parts.database.kysely, async (tx) => {
    const runner = transactionRunner(tx);
    await replaceSecurityAnswers(runner, merchant.merchantCode, member.memberId, hashed);
    await notifyMember(parts, runner, {
      merchant,
      memberId: member.memberId,
      kind: 'security.questions.changed',
    });
  });
  return null;
}

/**
 * All three answers must be right; which of them was not is not told. Refuses `security.questions.missing`,
 * `payment.password.locked` and `security.answer.wrong`.
 */
export async function checkSecurityAnswers(
  parts: LoginParts,
  { merchant, member }: MemberContext,
  answers: readonly GivenAnswer[],
): Promise<void> {
  const rows = await selectSecurityAnswers(parts.runner, merchant.merchantCode, member.memberId);
  if (rows.length === 0) throw new Refusal('security.questions.missing');
  const counter = attemptCounter(parts, merchant.merchantCode, perMember, member.memberId);
  const verdict = await counter.take(securityAnswerAttempts);
  if (!verdict.accepted) {
    throw new Refusal('payment.password.locked', { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  let rightCount = 0;
  for (const row of rows) {
    const given = answers.find(({ questionId }) => questionId === row.question_id);
    if (await parts.passwords.verify(row.answer_hash, plainAnswer(given?.answer ?? ''))) rightCount += 1;
  }
  if (rightCount !== rows.length) throw new Refusal('security.answer.wrong');
  await counter.forget();
}

/** Nobody remembers how an answer was capitalised. */
function plainAnswer(answer: string): string {
  return answer.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { plainAnswer } from './check-security-answers.ts';
import { securityQuestionIds } from './list-security-questions.ts';
import { requirePaymentPassword } from './manage-payment-password.ts';
import { replaceSecurityAnswers } from './security-sql.ts';

/**
 * Three questions with their answers in place of those before. The answers replace a forgotten payment password, so
 * it comes first and is asked for: whoever knows the login password alone must neither change them nor leave answers
 * of their own behind for a payment password to come. Refuses `security.questions.invalid` and what
 * `requirePaymentPassword` does.
 *
 * Lock order: the member's row, then the answers.
 */
export async function setSecurityQuestions(
  parts: LoginParts,
  context: MemberContext,
  body: CallBody<Calls['setSecurityQuestions']>,
  caller: Caller,
): Promise<null> {
  const { answers } = body;
  const isKnown = answers.every(({ questionId }) => securityQuestionIds.includes(questionId));
  const areDifferent = new Set(answers.map(({ questionId }) => questionId)).size === answers.length;
  const areFilled = answers.every(({ answer }) => plainAnswer(answer) !== '');
  if (!isKnown || !areDifferent || !areFilled) throw new Refusal('security.questions.invalid');
  const proof = await requirePassword(parts, context, body.loginPassword, caller);
  const requireSamePaymentPassword = await requirePaymentPassword(parts, context, body.paymentPassword);
  const { merchant, member } = context;
  const hashed: { questionId: string; answerHash: string }[] = [];
  for (const { questionId, answer } of answers) {
    hashed.push({ questionId, answerHash: await parts.passwords.hash(plainAnswer(answer)) });
  }
  await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    await requireSamePaymentPassword(runner);
    await replaceSecurityAnswers(runner, redeemed, hashed);
    await notifyMember(parts, runner, {
      merchant,
      memberId: member.memberId,
      kind: 'security.questions.changed',
    });
  });
  return null;
}

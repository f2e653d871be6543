import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { selectSecurityAnswers } from './security-sql.ts';

/** The questions that can be chosen; their words belong to the clients. The list only grows. */
export const securityQuestionIds: readonly string[] = [
  'primaryschool',
  'firstteacher',
  'mothertown',
  'firstpet',
  'firstjob',
  'childhoodfriend',
  'favouritedish',
  'firstphone',
];

/** The questions to choose from, and those that the member has chosen. */
export async function listSecurityQuestions(
  parts: LoginParts,
  { merchant, member }: MemberContext,
): Promise<CallValue<Calls['listSecurityQuestions']>> {
  const chosen = await selectSecurityAnswers(parts.runner, merchant.merchantCode, member.memberId);
  return { offered: [...securityQuestionIds], chosen: chosen.map((row) => row.question_id) };
}

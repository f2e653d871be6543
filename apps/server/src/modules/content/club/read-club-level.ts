import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { readMembership } from './follow-membership.ts';

/** The level of the merchant's club that a member has at a moment; zero below the first. */
export async function readClubLevel(
  runner: SqlRunner,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  nowMs: number,
): Promise<number> {
  const { state } = await readMembership(runner, merchant, member.memberId, nowMs);
  return state.level;
}

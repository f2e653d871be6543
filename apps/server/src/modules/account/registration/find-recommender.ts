import { type MemberId, type MerchantCode, parseId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { usernameKeyOf } from '../member/username-key.ts';
import { selectActiveMemberId } from './registration-sql.ts';

/**
 * Whoever recommended the new member, by member id (as in invitation links) or by name (as people type it). Members
 * on free trial recommend nobody. Refuses `recommender.unknown` for a link and `member.unavailable` for a name.
 */
export async function findRecommender(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  recommenderId: string,
): Promise<MemberId> {
  const linkedId = parseId('member', recommenderId);
  const memberId = await selectActiveMemberId(runner, merchantCode, {
    memberId: linkedId ?? null,
    usernameKey: usernameKeyOf(recommenderId),
  });
  if (memberId !== undefined) return memberId;
  const code = linkedId === undefined ? 'member.unavailable' : 'recommender.unknown';
  throw new Refusal(code, { field: 'recommenderId' });
}

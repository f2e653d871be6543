import { type MemberId, type MerchantCode, parseId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';
import { usernameKeyOf } from '../session/username-key.ts';
import { selectActiveMemberId } from './registration-sql.ts';

/**
 * Whoever recommended the new member, by member id (as in invitation links) or by name (as people type it). Members
 * on free trial recommend nobody. Refuses `recommender.unknown`.
 */
export async function findRecommender(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  recommenderId: string,
): Promise<MemberId> {
  const memberId = await selectActiveMemberId(runner, merchantCode, {
    memberId: parseId('member', recommenderId) ?? null,
    usernameKey: usernameKeyOf(recommenderId),
  });
  if (memberId === undefined) throw new Refusal('recommender.unknown', { field: 'recommenderId' });
  return memberId;
}

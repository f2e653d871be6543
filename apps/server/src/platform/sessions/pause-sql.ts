import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Whether something keeps a member from play. */
export async function isPaused(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  now: Date,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'select-is-paused',
    text: `select 1 as one from wau.play_pauses
            where merchant_id = $1 and member_id = $2 and (ends_at is null or ends_at > $3) limit 1`,
    values: [merchantCode, memberId, now],
  });
  return rows.length > 0;
}

import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { selectSecondStep } from './second-step-sql.ts';

/** Whether the member has two-step login on: begun and confirmed. */
export async function hasSecondStep(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<boolean> {
  const row = await selectSecondStep(runner, { merchantCode, memberId });
  return row !== undefined && row.confirmed_at !== null;
}

import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { selectTeamLevel } from './team-sql.ts';

/** Whether somebody stands below another at any level. */
export async function standsBelow(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  agentId: MemberId,
): Promise<boolean> {
  return (await selectTeamLevel(runner, merchantCode, agentId, memberId)) !== undefined;
}

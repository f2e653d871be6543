import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { selectAuditOperators } from './audit-subject-sql.ts';

/** By whom the audit can be searched. */
export async function listAuditOperators(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listAuditOperators']>> {
  const rows = await selectAuditOperators(runner, merchantCode);
  return { list: rows.map((row) => ({ operatorId: row.operator_id, username: row.username })) };
}

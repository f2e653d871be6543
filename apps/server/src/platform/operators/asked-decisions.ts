import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type OperatorRequestKey, selectOperatorRequests } from './operator-request-sql.ts';

export interface AskedDecision {
  readonly decision: string;
  readonly askedBy: string;
}

/** What somebody has asked for and a second person has not given yet, by the case that it is about. */
export async function askedDecisions(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  kind: OperatorRequestKey['kind'],
): Promise<(caseId: string) => AskedDecision[]> {
  const rows = await selectOperatorRequests(runner, merchantCode, kind);
  const byCase = Map.groupBy(rows, ({ subject }) => subject);
  return (caseId) =>
    (byCase.get(caseId) ?? []).map((row) => ({ decision: row.wanted, askedBy: row.asker_name }));
}

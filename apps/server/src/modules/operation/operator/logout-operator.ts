import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { endOperatorSession } from './operator-sql.ts';

/** Ends the session that asks. */
export async function logoutOperator(
  tx: SqlRunner,
  { operator }: Pick<OperatorContext, 'operator'>,
  nowMs: number,
): Promise<Audited<null>> {
  const { operatorId, sessionId } = operator;
  await endOperatorSession(tx, sessionId, new Date(nowMs));
  return { value: null, change: { subject: operatorId, oldValues: { sessionId }, newValues: {} } };
}

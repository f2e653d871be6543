import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { WorkCaseKind } from '@wau/contract/work-cases';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface WorkCase {
  readonly merchantCode: MerchantCode;
  readonly kind: WorkCaseKind;
  readonly caseId: string;
}

/** Gives a case to the operator unless it is somebody else's; `false` where it is. */
export async function upsertWorkClaim(
  tx: SqlRunner,
  { merchantCode, kind, caseId }: WorkCase,
  operatorId: OperatorId,
  now: Date,
  lapsesAt: Date,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'upsert-work-claim',
    text: `
      insert into wau.work_claims (merchant_id, case_kind, case_id, operator_id, lapses_at)
      values ($1, $2, $3, $4, $6)
      on conflict (merchant_id, case_kind, case_id)
      do update set operator_id = excluded.operator_id, lapses_at = excluded.lapses_at
      where work_claims.operator_id = excluded.operator_id or work_claims.lapses_at <= $5
      returning 1 as claimed`,
    values: [merchantCode, kind, caseId, operatorId, now, lapsesAt],
  });
  return rows.length > 0;
}

/**
 * Lets go of all other cases that the operator has at the merchant. What somebody else is just taking over is theirs
 * and not waited for, so that two who take over from each other do not wait in a circle.
 */
export async function deleteOtherWorkClaims(
  tx: SqlRunner,
  { merchantCode, kind, caseId }: WorkCase,
  operatorId: OperatorId,
): Promise<void> {
  await tx.query({
    name: 'delete-other-work-claims',
    text: `
      delete from wau.work_claims where ctid in (
        select ctid from wau.work_claims
        where operator_id = $4 and merchant_id = $1 and (case_kind, case_id) <> ($2, $3)
        for update skip locked)`,
    values: [merchantCode, kind, caseId, operatorId],
  });
}

/** Lets go of a case, whosever it is, or only where it is this operator's. */
export async function deleteWorkClaim(
  tx: SqlRunner,
  { merchantCode, kind, caseId }: WorkCase,
  operatorId: OperatorId | null,
): Promise<void> {
  await tx.query({
    name: 'delete-work-claim',
    text: `
      delete from wau.work_claims
      where merchant_id = $1 and case_kind = $2 and case_id = $3 and ($4::text is null or operator_id = $4)`,
    values: [merchantCode, kind, caseId, operatorId],
  });
}

/** Whose a case is at a moment; the row is locked, so that nobody takes it before the transaction ends. */
export async function lockWorkClaim(
  tx: SqlRunner,
  { merchantCode, kind, caseId }: WorkCase,
  now: Date,
): Promise<OperatorId | undefined> {
  const rows = await tx.query<{ operator_id: OperatorId }>({
    name: 'lock-work-claim',
    text: `
      select operator_id from wau.work_claims
      where merchant_id = $1 and case_kind = $2 and case_id = $3 and lapses_at > $4
      for update`,
    values: [merchantCode, kind, caseId, now],
  });
  return rows[0]?.operator_id;
}

export interface WorkClaimRow {
  readonly case_kind: WorkCaseKind;
  readonly case_id: string;
  readonly operator_id: OperatorId;
  readonly username: string;
  readonly lapses_at: Date;
}

export function selectWorkClaims(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  kinds: readonly WorkCaseKind[],
  now: Date,
): Promise<readonly WorkClaimRow[]> {
  return runner.query<WorkClaimRow & Record<string, unknown>>({
    name: 'select-work-claims',
    text: `
      select claim.case_kind, claim.case_id, claim.operator_id, operator.username, claim.lapses_at
      from wau.work_claims as claim
      join wau.operators as operator on operator.operator_id = claim.operator_id
      where claim.merchant_id = $1 and claim.case_kind = any ($2) and claim.lapses_at > $3
      order by claim.case_kind, claim.case_id`,
    values: [merchantCode, kinds, now],
  });
}

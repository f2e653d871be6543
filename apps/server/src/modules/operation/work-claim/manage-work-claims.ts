import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type WorkCaseKind, workCaseKinds, workCases } from '@wau/contract/work-cases';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  deleteOtherWorkClaims,
  deleteWorkClaim,
  selectWorkClaims,
  upsertWorkClaim,
} from '../../../platform/work-claims/work-claim-sql.ts';

type Claiming = Pick<OperatorContext, 'merchant' | 'operator'>;
type ClaimParts = Pick<ServerParts, 'clock'>;
type Claim = CallValue<Calls['claimWithdrawal']>;

/** Long enough to look into a case; the console asks for more while somebody works on it. */
export const workClaimMs = 5 * 60_000;

/** Who works on which case, of the kinds that the operator may decide about. */
export async function listWorkClaims(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, operator }: Claiming,
): Promise<CallValue<Calls['listWorkClaims']>> {
  const kinds = workCaseKinds.filter((kind) => operator.permissions.includes(workCases[kind].permission));
  const rows = await selectWorkClaims(runner, merchant.merchantCode, kinds, new Date(clock.nowMs()));
  return {
    list: rows.map((row) => ({
      kind: row.case_kind,
      caseId: row.case_id,
      operatorId: row.operator_id,
      username: row.username,
      lapsesAt: row.lapses_at.toISOString(),
    })),
  };
}

/**
 * Keeps a case for the operator.
 *
 * Invariants: a case is one operator's at a time, also where many claim it at once; a claim lapses by itself; an operator has
 * one case at a merchant, so that nobody keeps what others could do. Whether there is such a case is not looked at: a claim
 * decides nothing.
 *
 * Refuses `case.claimed`. Locks: the claim, then the operator's other claims.
 */
export async function claimWorkCase(
  { clock }: ClaimParts,
  tx: SqlRunner,
  { merchant, operator }: Claiming,
  kind: WorkCaseKind,
  caseId: string,
): Promise<Audited<Claim>> {
  const workCase = { merchantCode: merchant.merchantCode, kind, caseId };
  const nowMs = clock.nowMs();
  const lapsesAt = new Date(nowMs + workClaimMs);
  if (!(await upsertWorkClaim(tx, workCase, operator.operatorId, new Date(nowMs), lapsesAt))) {
    throw new Refusal('case.claimed');
  }
  await deleteOtherWorkClaims(tx, workCase, operator.operatorId);
  const value = { lapsesAt: lapsesAt.toISOString() };
  return { value, change: { subject: caseId, oldValues: {}, newValues: { kind, ...value } } };
}

/** Lets a case go; where it is not the operator's, nothing changes. Locks: the claim. */
export async function releaseWorkCase(
  tx: SqlRunner,
  { merchant, operator }: Claiming,
  kind: WorkCaseKind,
  caseId: string,
): Promise<Audited<null>> {
  await deleteWorkClaim(tx, { merchantCode: merchant.merchantCode, kind, caseId }, operator.operatorId);
  return { value: null, change: { subject: caseId, oldValues: { kind }, newValues: {} } };
}

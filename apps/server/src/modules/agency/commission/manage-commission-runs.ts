import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { personOf } from '../../../platform/audit/person-of.ts';
import { enqueueJob } from '../../../platform/jobs/job.ts';
import { isApproved } from '../../../platform/operators/is-approved.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import {
  insertRunApproval,
  lockRun,
  type RunKey,
  type RunRow,
  resetCorrectedPeriods,
  updateRunState,
} from './commission-run-sql.ts';
import { lockCommissions } from './count-bets-sql.ts';
import { payCommissionRun } from './pay-commission-run-job.ts';

type Decided = Audited<CallValue<Calls['approveCommissionRun']>>;

/**
 * Lets a run that waits be paid, which a job does from then on; from the merchant's amount on a first person's word is noted and
 * a second one's lets it go.
 *
 * Invariants: it is decided once, so of any number of approvals one lets it be paid; nobody approves it twice where two have to,
 * and the word of whoever has lost the right since counts no more; the decision, its audit and the job are of one transaction.
 * Locks: the run's row, the claim.
 *
 * @throws Refusal `commission.unknown`, `commission.decided`, `commission.second.person`, `case.claimed`; InvalidRequestError
 *   without a reason
 */
export async function approveCommissionRun(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  key: RunKey,
  actor: Actor,
  { reason: text }: CallBody<Calls['approveCommissionRun']>,
): Promise<Decided> {
  const reason = readReason(text);
  const now = new Date(clock.nowMs());
  const run = await lockWaiting(tx, key);
  await settleWorkClaim(tx, caseOf(key), actor, now);
  const others = await insertRunApproval(tx, key, { ...personOf(actor), reason }, now);
  const asked = {
    ...{ merchantCode: key.merchantCode, needsTwo: run.needs_two },
    ...({ permission: 'commission.decide', code: 'commission.second.person' } as const),
  };
  if (!(await isApproved(tx, asked, others))) return decided(run, 'waiting', reason);
  await updateRunState(tx, key, { state: 'approved' }, now);
  await enqueueJob(tx, payCommissionRun, key, { key: `${payCommissionRun.name} ${key.runId}` });
  return decided(run, 'approved', reason);
}

/**
 * A run that waits is not paid. Its period is not reckoned again; what it put right of earlier periods is once more looked at by
 * the next run of the kind.
 *
 * Locks: the merchant's commissions, the run's row, the claim.
 *
 * @throws Refusal `commission.unknown`, `commission.decided`, `case.claimed`; InvalidRequestError without a reason
 */
export async function rejectCommissionRun(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  key: RunKey,
  actor: Actor,
  { reason: text }: CallBody<Calls['rejectCommissionRun']>,
): Promise<Decided> {
  const reason = readReason(text);
  const now = new Date(clock.nowMs());
  // Nobody is in the middle of a step of another run, which goes by what this one put right.
  await lockCommissions(tx, key.merchantCode);
  const run = await lockWaiting(tx, key);
  await settleWorkClaim(tx, caseOf(key), actor, now);
  const rejecterName = personOf(actor).personName;
  await updateRunState(tx, key, { state: 'rejected', rejecterName, reason }, now);
  await resetCorrectedPeriods(tx, key, run.kind);
  return decided(run, 'rejected', reason);
}

function caseOf({ merchantCode, runId }: RunKey) {
  return { merchantCode, kind: 'commissionRun', caseId: runId } as const;
}

async function lockWaiting(tx: SqlRunner, key: RunKey): Promise<RunRow> {
  const run = await lockRun(tx, key);
  if (run === undefined) throw new Refusal('commission.unknown');
  if (run.state !== 'waiting') throw new Refusal('commission.decided');
  return run;
}

function decided(run: RunRow, state: 'waiting' | 'approved' | 'rejected', reason: string): Decided {
  const { kind, from_day: fromDay, to_day: toDay, hour } = run;
  return {
    value: { state },
    change: {
      subject: run.run_id,
      oldValues: { status: 'waiting' },
      newValues: {
        ...{ status: state, kind, fromDay: hour === null ? fromDay : `${fromDay} ${hour}:00`, toDay },
        amountMinor: minorToWire(run.due_minor),
        reason,
      },
    },
  };
}

import { openSteps } from '@wau/rules/agency/contract-negotiation';
import { addDays, endsProduct, firstStart } from '@wau/rules/agency/contract-periods';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import {
  type ContractRow,
  selectAcceptedAround,
  selectLatestContract,
  updateContract,
} from './contract-sql.ts';
import { auditedContract, type ContractStepTaken, holdAgent } from './contract-step.ts';
import type { ContractView } from './contract-view.ts';
import { datedTerms, requireCovered } from './require-covered.ts';

/**
 * Accepts or rejects the version that waits for a party. What is accepted begins on its day, or later where that has come
 * already, and ends the day before whatever would pay for the same bets; what that was is still read for earlier days.
 *
 * Invariants: a version is answered once, and the same answer again finds it answered; what has changed above or below since
 * it was proposed is looked at again.
 * Locks: the agent's row, the upline's row.
 *
 * @throws Refusal `contract.changed`, `contract.step.closed`, and as `holdAgent` and `requireCovered` do
 */
export async function answerContract(
  tx: SqlRunner,
  step: ContractStepTaken,
  answer: 'accept' | 'reject',
): Promise<Audited<ContractView>> {
  const { merchantCode, kind, product, party, now } = step;
  const { today, uplineId } = await holdAgent(tx, step);
  const latest = await selectLatestContract(tx, step, product);
  if (latest === undefined) throw new Refusal('contract.step.closed');
  if (latest.version !== step.seenVersion || latest.upline_id !== uplineId)
    throw new Refusal('contract.changed');
  const state = answer === 'accept' ? 'A' : 'R';
  if (latest.state === state && latest.proposed_by !== party) return auditedContract(latest, latest, party);
  if (!openSteps(latest.state, party).includes(answer)) throw new Refusal('contract.step.closed');
  if (answer === 'reject') {
    const rejected = { ...latest, state, answered_at: now } as const;
    await updateContract(tx, merchantCode, rejected);
    return auditedContract(latest, rejected, party);
  }
  const earliest = firstStart(kind, today);
  const starts_on = latest.starts_on > earliest ? latest.starts_on : earliest;
  const accepted: ContractRow = { ...latest, state, starts_on, answered_at: now };
  await requireCovered(tx, step, uplineId, datedTerms(accepted));
  await endReplaced(tx, step, accepted);
  await updateContract(tx, merchantCode, accepted);
  return auditedContract(latest, accepted, party);
}

/** What has begun ends the day before; what has not never does. */
async function endReplaced(tx: SqlRunner, step: ContractStepTaken, accepted: ContractRow): Promise<void> {
  const rows = await selectAcceptedAround(tx, step, null, accepted.starts_on);
  for (const row of rows) {
    if (row.agent_id !== step.agentId || !endsProduct(accepted.product, row.product)) continue;
    const hasBegun = row.starts_on < accepted.starts_on;
    await updateContract(
      tx,
      step.merchantCode,
      hasBegun ? { ...row, ends_on: addDays(accepted.starts_on, -1) } : { ...row, state: 'X' },
    );
  }
}

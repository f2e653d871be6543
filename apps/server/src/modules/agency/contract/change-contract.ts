import { findTierFault } from '@wau/rules/agency/check-contract-tiers';
import { openSteps, partyToAnswer, stateOfChange } from '@wau/rules/agency/contract-negotiation';
import { addDays, firstStart, isStart } from '@wau/rules/agency/contract-periods';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import { tierFromWire, tierToWire, type WireTier } from '@wau/rules/agency/wire-tiers';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { isDay } from '../../../platform/calendar/require-days.ts';
import { type ContractRow, insertContract, selectLatestContract, updateContract } from './contract-sql.ts';
import { auditedContract, type ContractStepTaken, holdAgent } from './contract-step.ts';
import type { ContractView } from './contract-view.ts';
import { datedTerms, requireCovered } from './require-covered.ts';

/** Nobody knows what a contract should be that begins later. */
const longestAheadDays = 366;

/**
 * Writes the next version of an agent's contract: a proposal of the upline, or what the downline wishes for instead.
 *
 * Invariants: one version waits for a product at a time; whoever sends the same once more gets the version that stands; no
 * proposal waits that would leave the upline with a loss, and no version the agent with what is promised below.
 * Locks: the agent's row, the upline's row.
 *
 * @throws Refusal `contract.changed`, `contract.step.closed`, `contract.tiers.invalid`, `contract.start.invalid`, and as
 *   `holdAgent` and `requireCovered` do
 */
export async function changeContract(
  tx: SqlRunner,
  step: ContractStepTaken,
  wanted: { readonly tiers: readonly WireTier[]; readonly startsOn: string },
): Promise<Audited<ContractView>> {
  const { merchantCode, kind, product, party, now } = step;
  const { today, uplineId } = await holdAgent(tx, step);
  const latest = await selectLatestContract(tx, step, product);
  const tiers = wanted.tiers.map((tier) => tierToWire(tierFromWire(tier)));
  const row: ContractRow = {
    agent_id: step.agentId,
    ...{ kind, product, tiers, upline_id: uplineId },
    version: (latest?.version ?? 0) + 1,
    state: stateOfChange(party, latest !== undefined),
    ...{ starts_on: wanted.startsOn, ends_on: null, proposed_by: party, proposed_at: now, answered_at: null },
  };
  if (latest !== undefined && isSentAgain(latest, row, step.seenVersion))
    return auditedContract(latest, latest, party);
  if ((latest?.version ?? 0) !== step.seenVersion) throw new Refusal('contract.changed');
  if (!openSteps(latest?.state, party).includes('change')) throw new Refusal('contract.step.closed');
  requireTerms(kind, row, today);
  // What a wish is held against would tell the agent what the upline gets; whoever accepts it is told instead.
  await requireCovered(tx, step, party === 'upline' ? uplineId : null, datedTerms(row));
  if (latest !== undefined && partyToAnswer(latest.state) !== undefined)
    await updateContract(tx, merchantCode, { ...latest, state: 'X' });
  await insertContract(tx, { ...row, merchantCode, proposer_id: step.by });
  return auditedContract(latest, row, party);
}

function isSentAgain(latest: ContractRow, row: ContractRow, seenVersion: number): boolean {
  const isSame = latest.proposed_by === row.proposed_by && latest.starts_on === row.starts_on;
  const wasSeen = latest.version === seenVersion + 1 && partyToAnswer(latest.state) !== undefined;
  return isSame && wasSeen && textOf(latest.tiers) === textOf(row.tiers);
}

/** The database gives the fields of stored tiers back in an order of its own. */
function textOf(tiers: readonly WireTier[]): string {
  return JSON.stringify(tiers.map((tier) => tierToWire(tierFromWire(tier))));
}

function requireTerms(kind: ContractKind, { tiers, starts_on }: ContractRow, today: string): void {
  const fault = findTierFault(kind, tiers.map(tierFromWire));
  if (fault !== undefined)
    throw new Refusal('contract.tiers.invalid', {
      tier: fault.tier,
      field: fault.field,
      detail: fault.fault,
    });
  const begins =
    isDay(starts_on) &&
    isStart(kind, starts_on) &&
    starts_on >= firstStart(kind, today) &&
    starts_on <= addDays(today, longestAheadDays);
  if (!begins) throw new Refusal('contract.start.invalid', { field: 'startsOn' });
}

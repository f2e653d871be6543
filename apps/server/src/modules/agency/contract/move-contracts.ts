import type { MemberId } from '@wau/contract/ids';
import { contractKinds } from '@wau/rules/agency/contract-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import {
  type ContractAgent,
  replaceContractsOfOthers,
  selectAgent,
  updateContractUpline,
} from './contract-sql.ts';
import { contractUpline } from './contract-step.ts';
import { requireStillCovered } from './require-covered.ts';

/**
 * What becomes of an agent's contracts that has just got another upline: those that hold or are to come go on and are paid
 * by the new one, or by the house. What waits for an answer is replaced, since who offered it, or was asked, has no say any
 * more. Resolves with how many go on with another payer.
 *
 * Locks: none of its own; who calls it holds the agent's row and the new upline's.
 *
 * @throws Refusal `upline.contract.uncovered` with the tier
 */
export async function moveContracts(tx: SqlRunner, agent: ContractAgent, now: Date): Promise<number> {
  const row = await selectAgent(tx, agent, now);
  assert(row !== undefined, 'who was moved exists');
  const payer: MemberId | null = contractUpline(row);
  for (const kind of contractKinds) await requireStillCovered(tx, { ...agent, kind }, payer, row.today);
  await replaceContractsOfOthers(tx, agent, payer);
  return updateContractUpline(tx, agent, payer, row.today);
}

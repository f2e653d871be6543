import type { MemberId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type ContractAgent, selectAgent } from './contract-sql.ts';
import { contractUpline } from './contract-step.ts';

/** Who pays an agent's contracts: the upline, or the house (null), which also answers for whoever is not there. */
export async function readPayer(
  runner: SqlRunner,
  agent: ContractAgent,
  now: Date,
): Promise<MemberId | null> {
  const row = await selectAgent(runner, agent, now);
  return row === undefined ? null : contractUpline(row);
}

import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { firstStart } from '@wau/rules/agency/contract-periods';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { selectAgent, selectContracts } from './contract-sql.ts';
import { contractUpline } from './contract-step.ts';
import { contractViews } from './contract-view.ts';

/** Those of all kinds together. */
const mostVersions = 100;

/**
 * An agent's contracts as an operator sees them: the house's side where the house pays, and else without anything to do.
 *
 * @throws Refusal `member.unknown`
 */
export async function listAgentContracts(
  { runner, clock }: { readonly runner: SqlRunner; readonly clock: Clock },
  { merchantCode, currencyCode }: Pick<Merchant, 'merchantCode' | 'currencyCode'>,
  agentId: MemberId,
): Promise<CallValue<Calls['listAgentContracts']>> {
  const now = new Date(clock.nowMs());
  const agent = await selectAgent(runner, { merchantCode, agentId }, now);
  if (agent === undefined) throw new Refusal('member.unknown');
  const rows = await selectContracts(runner, merchantCode, [agentId], null, {
    now,
    mostOfEach: mostVersions,
  });
  const isOfHouse = contractUpline(agent) === null;
  const views = contractViews(rows, 'upline');
  return {
    currencyCode,
    today: agent.today,
    firstStarts: {
      dividend: firstStart('dividend', agent.today),
      dailySalary: firstStart('dailySalary', agent.today),
      hourlySalary: firstStart('hourlySalary', agent.today),
    },
    list: isOfHouse ? views : views.map((view) => ({ ...view, steps: [] })),
  };
}

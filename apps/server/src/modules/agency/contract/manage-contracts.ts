import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { answerContract } from './answer-contract.ts';
import { changeContract } from './change-contract.ts';
import { selectAgent } from './contract-sql.ts';
import { contractUpline } from './contract-step.ts';
import type { ContractView } from './contract-view.ts';

type Parts = Pick<ServerParts, 'clock'>;
type Context = Pick<AgentContext, 'merchant' | 'member'>;
type Asked = CallBody<Calls['processDividendContract']>;
type Process = (tx: SqlRunner) => Promise<Audited<ContractView>>;

export function processDividendContract(parts: Parts, context: Context, asked: Asked): Process {
  return process(parts, context, 'dividend', asked);
}

export function processDailySalaryContract(parts: Parts, context: Context, asked: Asked): Process {
  return process(parts, context, 'dailySalary', asked);
}

export function processHourlySalaryContract(parts: Parts, context: Context, asked: Asked): Process {
  return process(parts, context, 'hourlySalary', asked);
}

/**
 * What an agent does about the own contract, as its downline, or about that of an agent directly below, as its upline. Whose
 * it is otherwise is not told.
 *
 * @throws Refusal `contract.downline.unknown`, and as `changeContract` and `answerContract` do; InvalidRequestError for a
 *   change that says nothing
 */
function process(
  { clock }: Parts,
  { merchant: { merchantCode }, member }: Context,
  kind: ContractKind,
  { agentId, step, product, version, tiers, startsOn }: Asked,
): Process {
  const now = new Date(clock.nowMs());
  const isOwn = agentId === member.memberId;
  return async (tx) => {
    if (!isOwn) {
      const agent = await selectAgent(tx, { merchantCode, agentId }, now);
      if (agent === undefined || contractUpline(agent) !== member.memberId)
        throw new Refusal('contract.downline.unknown');
    }
    const taken = {
      ...{ merchantCode, agentId, kind, product, now },
      ...(isOwn
        ? { party: 'downline' as const }
        : { party: 'upline' as const, actingUpline: member.memberId }),
      seenVersion: version,
      by: member.memberId,
    };
    if (step !== 'change') return answerContract(tx, taken, step);
    if (tiers === undefined) throw new InvalidRequestError('tiers');
    if (startsOn === undefined) throw new InvalidRequestError('startsOn');
    return changeContract(tx, taken, { tiers, startsOn });
  };
}

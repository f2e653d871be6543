import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { answerAgentContract } from './answer-agent-contract.ts';
import { getContractRequests } from './get-contract-requests.ts';
import { listAgentContracts } from './list-agent-contracts.ts';
import { listContracts } from './list-contracts.ts';
import { listDownlineContracts } from './list-downline-contracts.ts';
import { listOwnContracts } from './list-own-contracts.ts';
import {
  processDailySalaryContract,
  processDividendContract,
  processHourlySalaryContract,
} from './manage-contracts.ts';
import { proposeAgentContract } from './propose-agent-contract.ts';

export function registerContractRoutes(registrars: CallRegistrars, parts: ServerParts): void {
  const { registerAgentQuery, registerAgentCommand, registerOperatorQuery, registerOperatorCommand } =
    registrars;
  registerAgentQuery(calls.getContractRequests, ({ context }) => getContractRequests(parts, context));
  registerAgentQuery(calls.listOwnContracts, ({ context, query }) => listOwnContracts(parts, context, query));
  registerAgentQuery(calls.listDownlineContracts, ({ context, query }) =>
    listDownlineContracts(parts, context, query),
  );
  registerAgentCommand(calls.processDividendContract, async ({ context, body }) =>
    processDividendContract(parts, context, body),
  );
  registerAgentCommand(calls.processDailySalaryContract, async ({ context, body }) =>
    processDailySalaryContract(parts, context, body),
  );
  registerAgentCommand(calls.processHourlySalaryContract, async ({ context, body }) =>
    processHourlySalaryContract(parts, context, body),
  );
  registerOperatorQuery(calls.listAgentContracts, ({ context, params }) =>
    listAgentContracts(parts, context.merchant, params.memberId),
  );
  registerOperatorCommand(calls.proposeAgentContract, async ({ context, params, body }) => (tx) => {
    const member = { merchantCode: context.merchant.merchantCode, memberId: params.memberId };
    return proposeAgentContract(parts, tx, member, context.operator.operatorId, body);
  });
  registerOperatorCommand(calls.answerAgentContract, async ({ context, params, body }) => (tx) => {
    const member = { merchantCode: context.merchant.merchantCode, memberId: params.memberId };
    return answerAgentContract(parts, tx, member, context.operator.operatorId, body);
  });
  registerOperatorQuery(calls.listContracts, ({ context, query }) =>
    listContracts(parts, context.merchant, query),
  );
}

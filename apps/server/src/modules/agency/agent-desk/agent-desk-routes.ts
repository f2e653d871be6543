import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getAgent } from './get-agent.ts';
import { getAgentFigures } from './get-agent-figures.ts';
import { listAgentCommissions } from './list-agent-commissions.ts';
import { listAgentLine } from './list-agent-line.ts';
import { listAgents } from './list-agents.ts';
import { moveMember } from './move-member.ts';

export function registerAgentDeskRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listAgents, ({ context, query }) =>
    listAgents(parts, context.merchant.merchantCode, query),
  );
  registerOperatorQuery(calls.getAgent, ({ context, params: { memberId } }) =>
    getAgent(parts, { merchantCode: context.merchant.merchantCode, memberId }),
  );
  registerOperatorQuery(calls.listAgentLine, ({ context, params: { memberId }, query }) =>
    listAgentLine(parts, { merchantCode: context.merchant.merchantCode, memberId }, query),
  );
  registerOperatorQuery(calls.getAgentFigures, ({ context, params: { memberId }, query }) =>
    getAgentFigures(
      parts,
      context.merchant,
      { merchantCode: context.merchant.merchantCode, memberId },
      query,
    ),
  );
  registerOperatorQuery(calls.listAgentCommissions, ({ context, params: { memberId }, query }) =>
    listAgentCommissions(parts, { merchantCode: context.merchant.merchantCode, memberId }, query),
  );
  registerOperatorCommand(
    calls.moveMember,
    async ({ context, params: { memberId }, body }) =>
      (tx) =>
        moveMember(parts, tx, { merchantCode: context.merchant.merchantCode, memberId }, body),
  );
}

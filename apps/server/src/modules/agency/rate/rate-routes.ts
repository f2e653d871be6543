import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getOwnRates } from './get-own-rates.ts';
import { listDownlineRates } from './list-downline-rates.ts';
import { getMemberRates, setMemberRates } from './manage-member-rates.ts';
import { setDownlineRates } from './set-downline-rates.ts';

export function registerRateRoutes(
  {
    registerAgentQuery,
    registerAgentCommand,
    registerOperatorQuery,
    registerOperatorCommand,
  }: CallRegistrars,
  parts: ServerParts,
): void {
  registerAgentQuery(calls.getOwnRates, ({ context }) => getOwnRates(parts, context));
  registerAgentQuery(calls.listDownlineRates, ({ context, query }) =>
    listDownlineRates(parts, context, query),
  );
  registerAgentCommand(calls.setDownlineRates, async ({ context, params, body }) =>
    setDownlineRates(parts, context, params.memberId, body.rates),
  );
  registerOperatorQuery(calls.getMemberRates, ({ context, params }) =>
    getMemberRates(parts, context.merchant, params.memberId),
  );
  registerOperatorCommand(calls.setMemberRates, async ({ context, params, body }) =>
    setMemberRates(parts, context.merchant, params.memberId, body, context.operator.operatorId),
  );
}

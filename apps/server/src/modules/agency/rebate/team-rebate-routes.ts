import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getTeamRebates } from './get-team-rebates.ts';
import { listTeamRebateLines } from './list-team-rebate-lines.ts';
import { listTeamRebatePayments } from './list-team-rebate-payments.ts';

export function registerTeamRebateRoutes({ registerAgentQuery }: CallRegistrars, parts: ServerParts): void {
  registerAgentQuery(calls.getTeamRebates, ({ context, query }) => getTeamRebates(parts, context, query));
  registerAgentQuery(calls.listTeamRebateLines, ({ context, query }) =>
    listTeamRebateLines(parts, context, query),
  );
  registerAgentQuery(calls.listTeamRebatePayments, ({ context, query }) =>
    listTeamRebatePayments(parts, context, query),
  );
}

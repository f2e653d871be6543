import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { exportTeamBets } from './export-team-bets.ts';
import { exportTeamProfit } from './export-team-profit.ts';
import { getTeamBetTotals } from './get-team-bet-totals.ts';
import { getTeamFigures } from './get-team-figures.ts';
import { getTeamOverview } from './get-team-overview.ts';
import { listTeamBets } from './list-team-bets.ts';
import { listTeamMembers } from './list-team-members.ts';
import { listTeamProfit } from './list-team-profit.ts';

export function registerTeamRoutes(
  { registerAgentQuery, registerAgentFile }: CallRegistrars,
  parts: ServerParts,
): void {
  registerAgentQuery(calls.getTeamOverview, async ({ context, query }) =>
    getTeamOverview(parts, context, query),
  );
  registerAgentQuery(calls.getTeamFigures, ({ context, query }) => getTeamFigures(parts, context, query));
  registerAgentQuery(calls.listTeamProfit, ({ context, query }) => listTeamProfit(parts, context, query));
  registerAgentQuery(calls.listTeamMembers, ({ context, query }) => listTeamMembers(parts, context, query));
  registerAgentQuery(calls.listTeamBets, ({ context, query }) => listTeamBets(parts, context, query));
  registerAgentFile(calls.exportTeamProfit, ({ context, query }) => exportTeamProfit(parts, context, query));
  registerAgentQuery(calls.getTeamBetTotals, ({ context, query }) => getTeamBetTotals(parts, context, query));
  registerAgentFile(calls.exportTeamBets, ({ context, query }) => exportTeamBets(parts, context, query));
}

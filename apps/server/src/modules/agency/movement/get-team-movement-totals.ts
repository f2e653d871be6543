import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { teamMovementFilter } from './team-movement-filter.ts';
import { selectTeamMovementTotals } from './team-movements-sql.ts';

/** What went into the team's wallets and out of them, over all movements that the same filter lists. */
export async function getTeamMovementTotals(
  parts: Pick<ServerParts, 'runner'>,
  context: Pick<AgentContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['getTeamMovementTotals']>,
): Promise<CallValue<Calls['getTeamMovementTotals']>> {
  const filter = await teamMovementFilter(parts, context, query);
  const { in_minor, out_minor } = await selectTeamMovementTotals(parts.runner, filter);
  return {
    inMinor: `${in_minor}`,
    outMinor: `${out_minor}`,
    netMinor: `${in_minor - out_minor}`,
    currencyCode: context.merchant.currencyCode,
  };
}

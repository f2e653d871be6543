import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readTeamPeriod } from './read-team-period.ts';
import { requireTeamMember } from './require-team-member.ts';

/**
 * What a team did over some days.
 *
 * Refuses with `member.unknown` the team of somebody who does not stand below the agent.
 */
export async function getTeamFigures(
  { runner }: Pick<ServerParts, 'runner'>,
  context: Pick<AgentContext, 'merchant' | 'member'>,
  { under, ...asked }: CallQuery<Calls['getTeamFigures']>,
): Promise<CallValue<Calls['getTeamFigures']>> {
  const { merchantCode, currencyCode } = context.merchant;
  const days = requireDays(asked);
  const agentId = await requireTeamMember(runner, context, under);
  return readTeamPeriod(runner, { merchantCode, currencyCode, agentId }, days);
}

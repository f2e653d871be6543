import type { CallQuery } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { selectDayMoments } from '../../../platform/calendar/day-moments-sql.ts';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { reasonsOfKind } from '../../money/wallet/movement-kind.ts';
import { requireTeamMember } from '../team/require-team-member.ts';
import type { TeamMovementFilter } from './team-movements-sql.ts';

/** Refuses with `member.unknown` the movements of somebody who does not stand below the agent, the agent included. */
export async function teamMovementFilter(
  { runner }: Pick<ServerParts, 'runner'>,
  context: Pick<AgentContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['getTeamMovementTotals']>,
): Promise<TeamMovementFilter> {
  const { merchantCode } = context.merchant;
  const days = requireDays(query);
  if (query.memberId !== undefined) await requireTeamMember(runner, context, query.memberId);
  const { from, to } = await selectDayMoments(runner, merchantCode, days);
  return {
    ...{ merchantCode, agentId: context.member.memberId, memberId: query.memberId, level: query.level },
    ...{ reasons: reasonsOfKind(query.kind), from, to },
  };
}

import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, zeroMinor } from '@wau/money/minor';
import { countDays, requireDays } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireTeamMember } from './require-team-member.ts';
import { teamPeriodOf } from './team-figures.ts';
import { selectTeamDays, selectTeamPlays, selectTeamStanding } from './team-figures-sql.ts';
import { playView, teamFiguresView } from './team-figures-view.ts';

/**
 * What a team did over some days, read from what the job has counted: some rows a day, however large the team.
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
  const team = { merchantCode, agentId: await requireTeamMember(runner, context, under) };
  const [dayRows, playRows, standing] = await Promise.all([
    selectTeamDays(runner, team, days),
    selectTeamPlays(runner, team, currencyCode, days),
    selectTeamStanding(runner, team),
  ]);
  const period = teamPeriodOf(dayRows, playRows, countDays(days));
  return {
    currencyCode,
    countedAt: standing?.counted_at.toISOString() ?? null,
    memberCount: standing?.member_count ?? 0,
    directCount: standing?.direct_count ?? 0,
    balanceMinor: minorToWire(standing?.balance_minor ?? zeroMinor),
    totals: teamFiguresView(period.totals),
    days: period.days.map((figures) => ({ day: figures.day, ...teamFiguresView(figures) })),
    categories: period.categories.map((play) => ({ category: play.category, ...playView(play) })),
  };
}

import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { selectDayMoments } from '../../../platform/calendar/day-moments-sql.ts';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isAgent } from '../../../platform/sessions/member-types.ts';
import { requireTeamMember } from './require-team-member.ts';
import { playView } from './team-figures-view.ts';
import { teamName } from './team-name.ts';
import { selectTeamPath, selectTeamProfit, type TeamProfitRow } from './team-profit-sql.ts';

/**
 * Who of a direct line has brought what, each with everybody below, so that a result can be followed down line by line.
 *
 * Refuses with `member.unknown` the line of somebody who does not stand below the agent.
 */
export async function listTeamProfit(
  { runner }: Pick<ServerParts, 'runner'>,
  context: Pick<AgentContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['listTeamProfit']>,
): Promise<CallValue<Calls['listTeamProfit']>> {
  const { merchant, member } = context;
  const { merchantCode, currencyCode } = merchant;
  const days = requireDays(query);
  const under = await requireTeamMember(runner, context, query.under);
  const filter = {
    ...{
      merchantCode,
      currencyCode,
      agentId: member.memberId,
      under,
      fromDay: days.fromDay,
      toDay: days.toDay,
      category: query.category,
    },
    ...(await selectDayMoments(runner, merchantCode, days)),
    before: readCursor(query.cursor, (cursor) => parseId('member', cursor)),
  };
  const path =
    under === member.memberId ? [] : await selectTeamPath(runner, merchantCode, member.memberId, under);
  const page = await readPage(
    query.pageSize,
    (limit) => selectTeamProfit(runner, { ...filter, limit }),
    (row: TeamProfitRow) => ({
      memberId: row.member_id,
      userName: teamName(merchant, row.username, row.own_level).userName,
      isAgent: isAgent({ memberType: row.member_type }),
      memberCount: row.member_count,
      ...playView({
        betCount: row.bet_count,
        turnoverMinor: row.turnover_minor,
        stakeMinor: row.stake_minor,
        payoutMinor: row.payout_minor,
      }),
      depositMinor: minorToWire(row.deposit_minor),
      withdrawalMinor: minorToWire(row.withdrawal_minor),
    }),
    (row) => row.member_id,
  );
  return {
    currencyCode,
    path: path.map((step) => ({
      memberId: step.member_id,
      userName: teamName(merchant, step.username, step.own_level).userName,
    })),
    ...page,
  };
}

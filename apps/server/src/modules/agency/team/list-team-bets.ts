import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import { selectDayMoments } from '../../../platform/calendar/day-moments-sql.ts';
import { selectMerchantDay } from '../../../platform/calendar/merchant-day-sql.ts';
import { type Days, requireDays } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { cursorOfBet, parseBetCursor } from '../../play/betting/bet-cursor.ts';
import { readBets } from '../../play/betting/read-bets.ts';
import { newestBetsOfDay } from './newest-bets-of-day.ts';
import { requireTeamMember } from './require-team-member.ts';
import { selectTeamPlayDays, type TeamBetFilter, type TeamBetRow } from './team-bets-sql.ts';
import { teamName } from './team-name.ts';

/**
 * The bets of a team, newest first. It goes from day to day over those on which the team played, so that a quiet month
 * costs no more than its busy days; today and the day before are asked in any case, because counting is behind.
 *
 * Refuses with `member.unknown` the bets of somebody who does not stand below the agent.
 */
export async function listTeamBets(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<AgentContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['listTeamBets']>,
): Promise<CallValue<Calls['listTeamBets']>> {
  const { merchant, member } = context;
  const { merchantCode } = merchant;
  const days = requireDays(query);
  if (query.memberId !== undefined) await requireTeamMember(parts.runner, context, query.memberId);
  const filter = {
    ...{ merchantCode, agentId: member.memberId },
    ...{ memberId: query.memberId, level: query.level, category: query.category },
    before: readCursor(query.cursor, parseBetCursor),
  };
  const page = await readPage(
    query.pageSize,
    (limit) => newestBets(parts, filter, days, limit),
    (row) => row,
    (row) => cursorOfBet({ placedAt: row.placed_at, externalKey: row.external_key }),
  );
  const keys = page.list.map((row) => ({
    ...{ merchantCode, source: row.source, provider: row.provider, externalKey: row.external_key },
  }));
  const bets = await readBets(parts, context, keys);
  return {
    ...page,
    list: page.list.flatMap((row, index) => {
      const bet = bets[index];
      if (bet === undefined) return [];
      const { betKey, category, gameName, stakeMinor, payoutMinor, currencyCode, status, placedAt } = bet;
      return [
        {
          ...{ betKey, category, gameName, stakeMinor, payoutMinor, currencyCode, status, placedAt },
          memberId: row.member_id,
          userName: teamName(merchant, row.username, row.own_level).userName,
          level: row.own_level,
        },
      ];
    }),
  };
}

async function newestBets(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  filter: Omit<TeamBetFilter, 'from' | 'to'>,
  { fromDay, toDay }: Days,
  limit: number,
): Promise<readonly TeamBetRow[]> {
  const { merchantCode, agentId, before } = filter;
  const latestDay = await selectMerchantDay(runner, merchantCode, new Date(clock.nowMs()));
  const lastDay =
    before === undefined ? toDay : await selectMerchantDay(runner, merchantCode, before.placedAt);
  const counted = await selectTeamPlayDays(runner, merchantCode, agentId, fromDay, lastDay);
  const uncounted = [latestDay, addDays(latestDay, -1)].filter((day) => day >= fromDay && day <= lastDay);
  const played = [...new Set([...uncounted, ...counted])].sort().reverse();
  const rows: TeamBetRow[] = [];
  for (const day of played) {
    const moments = await selectDayMoments(runner, merchantCode, { fromDay: day, toDay: day });
    rows.push(...(await newestBetsOfDay(runner, { ...filter, ...moments }, day, limit - rows.length)));
    if (rows.length >= limit) break;
  }
  return rows;
}

import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import { minorToWire, zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { countDays, type Days } from '../../../platform/calendar/require-days.ts';
import { teamPeriodOf } from './team-figures.ts';
import { selectTeamDays, selectTeamPlays, selectTeamStanding } from './team-figures-sql.ts';
import { playView, teamFiguresView } from './team-figures-view.ts';

/** What a team did over some days, read from what the job has counted: some rows a day, however large the team. */
export async function readTeamPeriod(
  runner: SqlRunner,
  {
    currencyCode,
    ...team
  }: {
    readonly merchantCode: MerchantCode;
    readonly agentId: MemberId;
    readonly currencyCode: CurrencyCode;
  },
  days: Days,
): Promise<CallValue<Calls['getTeamFigures']>> {
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

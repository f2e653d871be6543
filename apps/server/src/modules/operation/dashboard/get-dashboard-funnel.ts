import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectCohort, selectCountedAt } from './member-day-counts-sql.ts';

/** How far those who registered in a period have come: the same people at each step, whenever they took it. */
export async function getDashboardFunnel(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode } }: Pick<OperatorContext, 'merchant'>,
  query: CallQuery<Calls['getDashboardFunnel']>,
): Promise<CallValue<Calls['getDashboardFunnel']>> {
  const { fromDay, toDay } = requireDays(query);
  const [cohort, countedAt] = await Promise.all([
    selectCohort(runner, merchantCode, fromDay, toDay),
    selectCountedAt(runner, merchantCode, fromDay, toDay),
  ]);
  const counts = new Map(cohort.map(({ what, member_count }) => [what, member_count]));
  return {
    countedAt: countedAt?.toISOString() ?? null,
    registered: counts.get('registered') ?? 0,
    firstDeposit: counts.get('firstDeposit') ?? 0,
    firstBet: counts.get('firstBet') ?? 0,
    secondDeposit: counts.get('secondDeposit') ?? 0,
  };
}

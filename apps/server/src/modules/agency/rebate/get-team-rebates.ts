import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { minorOfParts } from './minor-of-parts.ts';
import { type RebateSumRow, selectRebateSums, selectReckonedThrough } from './team-rebates-sql.ts';

/** What an agent has earned by the team's stakes over some days, by day and by product. */
export async function getTeamRebates(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member }: Pick<AgentContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['getTeamRebates']>,
): Promise<CallValue<Calls['getTeamRebates']>> {
  const { merchantCode, currencyCode } = merchant;
  const days = requireDays(query);
  const rows = await selectRebateSums(runner, { merchantCode, agentId: member.memberId, ...days });
  return {
    currencyCode,
    reckonedThrough: (await selectReckonedThrough(runner, merchantCode)) ?? null,
    totals: sumsOf(rows),
    products: groups(rows, (row) => row.product).map(([product, each]) => ({ product, ...sumsOf(each) })),
    days: groups(rows, (row) => row.day).map(([day, each]) => ({ day, ...sumsOf(each) })),
  };
}

/** Rounded down once, so that many small stakes are not rounded away. */
function sumsOf(rows: readonly RebateSumRow[]): { turnoverMinor: string; earnedMinor: string } {
  const turnover = rows.reduce((sum, row) => sum + row.turnover_minor, 0n);
  const parts = rows.reduce((sum, row) => sum + row.parts, 0n);
  return { turnoverMinor: `${turnover}`, earnedMinor: `${minorOfParts(parts)}` };
}

/** In the order in which each first comes. */
function groups<Key>(
  rows: readonly RebateSumRow[],
  keyOf: (row: RebateSumRow) => Key,
): readonly (readonly [Key, readonly RebateSumRow[]])[] {
  const found = new Map<Key, RebateSumRow[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return [...found];
}

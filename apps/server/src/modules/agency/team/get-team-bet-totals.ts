import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireTeamMember } from './require-team-member.ts';
import { selectTeamBetSums } from './team-bet-totals-sql.ts';

/**
 * Stakes, payouts and what is left of all bets that the same filter lists, in the merchant's currency.
 *
 * Refuses with `member.unknown` the bets of somebody who does not stand below the agent.
 */
export async function getTeamBetTotals(
  { runner }: Pick<ServerParts, 'runner'>,
  context: Pick<AgentContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['getTeamBetTotals']>,
): Promise<CallValue<Calls['getTeamBetTotals']>> {
  const { merchantCode, currencyCode } = context.merchant;
  const days = requireDays(query);
  if (query.memberId !== undefined) await requireTeamMember(runner, context, query.memberId);
  const sums = await selectTeamBetSums(runner, {
    ...{ ...days, merchantCode, currencyCode, agentId: context.member.memberId },
    ...{ memberId: query.memberId, level: query.level, category: query.category },
  });
  return {
    betCount: Number(sums.betCount),
    stakeMinor: minorToWire(sums.stakeMinor),
    payoutMinor: minorToWire(sums.payoutMinor),
    netMinor: minorToWire(toMinor(sums.payoutMinor - sums.stakeMinor)),
    currencyCode,
  };
}

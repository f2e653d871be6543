import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import { selectDayMoments } from '../../../platform/calendar/day-moments-sql.ts';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readDaySums } from '../../play/betting/read-day-sums.ts';
import { netOf, type ProfitFigures, profitOf } from './profit-figures.ts';
import { readRewards } from './read-rewards.ts';

/**
 * What the member staked and got back, by day and by kind of games. A bet is of the day it was placed on, so that a day
 * says what the record of bets says of it. Kept to a kind of games there are no rewards: they belong to none.
 */
export async function getProfit(
  parts: Pick<ServerParts, 'ledger' | 'runner'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['getProfit']>,
): Promise<CallValue<Calls['getProfit']>> {
  const { merchantCode, currencyCode } = context.merchant;
  const days = requireDays(query);
  const { category } = query;
  const moments = await selectDayMoments(parts.runner, merchantCode, days);
  const [play, rewards] = await Promise.all([
    readDaySums(parts, { ...days, merchantCode, memberId: context.member.memberId, currencyCode, category }),
    category === undefined ? readRewards(parts, context, moments) : new Map(),
  ]);
  const profit = profitOf(play, rewards);
  return {
    currencyCode,
    totals: { ...figuresView(profit.totals), rewardMinor: minorToWire(profit.totals.rewardMinor) },
    days: profit.days.map((day) => ({
      day: day.day,
      ...figuresView(day),
      rewardMinor: minorToWire(day.rewardMinor),
    })),
    categories: profit.categories.map((kind) => ({ category: kind.category, ...figuresView(kind) })),
  };
}

function figuresView(figures: ProfitFigures) {
  return {
    betCount: Number(figures.betCount),
    stakeMinor: minorToWire(figures.stakeMinor),
    payoutMinor: minorToWire(figures.payoutMinor),
    netMinor: minorToWire(netOf(figures)),
  };
}

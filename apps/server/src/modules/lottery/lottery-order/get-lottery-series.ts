import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { seriesLowest } from '@wau/rules/lottery/lottery-odds';
import { seriesWhole } from '@wau/rules/lottery/series-rebate';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { usualSeriesOf } from './price-line.ts';

/** The prize series that the member may play by: the merchant's, alike for all of its members. */
export async function getLotterySeries({
  merchant,
}: Pick<MemberContext, 'merchant'>): Promise<CallValue<Calls['getLotterySeries']>> {
  const { lotterySeries, lotterySeriesHighest: seriesHighest } = merchant;
  return {
    seriesLowest,
    seriesHighest,
    seriesUsual: usualSeriesOf({ usualSeries: lotterySeries, highestSeries: seriesHighest }),
    seriesWhole,
  };
}

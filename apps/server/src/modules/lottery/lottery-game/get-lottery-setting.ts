import type { CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import { seriesLowest } from '@wau/rules/lottery/lottery-odds';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireLottery } from './require-lottery.ts';

/** What may be staked on a lottery. */
export async function getLotterySetting(
  parts: Pick<ServerParts, 'runner'>,
  context: VisitorContext,
  { gameId }: CallParams<Calls['getLotterySetting']>,
): Promise<CallValue<Calls['getLotterySetting']>> {
  const game = await requireLottery(parts, context, gameId);
  return {
    gameId,
    currencyCode: context.merchant.currencyCode,
    units: game.units_minor.map(minorToWire),
    highestMultiple: game.highest_multiple,
    highestStakeMinor: minorToWire(game.highest_stake_minor),
    highestWinMinor: minorToWire(game.highest_win_minor),
    seriesLowest,
    seriesHighest: context.merchant.lotterySeriesHighest,
  };
}

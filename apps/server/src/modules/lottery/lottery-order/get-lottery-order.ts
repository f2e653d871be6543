import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import { assert, Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { drawnNumbers } from '../lottery-game/drawn-numbers.ts';
import { findLotteryGame } from '../lottery-game/find-lottery-games.ts';
import { orderEntryView } from './list-lottery-orders.ts';
import { type SuborderRow, selectOrder, selectSuborders } from './list-lottery-orders-sql.ts';

type SuborderView = CallValue<Calls['getLotteryOrder']>['entries'][number]['suborders'][number];

/** An order of the member's with all of its draws and line groups; refuses `lottery.order.unknown`. */
export async function getLotteryOrder(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member, language }: MemberContext,
  { orderId }: CallQuery<Calls['getLotteryOrder']>,
): Promise<CallValue<Calls['getLotteryOrder']>> {
  const { merchantCode } = merchant;
  const entries = await selectOrder(runner, { merchantCode, memberId: member.memberId }, orderId, language);
  const [first] = entries;
  if (first === undefined) throw new Refusal('lottery.order.unknown');
  const game = await findLotteryGame(runner, merchantCode, first.game_id);
  assert(game !== undefined, 'an order is of a game that is there');
  const suborders = await selectSuborders(runner, merchantCode, first.game_id, orderId);
  const byDraw = Map.groupBy(suborders, ({ numero }) => numero);
  return {
    stopsOnWin: first.stops_on_win,
    entries: entries.map((entry) => ({
      ...orderEntryView(entry),
      result: entry.result === null ? null : drawnNumbers(game, entry.numero, entry.result),
      slipHash: entry.slip_hash.toString('hex'),
      suborders: (byDraw.get(entry.numero) ?? []).map((suborder) => suborderView(orderId, suborder)),
    })),
  };
}

function suborderView(orderId: string, row: SuborderRow): SuborderView {
  return {
    suborderNumber: `${orderId}-${row.suborder.toString().padStart(3, '0')}`,
    playId: row.play,
    prizeModeId: row.prize_mode,
    numbers: row.picks,
    lineCount: row.line_count.toString(),
    unit: minorToWire(row.unit_minor),
    multiple: row.multiple,
    series: row.series,
    oddsTenThousandths: row.odds.map(Number),
    stakeMinor: minorToWire(row.stake_minor),
    payoutMinor: minorToWire(row.payout_minor),
    rebateMinor: minorToWire(row.rebate_minor),
  };
}

import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { hasSameOdds } from '@wau/rules/lottery/same-odds';
import type { BetLine } from './bet-line.ts';
import { lineAsOffered, type Offer, readLine } from './offered-line.ts';

export type EarlierOrder = CallValue<Calls['getLotteryOrder']>;
type Suborder = EarlierOrder['entries'][number]['suborders'][number];

/** An earlier order as bets of today, and what is not as it was. */
export interface CopiedOrder {
  readonly lines: readonly BetLine[];
  readonly otherOddsCount: number;
  readonly otherPriceCount: number;
  /** Plays that are not offered any more, each once. */
  readonly leftOut: readonly string[];
  /** Bets that the basket has no room for. */
  readonly withoutRoomCount: number;
}

/** The bets of an order's first draw, priced as the lottery offers them now, as many as there is room for. */
export function copyOrder(offer: Offer, { entries }: EarlierOrder, room: number): CopiedOrder {
  const copies = (entries[0]?.suborders ?? []).map((suborder) => ({
    suborder,
    line: lineAsOffered(offer, wishOf(offer, suborder)),
  }));
  const leftOut = copies.filter(({ line }) => line === undefined).map(({ suborder }) => suborder.playId);
  const offered = copies.flatMap(({ suborder, line }) => (line === undefined ? [] : [{ suborder, line }]));
  const taken = offered.slice(0, room);
  return {
    lines: taken.map(({ line }) => line),
    otherOddsCount: taken.filter(({ suborder, line }) => !hasSameOdds(suborder.oddsTenThousandths, line.odds))
      .length,
    otherPriceCount: taken.filter(({ suborder, line }) => !hasSamePrice(suborder, line)).length,
    leftOut: [...new Set(leftOut)],
    withoutRoomCount: offered.length - taken.length,
  };
}

function wishOf(offer: Offer, { playId, prizeModeId, numbers, unit, multiple, series }: Suborder) {
  const prizes = readLine(offer, { playId, numbers })?.known.menuPlay.prizes ?? [];
  const isBySeries = prizes.some((prize) => prize.isBySeries);
  const wish = { playId, prizeModeId, numbers, unitMinor: BigInt(unit), multiple };
  return { ...wish, series: isBySeries ? series : undefined };
}

function hasSamePrice({ unit, multiple }: Suborder, line: BetLine): boolean {
  return BigInt(unit) === line.unitMinor && multiple === line.multiple;
}
